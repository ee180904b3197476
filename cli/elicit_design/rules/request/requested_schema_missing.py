"""A form request has no `requestedSchema`.

Why: Form mode has to carry a form. SDKs answer "Form mode elicitation requests require a
requested schema" and the tool fails; clients that do not look show a bare Accept, which proves
nothing.

Bad:
```json
{"message": "Permanently delete the project Atlas? It cannot be restored.", "mode": "form"}
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
  },
  "mode": "form"
}
```

Source: microsoft/mcp#1668; modelcontextprotocol/csharp-sdk#1146; schema/2026-07-28/schema.ts
ElicitRequestFormParams
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._names import MISSPELT


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a form request in which neither the schema nor a misspelling of it stands."""
    if request.mode == "url" or "requestedSchema" in request.params or _misnamed(request):
        return
    yield Fault(
        request.pointer,
        "A form request needs `requestedSchema`. Ask for one required choice, or use URL mode.",
    )


def _misnamed(request: RequestNode) -> bool:
    return any(key in request.params for key in MISSPELT)


RULE = Rule(code="ELR001", name="requested-schema-missing", on=RequestNode, check=check)
