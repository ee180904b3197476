"""The options of a list field stand under `oneOf`.

Why: Titled options to pick several from stand under `items.anyOf`; `oneOf` belongs to a choice
of one. The text of SEP-1330 mixes the two, the shipped schema does not, and official types
refuse `items.oneOf`.

Bad:
```json
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "minItems": 1,
      "items": {
        "oneOf": [
          {"const": "mon", "title": "Monday"},
          {"const": "tue", "title": "Tuesday"}
        ]
      }
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
      "items": {
        "anyOf": [
          {"const": "mon", "title": "Monday"},
          {"const": "tue", "title": "Tuesday"}
        ]
      }
    }
  },
  "required": ["days"]
}
```

Source: schema/2025-11-25/schema.ts TitledMultiSelectEnumSchema; modelcontextprotocol#1795
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, RenameKey, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `items.oneOf` on an array."""
    items = field.data.get("items")
    if field.data.get("type") == "array" and isinstance(items, dict) and "oneOf" in items:
        at = member(field.pointer, "items", "oneOf")
        yield Fault(
            at,
            "Options to pick several from stand under `items.anyOf`.",
            Mend("Rename `oneOf` to `anyOf`", (RenameKey(at, "anyOf"),), safe="anyOf" not in items),
            on_key=True,
        )


RULE = Rule(
    code="ELS018",
    name="items-one-of",
    on=FieldNode,
    check=check,
    needs=("type:array",),
    since="2025-11-25",
)
