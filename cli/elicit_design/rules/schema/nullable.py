"""A field may be null.

Why: The protocol has no null: `anyOf` with null, `type: [string, null]` and `nullable` come
from optional types of Pydantic or zod. SDKs raise a TypeError, clients fall back to raw text. A
field that may be left out is one that `required` does not name.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "anyOf": [{"type": "string"}, {"type": "null"}],
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  }
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
  }
}
```

Source: FastMCP validate_elicitation_json_schema; python-sdk v2 _ElicitationJsonSchema; protocol
schemas
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report the three ways of writing that null is allowed."""
    for key, plain in _nullable(field.data):
        yield Fault(
            member(field.pointer, key),
            "A field cannot be null. Give it its one type; it is optional when `required` does not "
            "name it.",
            _mend(field, plain),
            on_key=key == "nullable",
        )


def _nullable(data: JsonObject) -> Iterator[tuple[str, JsonObject | None]]:
    """Yield the key that allows null, and the field without it when that is plain."""
    kinds, parts = data.get("type"), data.get("anyOf", data.get("oneOf"))
    rest = {k: v for k, v in data.items() if not (k == "default" and v is None)}
    if isinstance(kinds, list) and "null" in kinds:
        others = [kind for kind in kinds if kind != "null"]
        yield "type", {**rest, "type": others[0]} if len(others) == 1 else None
    if isinstance(parts, list) and {"type": "null"} in parts:
        key = "anyOf" if "anyOf" in data else "oneOf"
        others = [part for part in parts if part != {"type": "null"}]
        rest.pop(key, None)
        single = others[0] if len(others) == 1 and isinstance(others[0], dict) else None
        yield key, {**single, **rest} if single is not None else None
    if "nullable" in data:
        yield "nullable", {k: v for k, v in rest.items() if k != "nullable"}


def _mend(field: FieldNode, plain: JsonObject | None) -> Mend | None:
    if plain is None:
        return None
    change = Replace(field.pointer, plain)
    return Mend("Give the field its one type", (change,), safe=not field.required)


RULE = Rule(
    code="ELS011",
    name="nullable",
    on=FieldNode,
    check=check,
    needs=("type:list", "anyOf", "oneOf", "nullable"),
)
