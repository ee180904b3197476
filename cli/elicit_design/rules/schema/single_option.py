"""A choice has one option.

Why: A choice of one is no choice, and as consent it is worse: the only way to answer is to
agree. Offer the safe option beside it, or do not ask.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["A4 paper"]
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

Source: decision rule: do not ask with 0 or 1 candidate; GOV.UK radios guidance
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a required choice that has exactly one option."""
    if len(field.options) == 1 and field.data.get("type") != "array":
        option = field.options[0]
        yield Fault(
            option.title_pointer,
            f'"{option.label}" is the only option. Offer what else can be wanted, or do not ask.',
        )


RULE = Rule(
    code="ELS044",
    name="single-option",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
    severity="warning",
)
