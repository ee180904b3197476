"""Two options have one title.

Why: A person reads titles. Two that are the same but for case or blanks cannot be told apart,
and one of them may be the one that deletes.

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
        {"const": "a4r", "title": "A4  Paper"}
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

Source: protocol closed grammar (titles unique); microsoft/vscode mcpElicitationService.ts shows
one line an option
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report each title that reads like an earlier one of another constant."""
    seen: dict[str, object] = {}
    for option in field.options:
        read = " ".join(option.label.casefold().split())
        if read in seen and seen[read] != option.value:
            yield Fault(
                option.title_pointer,
                f'"{option.label}" reads like another option. Say what tells them apart.',
            )
        seen.setdefault(read, option.value)


RULE = Rule(
    code="ELS028",
    name="option-title-twice",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
)
