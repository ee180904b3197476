"""The form names a dialect that clients do not speak.

Why: Without `$schema` a form is JSON Schema 2020-12, the only dialect that every implementation
must know; another one is answered with an error. Leave it out.

Bad:
```json
{
  "requestedSchema": {
    "type": "object",
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    },
    "$schema": "http://json-schema.org/draft-07/schema#",
    "required": ["note"]
  },
  "message": "Send the report for review?"
}
```

Good:
```json
{
  "requestedSchema": {
    "type": "object",
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    },
    "required": ["note"]
  },
  "message": "Send the report for review?"
}
```

Source: SEP-1613; 2026-07-28 basic/index §JSON Schema Usage
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a `$schema` other than 2020-12."""
    dialect = form.data.get("$schema")
    if "$schema" not in form.data or dialect in form.grammar.dialects:
        return
    at = member(form.pointer, "$schema")
    says = "Forms are JSON Schema 2020-12; clients refuse another dialect. Leave `$schema` out."
    yield Fault(at, says, Mend("Remove `$schema`", (Remove(at),)))


RULE = Rule(
    code="ELS042",
    name="dialect-unknown",
    on=SchemaNode,
    check=check,
    needs=("$schema",),
    since="2025-11-25",
)
