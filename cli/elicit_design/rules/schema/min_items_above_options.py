"""More options must be picked than there are.

Why: `minItems` above the number of options can never be met; clients that check it lock the
person in.

Bad:
```json
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "minItems": 3,
      "items": {"type": "string", "enum": ["Monday", "Tuesday"]}
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

Source: protocol closed grammar (minItems at most the number of options)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `minItems` above the number of different options."""
    least = field.data.get("minItems")
    if field.data.get("type") != "array" or not isinstance(least, int) or not field.options:
        return
    if least > len({str(option.value) for option in field.options}):
        at = member(field.pointer, "minItems")
        yield Fault(at, f"`minItems` is {least}, but there are {len(field.options)} options.")


RULE = Rule(
    code="ELS039", name="min-items-above-options", on=FieldNode, check=check, needs=("minItems",)
)
