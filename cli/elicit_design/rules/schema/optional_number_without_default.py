"""An optional number has no default.

Why: VS Code's "None" for a skipped number becomes `Number(undefined)`, sent as null; Goose
always sends the minimum or 0, others cannot skip it. Make it required, give it a default, or
offer a few values as text.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour"
    }
  }
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "default": 1
    }
  }
}
```

Source: microsoft/vscode mcpElicitationService.ts; goose ElicitationRequest.tsx; mcp-agent
handler.py
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a number that may be left out and has no default."""
    if (
        field.data.get("type") in ("number", "integer")
        and not field.required
        and "default" not in field.data
        and not field.options
    ):
        yield Fault(
            field.pointer,
            f"`{field.name}` left out arrives as null, 0 or the minimum. Make it required, give it "
            "a default, or offer a few values as text.",
        )


RULE = Rule(
    code="ELS075",
    name="optional-number-without-default",
    on=FieldNode,
    check=check,
    needs=("type:number", "type:integer"),
    severity="warning",
)
