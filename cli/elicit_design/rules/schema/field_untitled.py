"""A field has no title.

Why: Without a title clients show the property's name, as VS Code does, or nothing, as FastMCP's
`value` shows. The title is also the question in clients that ask field by field.

Bad:
```json
{
  "type": "object",
  "properties": {"note": {"type": "string", "description": "Shown with the request"}},
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

Source: microsoft/vscode mcpElicitationService.ts (label is title or name); FastMCP 4.2.3
`value` field
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a field without `title`."""
    if field.data and "title" not in field.data:
        yield Fault(
            field.pointer,
            f"`{field.name}` has no title, so people see its name. Add a noun phrase as `title`.",
            on_key=True,
        )


RULE = Rule(code="ELS072", name="field-untitled", on=FieldNode, check=check, severity="warning")
