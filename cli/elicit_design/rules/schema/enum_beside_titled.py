"""A field lists its options twice.

Why: `enum` and `oneOf` together leave it to the client which of the two lists it shows, and to
chance whether they agree.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["a4", "a3"],
      "oneOf": [
        {"const": "a4", "title": "A4 paper"},
        {"const": "a3", "title": "A3 paper"}
      ]
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
      "oneOf": [
        {"const": "a4", "title": "A4 paper"},
        {"const": "a3", "title": "A3 paper"}
      ]
    }
  },
  "required": ["size"]
}
```

Source: schema/2025-11-25/schema.ts TitledSingleSelectEnumSchema; protocol
accepted-outside-the-grammar list
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json, JsonObject
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `enum` beside `oneOf`, on a field or inside its `items`."""
    yield from _doubled(field.data, field.pointer)
    items = field.data.get("items")
    if isinstance(items, dict):
        yield from _doubled(items, member(field.pointer, "items"))


def _doubled(data: JsonObject, pointer: str) -> Iterator[Fault]:
    for keyword in ("oneOf", "anyOf"):
        parts = data.get(keyword)
        if "enum" in data and isinstance(parts, list) and _constants(parts) is not None:
            at = member(pointer, "enum")
            same = _constants(parts) == data["enum"]
            mend = Mend("Remove `enum`", (Remove(at),), safe=same)
            yield Fault(
                at, f"Keep one list of options: `{keyword}`, which has titles.", mend, on_key=True
            )


def _constants(parts: list[Json]) -> list[Json] | None:
    """Return the constants that titled options have; None when they are no options."""
    found = [part["const"] for part in parts if isinstance(part, dict) and "const" in part]
    return found or None


RULE = Rule(
    code="ELS025", name="enum-beside-titled", on=FieldNode, check=check, needs=("enum", "items")
)
