"""The form has no `properties`.

Why: `properties` is required at the root of a form in every revision. A bare `{"type":
"boolean"}` or a single field without a name cannot be shown: an answer is an object with one
member a field.

Bad:
```json
{"message": "Colour or black and white?", "requestedSchema": {"type": "object"}}
```

Good:
```json
{
  "message": "Colour or black and white?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "colour": {
        "type": "string",
        "title": "Colour of the print",
        "description": "The printer holds both",
        "enum": [
          "print in colour",
          "print in black"
        ]
      }
    },
    "required": ["colour"]
  }
}
```

Source: schema/2026-07-28/schema.ts ElicitRequestFormParams.requestedSchema; 2026-07-28
client/elicitation §Requested Schema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a form whose `properties` is missing or no mapping."""
    if isinstance(form.data.get("properties"), dict) or form.data.get("type", "object") != "object":
        return
    yield Fault(
        member(form.pointer, "properties"),
        "A form needs `properties`, a mapping from the name of each field to its schema.",
    )


RULE = Rule(code="ELS003", name="properties-missing", on=SchemaNode, check=check)
