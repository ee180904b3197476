"""A choice offers nothing.

Why: A list of options without an entry cannot be answered, and an empty constant cannot be told
from no answer. When nothing matches there is nothing to ask: say so in the tool's result.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": []
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

Source: protocol accepted-outside-the-grammar list (empty enum); go-sdk validateElicitSchema
(empty const)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report empty lists of options and options without a constant to send."""
    for pointer, data in _levels(field):
        for keyword in ("enum", "oneOf", "anyOf"):
            if data.get(keyword) == []:
                says = "There is nothing to choose from. Do not ask when no option is left."
                yield Fault(member(pointer, keyword), says)
    for option in field.options:
        if isinstance(option.value, str) and not option.value.strip():
            yield Fault(option.pointer, "An empty constant looks like no answer; write a word.")


def _levels(field: FieldNode) -> Iterator[tuple[str, JsonObject]]:
    yield field.pointer, field.data
    items = field.data.get("items")
    if isinstance(items, dict):
        yield member(field.pointer, "items"), items


RULE = Rule(
    code="ELS026",
    name="options-empty",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
)
