"""A lower limit is above its upper limit.

Why: No value fits, so the form can never be sent. Go clients refuse it, others lock the person
in.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 9,
      "maximum": 1
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
      "maximum": 9
    }
  },
  "required": ["copies"]
}
```

Source: go-sdk validateElicitSchema; protocol accepted-outside-the-grammar list (minimum >
maximum)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report each pair of limits in the wrong order."""
    for low, high in field.grammar.ordered:
        bottom, top = field.data.get(low), field.data.get(high)
        if isinstance(bottom, (int, float)) and isinstance(top, (int, float)) and bottom > top:
            at = member(field.pointer, low)
            yield Fault(at, f"`{low}` is above `{high}`; no value fits between them.")


RULE = Rule(
    code="ELS037",
    name="bounds-order",
    on=FieldNode,
    check=check,
    needs=("minLength", "minimum", "minItems"),
)
