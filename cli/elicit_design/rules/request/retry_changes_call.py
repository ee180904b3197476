"""A retry changes the call it retries.

Why: Method and parameters of the retry are those of the first round; the answers come beside
them. A server that binds its state to the call refuses a changed one, and one that does not
acts on what nobody agreed to.

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
    "id": 2,
    "method": "tools/call",
    "params": {
      "name": "delete_project",
      "arguments": {"project": "Borealis"},
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

Source: 2026-07-28 basic/patterns/mrtr §Client Requirements (same params); github
delete_repository (target changed between ask and act)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.model.values import Json, JsonObject
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report a retry whose name or arguments no earlier call of its method has."""
    params = mapping(message.data, "params")
    if "inputResponses" not in params:
        return
    calls = [m.data for m in message.before if m.data.get("method") == message.data.get("method")]
    same = [call for call in calls if _call(mapping(call, "params")) == _call(params)]
    if calls and not same:
        at = member(message.pointer, "params", "arguments")
        yield Fault(at, "This is not the call that asked. Send the same name and arguments again.")


def _call(params: JsonObject) -> tuple[Json, Json, Json]:
    return params.get("name"), params.get("arguments"), params.get("uri")


RULE = Rule(
    code="ELR033", name="retry-changes-call", on=MessageNode, check=check, since="2026-07-28"
)
