"""A limit is not a number of the right kind.

Why: Lengths and item counts are whole numbers from 0, `minimum` and `maximum` are numbers.
Text, negative or broken lengths make typed clients refuse the schema.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request",
      "maxLength": "80"
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
      "description": "Shown with the request",
      "maxLength": 80
    }
  }
}
```

Source: schema.json of all revisions (minLength, maxLength, minItems, maxItems integers); go-sdk
validateElicitSchema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report limits of the wrong JSON type or below zero."""
    if field.kind is None:
        return
    for name, key in field.kind.keys.items():
        if key.type not in ("natural", "number") or name not in field.data:
            continue
        value, at = field.data[name], member(field.pointer, name)
        if not _number(value, whole=key.type == "natural"):
            wanted = "a whole number from 0" if key.type == "natural" else "a number"
            yield Fault(at, f"`{name}` is {wanted}.", _mend(at, value))


def _number(value: Json, whole: bool) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return not whole or (float(value).is_integer() and value >= 0)


def _mend(at: str, value: Json) -> Mend | None:
    if not isinstance(value, str) or not value.isascii() or not value.isdecimal() or len(value) > 9:
        return None
    return Mend("Write it as a number", (Replace(at, int(value)),))


RULE = Rule(
    code="ELS038",
    name="bounds-type",
    on=FieldNode,
    check=check,
    needs=("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"),
)
