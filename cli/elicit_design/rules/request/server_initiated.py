"""A server sends an elicitation request of its own.

Why: In 2026-07-28 servers send no requests at all: `elicitation/create` stands inside
`inputRequests` of an `InputRequiredResult`, and the answer comes with the retried call. A
pushed request is never seen.

Bad:
```json 2026-07-28
{
  "jsonrpc": "2.0",
  "id": 7,
  "method": "elicitation/create",
  "params": {
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
}
```

Good:
```json 2025-11-25
{
  "jsonrpc": "2.0",
  "id": 7,
  "method": "elicitation/create",
  "params": {
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
}
```
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

Source: 2026-07-28 changelog (multi-round-trip requests); StuMason/coolify-mcp#341; mcp 2.3.0
NoBackChannelError
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report an `elicitation/create` that is a JSON-RPC request."""
    envelope = request.envelope
    if envelope is None or request.embedded or not {"jsonrpc", "id"} <= set(envelope):
        return
    yield Fault(
        member(request.envelope_pointer, "method"),
        "A server may not send this any more. Return an `InputRequiredResult` with "
        "`{method, params}` under a key of `inputRequests`.",
    )


RULE = Rule(code="ELR015", name="server-initiated", on=RequestNode, check=check, since="2026-07-28")
