"""A description is too long to be read.

Why: Clients show the description as a hint of one line or a placeholder. Above some 400
characters it is cut or fills the screen; the message is the place for what matters.

Bad:
```yaml
type: object
properties:
  note:
    type: string
    title: Note for the reviewer
    description: >-
      This note is shown to the reviewer together with the request and kept for a year.
      This note is shown to the reviewer together with the request and kept for a year.
      This note is shown to the reviewer together with the request and kept for a year.
      This note is shown to the reviewer together with the request and kept for a year.
      This note is shown to the reviewer together with the request and kept for a year.
```

Good:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["note"]
}
```

Source: microsoft/vscode mcpElicitationService.ts (placeholder); GOV.UK hint text: one short
sentence
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a description beyond the limit."""
    if len(field.text("description")) > LONGEST:
        yield Fault(
            member(field.pointer, "description"),
            f"{len(field.text('description'))} characters are not read. Say it in one or two "
            f"sentences, below {LONGEST}.",
        )


LONGEST = 400


RULE = Rule(
    code="ELS078",
    name="description-long",
    on=FieldNode,
    check=check,
    needs=("description",),
    severity="warning",
)
