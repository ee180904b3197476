"""A default breaks its field's own limits.

Why: A form that opens with a value its own limits refuse cannot be sent without changing it,
and a client that does not check sends what the server must reject.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 1,
      "maximum": 9,
      "default": 10
    }
  },
  "required": ["copies"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 1,
      "maximum": 9,
      "default": 1
    }
  },
  "required": ["copies"]
}
```

Source: SEP-1034 §Behavior; protocol closed grammar (default within bounds, lengths, format and
number of items)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json
from elicit_design.protocol.formats import has_format
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a default outside minimum and maximum, lengths, item counts or format."""
    default = field.data.get("default")
    if default is None or isinstance(default, bool):
        return
    size, low, high, what = _measure(field, default)
    at = member(field.pointer, "default")
    if size is not None and low is not None and size < low:
        yield Fault(at, f"The default is below `{what[0]}`, {low:g}.")
    if size is not None and high is not None and size > high:
        yield Fault(at, f"The default is above `{what[1]}`, {high:g}.")
    if isinstance(default, str) and not has_format(default, field.data.get("format")):
        yield Fault(at, f"The default is no {field.data['format']}.")


def _measure(
    field: FieldNode, default: Json
) -> tuple[float | None, float | None, float | None, tuple[str, str]]:
    if isinstance(default, (int, float)):
        size, keys = float(default), ("minimum", "maximum")
    elif isinstance(default, str):
        size, keys = float(len(default)), ("minLength", "maxLength")
    else:
        size, keys = float(len(default or ())), ("minItems", "maxItems")
    return size, _number(field.data.get(keys[0])), _number(field.data.get(keys[1])), keys


def _number(value: Json) -> float | None:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


RULE = Rule(
    code="ELS031", name="default-out-of-bounds", on=FieldNode, check=check, needs=("default",)
)
