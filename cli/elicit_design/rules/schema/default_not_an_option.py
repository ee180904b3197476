"""A default is not one of the options.

Why: The default of a choice is the constant of one of its options, not a title and not anything
else; otherwise nothing is pre-selected, or a value that the server does not know comes back.

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
        {"const": "a3", "title": "A3 paper"}
      ],
      "default": "A4 paper"
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
        {"const": "a3", "title": "A3 paper"}
      ],
      "default": "a4"
    }
  },
  "required": ["size"]
}
```

Source: 2025-11-25 client/elicitation §Requested Schema (examples use the const); SEP-1330's own
examples get it wrong
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report defaults that no option has as its constant."""
    default, values = field.data.get("default"), [option.value for option in field.options]
    if not values:
        return
    at = member(field.pointer, "default")
    if isinstance(default, str) and default not in values:
        yield Fault(at, _says(default), _mend(field, at, default))
    if isinstance(default, list):
        for n, one in enumerate(default):
            if isinstance(one, str) and one not in values:
                yield Fault(member(at, n), _says(one), _mend(field, member(at, n), one))


def _says(value: str) -> str:
    return f"`{value}` is not the constant of an option. Write one of the constants."


def _mend(field: FieldNode, at: str, value: str) -> Mend | None:
    titled = [option.value for option in field.options if option.title == value]
    if len(titled) != 1:
        return None
    return Mend("Write the constant instead of the title", (Replace(at, titled[0]),))


RULE = Rule(
    code="ELS030", name="default-not-an-option", on=FieldNode, check=check, needs=("default",)
)
