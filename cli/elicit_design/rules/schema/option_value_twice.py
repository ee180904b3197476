"""Two options have one constant.

Why: The server compares constants: of two options with the same one it cannot know which the
person picked.

Bad:
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
        {"const": "a4", "title": "A4 paper, recycled"}
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
        {"const": "a4r", "title": "A4 paper, recycled"}
      ]
    }
  },
  "required": ["size"]
}
```

Source: protocol accepted-outside-the-grammar list (duplicate enum); JSON Schema 2020-12 §6.1.2
enum SHOULD be unique
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report each constant that an earlier option has."""
    seen: set[str] = set()
    for option in field.options:
        if isinstance(option.value, str) and option.value in seen and not _twice(field):
            yield Fault(
                option.pointer, f"`{option.value}` is already an option; give each its own."
            )
        if isinstance(option.value, str):
            seen.add(option.value)


def _twice(field: FieldNode) -> bool:
    """Whether the same options are written under two keywords, which is another fault."""
    return "enum" in field.data and ("oneOf" in field.data or "anyOf" in field.data)


RULE = Rule(
    code="ELS027",
    name="option-value-twice",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
)
