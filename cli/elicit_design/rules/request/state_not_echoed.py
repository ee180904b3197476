"""The retry does not echo the state it was given.

Why: A client returns `requestState` exactly as it came, and none when none came. Anything else
is tampering, which the server has to refuse with an error.

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
      },
      "requestState": "eyJhbGciOiJBMjU2R0NNIn0.5Yc0Zl3Jm1PpW1Xn9q"
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
      },
      "requestState": "another"
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
      },
      "requestState": "eyJhbGciOiJBMjU2R0NNIn0.5Yc0Zl3Jm1PpW1Xn9q"
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
      },
      "requestState": "eyJhbGciOiJBMjU2R0NNIn0.5Yc0Zl3Jm1PpW1Xn9q"
    }
  }
]
```

Source: 2026-07-28 basic/patterns/mrtr §Client Requirements; conformance
input-required-result-tampered-state
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import last_input_required, mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report a retry whose state differs from that of the last round."""
    params = mapping(message.data, "params")
    asked = last_input_required(message)
    if "inputResponses" not in params or asked is None:
        return
    if params.get("requestState") != asked.get("requestState"):
        at = member(message.pointer, "params", "requestState")
        yield Fault(at, "`requestState` is not the one that was sent. Echo it unchanged.")


RULE = Rule(code="ELR031", name="state-not-echoed", on=MessageNode, check=check, since="2026-07-28")
