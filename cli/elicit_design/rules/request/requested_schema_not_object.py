"""`requestedSchema` is not a mapping with fields.

Why: A boolean, a list, a class name or a schema of one value cannot be shown: an answer is an
object with a member a field.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": true
}
```

Good:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Project Atlas",
        "description": "Holds 3 boards",
        "enum": [
          "keep the project",
          "delete the project"
        ]
      }
    },
    "required": ["choice"]
  }
}
```

Source: schema/2026-07-28/schema.ts ElicitRequestFormParams.requestedSchema;
cyanheads/mcp-ts-core#211
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a schema that is no mapping, or is that of a single value."""
    if "requestedSchema" not in request.params:
        return
    at = member(request.pointer, "requestedSchema")
    if request.schema is None:
        yield Fault(at, "`requestedSchema` is a mapping: type object, properties, required.")
    elif request.schema.data.get("type") not in (None, "object") and not request.schema.fields:
        yield Fault(at, "Name the value: put this schema into `properties` under a name.")


RULE = Rule(code="ELR003", name="requested-schema-not-object", on=RequestNode, check=check)
