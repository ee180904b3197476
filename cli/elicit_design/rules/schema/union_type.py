"""A field has several types or composed schemas.

Why: A field is exactly one of the kinds of the protocol. Unions, `allOf`, `not` and `if` are
refused by official types, dropped by some clients, and a person cannot see which of the types a
box wants.

Bad:
```json
{
  "type": "object",
  "properties": {
    "amount": {
      "type": ["string", "integer"],
      "title": "Amount",
      "description": "Such as 12 or a dozen"
    }
  },
  "required": ["amount"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "amount": {
      "type": "string",
      "title": "Amount",
      "description": "Such as 12 or a dozen"
    }
  },
  "required": ["amount"]
}
```

Source: schema/2026-07-28/schema.ts PrimitiveSchemaDefinition;
modelcontextprotocol/typescript-sdk#2369
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report lists of types without null, and composition that offers no titled options."""
    kinds = field.data.get("type")
    if isinstance(kinds, list) and "null" not in kinds:
        yield Fault(
            member(field.pointer, "type"), "A field has one type. Pick the one people type."
        )
    for key in ("allOf", "not", "if", "anyOf", "oneOf"):
        if key in field.data and not _explained(field.data, key):
            yield Fault(
                member(field.pointer, key),
                f"`{key}` is not for fields. Write one type with its own keys.",
                on_key=True,
            )


def _explained(data: JsonObject, key: str) -> bool:
    """Whether another rule says more: references, null, titled options, enums of numbers."""
    parts = data[key]
    if key not in ("anyOf", "oneOf", "allOf") or not isinstance(parts, list) or not parts:
        return isinstance(parts, list) and key in ("anyOf", "oneOf")
    if data.get("type") in ("number", "integer", "boolean"):
        return key == "oneOf"
    return any(
        not isinstance(part, dict)
        or part == {"type": "null"}
        or {"$ref", "const", "title"} & set(part)
        for part in parts
    )


RULE = Rule(
    code="ELS013",
    name="union-type",
    on=FieldNode,
    check=check,
    needs=("type:list", "allOf", "not", "if", "anyOf", "oneOf"),
)
