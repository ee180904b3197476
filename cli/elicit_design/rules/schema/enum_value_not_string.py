"""A listed value is not a string.

Why: Options are strings in every revision. `null`, numbers and booleans among them pass the
official schema.json and fail in typed clients, which refuse the form or lose the option.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["A4 paper", 3]
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

Source: schema/2026-07-28/schema.ts UntitledSingleSelectEnumSchema.enum: string[]; protocol
accepted-outside-the-grammar list
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import Choice, FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report options whose constant is not text."""
    if field.data.get("type") in ("number", "integer", "boolean"):
        return
    for option in field.options:
        if not isinstance(option.value, str):
            yield Fault(
                option.pointer,
                f"An option is a string; this one is {_shown(option)}. Write it as readable text.",
            )


def _shown(option: Choice) -> str:
    return "null" if option.value is None else repr(option.value)


RULE = Rule(
    code="ELS006",
    name="enum-value-not-string",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
)
