"""A field has a format that the protocol does not know.

Why: `format` is one of `email`, `uri`, `date` and `date-time`. With another value C# throws,
TypeScript refuses the form, the Inspector stops with an ajv error. Even the four are hints
only: the server checks the value.

Bad:
```json
{
  "type": "object",
  "properties": {
    "at": {
      "type": "string",
      "title": "Time of the meeting",
      "description": "In your own time zone, such as 14:30",
      "format": "time"
    }
  },
  "required": ["at"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "at": {
      "type": "string",
      "title": "Time of the meeting",
      "description": "In your own time zone, such as 14:30"
    }
  },
  "required": ["at"]
}
```

Source: schema/2026-07-28/schema.ts StringSchema.format; spring-ai#4993; go-sdk
validateElicitSchema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.schema._keys import asks_for_secret


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a format outside the four, except those that ask for a secret."""
    value = field.data.get("format")
    if "format" not in field.data or field.data.get("type") not in ("string", "number", "integer"):
        return
    if (value == "password" and asks_for_secret(field)) or (
        value in field.grammar.formats and "format" in _keys(field)
    ):
        return
    at = member(field.pointer, "format")
    yield Fault(
        at,
        f"`format: {value}` is not in the protocol; text has {', '.join(field.grammar.formats)}. "
        "Describe the form in `description` and check it in the server.",
        Mend("Remove `format`", (Remove(at),), safe=False),
    )


def _keys(field: FieldNode) -> tuple[str, ...]:
    return tuple(field.kind.keys) if field.kind else ()


RULE = Rule(code="ELS009", name="format-unknown", on=FieldNode, check=check, needs=("format",))
