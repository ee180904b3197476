"""A field has no description.

Why: The description is the place for the form of the answer and for facts a person needs to
decide. In VS Code's quick pick it is the only thing shown beside the title.

Bad:
```json
{
  "type": "object",
  "properties": {"note": {"type": "string", "title": "Note for the reviewer"}},
  "required": ["note"]
}
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

Source: microsoft/vscode mcpElicitationService.ts (description as placeholder);
anthropics/claude-code#86469
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a field without `description`."""
    if field.data and "description" not in field.data:
        yield Fault(
            field.pointer,
            f"`{field.name}` has no description. Say in one short sentence what is wanted.",
            on_key=True,
        )


RULE = Rule(code="ELS073", name="field-undescribed", on=FieldNode, check=check, severity="info")
