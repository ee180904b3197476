"""The items of a list field have a wrong shape.

Why: Plain options need `items.type: string` beside `enum`; titled ones stand alone under
`anyOf`. Official types refuse anything else inside `items`.

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
      "items": {"enum": ["Monday", "Tuesday"]}
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

Source: schema/2025-11-25/schema.ts UntitledMultiSelectEnumSchema.items; protocol
rejected-by-schema.json list
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Insert, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a missing `items.type` and keys that `items` does not have."""
    items = field.data.get("items")
    if field.data.get("type") != "array" or not isinstance(items, dict):
        return
    at = member(field.pointer, "items")
    if "enum" in items:
        yield from _plain(items, at)
    elif "anyOf" in items:
        yield from _strangers(items, at, {"anyOf"})


def _plain(items: JsonObject, at: str) -> Iterator[Fault]:
    if "type" not in items:
        mend = Mend('Add `"type": "string"`', (Insert(at, "type", "string"),))
        yield Fault(at, 'Options in `items.enum` need `"type": "string"` beside them.', mend)
    elif items["type"] != "string":
        yield Fault(member(at, "type"), "Options are strings: write `type: string`.")
    yield from _strangers(items, at, {"type", "enum"})


def _strangers(items: JsonObject, at: str, known: set[str]) -> Iterator[Fault]:
    for key in items:
        if key not in known and key not in ("oneOf", "$ref"):
            mend = Mend(f"Remove `{key}`", (Remove(member(at, key)),), safe=key in HARMLESS)
            says = f"`{key}` does not belong in `items` here, only {' and '.join(sorted(known))}."
            yield Fault(member(at, key), says, mend, on_key=True)


HARMLESS = frozenset({"title", "description", "$comment", "type"})


RULE = Rule(
    code="ELS019",
    name="items-shape",
    on=FieldNode,
    check=check,
    needs=("type:array",),
    since="2025-11-25",
)
