"""A choice has more than 25 options.

Why: Most clients draw a flat list without search. Above some twenty-five lines people pick by
luck; filter first, or answer with an error that asks for a narrower request.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": [
        "sheet 1",
        "sheet 2",
        "sheet 3",
        "sheet 4",
        "sheet 5",
        "sheet 6",
        "sheet 7",
        "sheet 8",
        "sheet 9",
        "sheet 10",
        "sheet 11",
        "sheet 12",
        "sheet 13",
        "sheet 14",
        "sheet 15",
        "sheet 16",
        "sheet 17",
        "sheet 18",
        "sheet 19",
        "sheet 20",
        "sheet 21",
        "sheet 22",
        "sheet 23",
        "sheet 24",
        "sheet 25",
        "sheet 26"
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
      "enum": [
        "sheet 1",
        "sheet 2",
        "sheet 3",
        "sheet 4",
        "sheet 5",
        "sheet 6",
        "sheet 7",
        "sheet 8"
      ]
    }
  },
  "required": ["size"]
}
```

Source: learn.microsoft.com cowork-elicitation-forms (no searchable lists); reported-fault
thread anthropics/claude-code#86469
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a list of options that is too long to read."""
    if len(field.options) > MOST:
        yield Fault(
            field.pointer,
            f"{len(field.options)} options are too many to read; offer at most {MOST}. Filter "
            "first, or answer with an error that asks for more.",
        )


MOST = 25


RULE = Rule(
    code="ELS071",
    name="too-many-options",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
    severity="warning",
)
