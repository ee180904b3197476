"""The form stands under a wrong key.

Why: The key is `requestedSchema`. Tutorials and a release-candidate post show `schema`; clients
then see a request without a form.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "schema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Project Atlas",
        "description": "Holds 3 boards",
        "enum": ["keep the project", "delete the project"]
      }
    },
    "required": ["choice"]
  }
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

Source: modelcontextprotocol#2978; blog 2026-05-21-mcp-2026-07-28-rc;
schema/2026-07-28/schema.ts ElicitRequestFormParams
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Mend, RenameKey, Rule
from elicit_design.rules.request._names import MISSPELT


def check(request: RequestNode) -> Iterator[Fault]:
    """Report the schema under any name but its own."""
    if "requestedSchema" in request.params:
        return
    for key in MISSPELT:
        if key in request.params:
            at = member(request.pointer, key)
            mend = Mend("Rename it to `requestedSchema`", (RenameKey(at, "requestedSchema"),))
            yield Fault(at, f"Write `requestedSchema` instead of `{key}`.", mend, on_key=True)
            return


RULE = Rule(code="ELR002", name="requested-schema-misnamed", on=RequestNode, check=check)
