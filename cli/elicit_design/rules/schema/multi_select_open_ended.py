"""Several may be picked, and nothing says how many.

Why: Accepting with nothing picked breaks one client and is sent as an empty list by others; the
limits `minItems` and `maxItems` are not enforced everywhere, so the server checks them too. Say
with `minItems` whether none is an answer, or give a default.

Bad:
```json
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "items": {"type": "string", "enum": ["Monday", "Tuesday"]}
    }
  },
  "required": ["days"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "minItems": 1,
      "items": {"type": "string", "enum": ["Monday", "Tuesday"]}
    }
  },
  "required": ["days"]
}
```

Source: microsoft/vscode mcpElicitationService.ts (dereferences undefined); laravel/mcp#190
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a required list without `minItems` and without a default."""
    if field.kind is None or field.data.get("type") != "array" or not field.required:
        return
    if "minItems" not in field.data and "default" not in field.data:
        yield Fault(
            field.pointer,
            "Nothing picked is sent as an empty list, or not at all. Write `minItems`, or a "
            "`default`, and check the answer in the server.",
        )


RULE = Rule(
    code="ELS077",
    name="multi-select-open-ended",
    on=FieldNode,
    check=check,
    needs=("type:array",),
    severity="info",
    since="2025-11-25",
)
