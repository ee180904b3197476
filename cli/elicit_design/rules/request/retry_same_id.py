"""A retry has the id of the call it retries.

Why: Each round is a request of its own and needs a new JSON-RPC id; with the old one its result
cannot be told from that of the first round.

Bad:
```json
[
  {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": {"name": "delete_project", "arguments": {"project": "Atlas"}}
  },
  {
    "jsonrpc": "2.0",
    "id": 1,
    "result": {
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
              "required": [
                "choice"
              ]
            }
          }
        }
      }
    }
  },
  {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": {
      "name": "delete_project",
      "arguments": {"project": "Atlas"},
      "inputResponses": {
        "delete": {
          "action": "accept",
          "content": {"choice": "keep the project"}
        }
      }
    }
  }
]
```

Good:
```json
[
  {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": {"name": "delete_project", "arguments": {"project": "Atlas"}}
  },
  {
    "jsonrpc": "2.0",
    "id": 1,
    "result": {
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
              "required": [
                "choice"
              ]
            }
          }
        }
      }
    }
  },
  {
    "jsonrpc": "2.0",
    "id": 2,
    "method": "tools/call",
    "params": {
      "name": "delete_project",
      "arguments": {"project": "Atlas"},
      "inputResponses": {
        "delete": {
          "action": "accept",
          "content": {"choice": "keep the project"}
        }
      }
    }
  }
]
```

Source: 2026-07-28 basic/patterns/mrtr §Client Requirements
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report a retry with an id that an earlier call has."""
    if "inputResponses" not in mapping(message.data, "params"):
        return
    earlier = [m.data.get("id") for m in message.before if "method" in m.data]
    if message.data.get("id") in earlier:
        yield Fault(
            member(message.pointer, "id"), "This id is taken by an earlier request; use a new one."
        )


RULE = Rule(code="ELR032", name="retry-same-id", on=MessageNode, check=check, since="2026-07-28")
