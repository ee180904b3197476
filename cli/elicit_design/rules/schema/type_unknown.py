"""A field has a type that forms do not have.

Why: Forms know `string`, `number`, `integer`, `boolean` and, since 2025-11-25, `array` for
several options. `null`, `file`, `date` and the like are refused.

Bad:
```json
{
  "type": "object",
  "properties": {
    "day": {
      "type": "date",
      "title": "Day of the delivery",
      "description": "Any working day"
    }
  },
  "required": ["day"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "day": {
      "type": "string",
      "title": "Day of the delivery",
      "description": "Any working day",
      "format": "date"
    }
  },
  "required": ["day"]
}
```

Source: schema/2026-07-28/schema.ts PrimitiveSchemaDefinition
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a `type` that is one word and not among those of any revision."""
    kind = field.data.get("type")
    if (
        "type" not in field.data
        or isinstance(kind, list)
        or kind in (*field.grammar.field_types, "array", "object")
    ):
        return
    yield Fault(
        member(field.pointer, "type"),
        f"`{kind}` is no type of a field. Write one of {', '.join(field.grammar.field_types)}.",
    )


RULE = Rule(code="ELS015", name="type-unknown", on=FieldNode, check=check, needs=("type:other",))
