"""The form's root does not say that it is an object.

Why: `type` of a form's root is the constant `object`. Official types and the Go, C# and
TypeScript clients refuse a form without it.

Bad:
```json
{
  "requestedSchema": {
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    }
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
    }
  },
  "message": "Send the report for review?"
}
```

Source: schema/2025-06-18/schema.ts ElicitRequest; schema/2026-07-28/schema.ts
ElicitRequestFormParams
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Insert, Mend, Replace, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a root whose `type` is missing or something else."""
    if form.data.get("type") == "object":
        return
    at = member(form.pointer, "type")
    says = 'A form\'s root is an object: write `"type": "object"`.'
    if "type" not in form.data:
        yield Fault(
            form.pointer,
            says,
            Mend('Add `"type": "object"`', (Insert(form.pointer, "type", "object"),)),
        )
    else:
        safe = "properties" in form.data
        yield Fault(at, says, Mend('Write `"type": "object"`', (Replace(at, "object"),), safe))


RULE = Rule(code="ELS002", name="root-not-object", on=SchemaNode, check=check)
