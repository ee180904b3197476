"""A field has a `pattern`.

Why: `pattern` was never in a schema of the protocol. The page of 2025-11-25 shows it in an
example, which was a mistake that the pages before and after had removed. Codex refuses the
whole form, TypeScript strips it: check the value in the server and say the form in the
description.

Bad:
```json 2026-07-28
{
  "type": "object",
  "properties": {
    "tag": {
      "type": "string",
      "title": "Release tag",
      "description": "Such as v1.2.3",
      "pattern": "^v[0-9.]+$"
    }
  },
  "required": ["tag"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "tag": {
      "type": "string",
      "title": "Release tag",
      "description": "Such as v1.2.3"
    }
  },
  "required": ["tag"]
}
```

Source: modelcontextprotocol#800 and #838; 2025-11-25 client/elicitation §Requested Schema;
schema.ts of all revisions
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `pattern`, as a warning in the revision whose page shows it."""
    if "pattern" not in field.data:
        return
    at = member(field.pointer, "pattern")
    shown = "pattern" in field.grammar.shown_in_prose
    lead = (
        "An example on this revision's page shows `pattern`, but no schema has it"
        if shown
        else "`pattern` is not in the protocol"
    )
    yield Fault(
        at,
        f"{lead}: clients drop it or refuse the form. Describe the form in `description` and check "
        "it in the server.",
        Mend("Remove `pattern`", (Remove(at),), safe=False),
        on_key=True,
    )


RULE = Rule(
    code="ELS008",
    name="pattern",
    on=FieldNode,
    check=check,
    needs=("pattern",),
    severity_in={"2025-11-25": "warning"},
)
