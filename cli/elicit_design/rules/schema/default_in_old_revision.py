"""A default in a revision that has none for this field.

Why: In 2025-06-18 only yes-or-no fields have a default; the others came with 2025-11-25. Old
clients drop it, so the person faces an empty box and the server must know the value by itself.

Bad:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["A4 paper", "A3 paper"],
      "default": "A4 paper"
    }
  },
  "required": ["size"]
}
```

Good:
```json 2025-06-18
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
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "colour": {
      "type": "boolean",
      "title": "Colour",
      "description": "Costs twice as much",
      "default": true
    }
  }
}
```

Source: SEP-1034; schema/2025-06-18/schema.ts StringSchema, NumberSchema, EnumSchema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a default that only later revisions have."""
    if field.kind is None or "default" not in field.data or "default" not in field.kind.later:
        return
    at = member(field.pointer, "default")
    yield Fault(
        at,
        f"{field.revision} has defaults on yes-or-no fields only. Remove it, and use the value in "
        "the server when the field is left out.",
        Mend("Remove `default`", (Remove(at),)),
        on_key=True,
    )


RULE = Rule(
    code="ELS032",
    name="default-in-old-revision",
    on=FieldNode,
    check=check,
    needs=("default",),
    until="2025-06-18",
)
