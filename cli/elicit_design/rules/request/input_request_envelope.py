"""An input request carries JSON-RPC fields.

Why: The values of `inputRequests` are bare `{method, params}`. With `jsonrpc` and `id` they
look like requests of the server's own, which no longer exist, and strict clients refuse the
result.

Bad:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "method": "elicitation/create",
      "params": {
        "mode": "form",
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
      },
      "jsonrpc": "2.0",
      "id": 3
    }
  }
}
```

Good:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "method": "elicitation/create",
      "params": {
        "mode": "form",
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
    }
  }
}
```

Source: schema/2026-07-28/schema.ts InputRequiredResult; 2026-07-28 basic/patterns/mrtr
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.request._inputs import input_requests


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report `jsonrpc` and `id` on an input request."""
    for at, request in input_requests(result):
        for key in ("jsonrpc", "id"):
            if key in request:
                mend = Mend(f"Remove `{key}`", (Remove(member(at, key)),))
                says = f"An input request is `{{method, params}}` alone, without `{key}`."
                yield Fault(member(at, key), says, mend, on_key=True)


RULE = Rule(
    code="ELR007",
    name="input-request-envelope",
    on=InputRequiredNode,
    check=check,
    since="2026-07-28",
)
