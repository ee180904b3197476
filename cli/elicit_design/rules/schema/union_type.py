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
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.schema._keys import composition_explained


def check(field: FieldNode) -> Iterator[Fault]:
    """Report lists of types without null, and composition that offers no titled options."""
    kinds = field.data.get("type")
    if isinstance(kinds, list) and "null" not in kinds:
        yield Fault(
            member(field.pointer, "type"), "A field has one type. Pick the one people type."
        )
    for key in ("allOf", "not", "if", "anyOf", "oneOf"):
        if key in field.data and not composition_explained(field, key):
            yield Fault(
                member(field.pointer, key),
                f"`{key}` is not for fields. Write one type with its own keys.",
                on_key=True,
            )


RULE = Rule(
    code="ELS013",
    name="union-type",
    on=FieldNode,
    check=check,
    needs=("type:list", "allOf", "not", "if", "anyOf", "oneOf"),
)
