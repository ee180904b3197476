"""A field can only have one value.

Why: `const` on a field is not in the protocol; a Literal of one value becomes one. There is
nothing to ask: the server knows the value. As consent it is worse, since some clients fill it
in.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds one",
      "const": "a4"
    }
  },
  "required": ["size"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["A4 paper", "A3 paper"]
    }
  },
  "required": ["size"]
}
```

Source: schema/2026-07-28/schema.ts PrimitiveSchemaDefinition; mcp 2.3.0 renders a single
Literal so
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `const` at the level of a field."""
    if "const" in field.data:
        at = member(field.pointer, "const")
        says = "A field with one possible value asks nothing. Remove the field, or offer a choice."
        yield Fault(at, says, on_key=True)


RULE = Rule(code="ELS043", name="const-field", on=FieldNode, check=check, needs=("const",))
