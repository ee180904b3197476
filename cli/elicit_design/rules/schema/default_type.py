"""A default is not of its field's type.

Why: A client that fills in the default puts it into the box as it is; of the wrong type it is
dropped, or sent back and refused by the server. Text that looks like a number is still text.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "default": "1"
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
      "default": 1
    }
  },
  "required": ["copies"]
}
```

Source: SEP-1034 §Behavior; go-sdk validateElicitSchema; schema/2025-11-25/schema.ts
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a default whose JSON type is not the field's."""
    if field.kind is None or "default" not in field.kind.keys or "default" not in field.data:
        return
    value, wanted = field.data["default"], field.kind.keys["default"].default
    if value is None or _fits(value, wanted):
        return
    at = member(field.pointer, "default")
    yield Fault(at, f"The default of this field is {WORDS[wanted]}.", _mend(at, value, wanted))


WORDS = {
    "string": "text", "number": "a number", "integer": "a whole number",
    "boolean": "true or false", "member": "the constant of one of its options",
    "members": "a list of constants of its options",
}  # fmt: skip


def _fits(value: Json, wanted: str) -> bool:
    if wanted in ("string", "member"):
        return isinstance(value, str)
    if wanted == "members":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    if wanted == "boolean":
        return isinstance(value, bool)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return wanted == "number" or float(value).is_integer()


def _mend(at: str, value: Json, wanted: str) -> Mend | None:
    if wanted == "boolean" and value in ("true", "false"):
        return Mend("Write it as a boolean", (Replace(at, value == "true"),))
    if (
        wanted in ("integer", "number")
        and isinstance(value, str)
        and value.isdecimal()
        and value.isascii()
    ):
        return Mend("Write it as a number", (Replace(at, int(value)),), safe=len(value) < 16)
    if wanted == "members" and isinstance(value, str):
        return Mend("Write it as a list", (Replace(at, [value]),), safe=False)
    return None


RULE = Rule(code="ELS029", name="default-type", on=FieldNode, check=check, needs=("default",))
