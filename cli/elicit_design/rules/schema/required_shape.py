"""`required` is not a list of names.

Why: `required` stands at the root and lists names. `required: true` at the root, a single name
or anything else in the list is not understood, so every field becomes optional.

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
    "required": "note"
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

Source: schema/2026-07-28/schema.ts ElicitRequestFormParams.requestedSchema.required: string[]
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a `required` that is no list of strings."""
    if "required" not in form.data:
        return
    names, at = form.data["required"], member(form.pointer, "required")
    if isinstance(names, list):
        for n, name in enumerate(names):
            if not isinstance(name, str):
                yield Fault(member(at, n), "Write the name of a field, as text.")
        return
    single = isinstance(names, str) and any(field.name == names for field in form.fields)
    mend = Mend("Write it as a list", (Replace(at, [names]),)) if single else None
    yield Fault(at, "`required` is a list of the names of fields.", mend)


RULE = Rule(code="ELS036", name="required-shape", on=SchemaNode, check=check, needs=("required",))
