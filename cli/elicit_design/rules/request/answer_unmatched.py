"""The answers do not match what was asked.

Why: `inputResponses` has the keys of the latest `inputRequests` and no others: earlier answers
travel in the state, and an answer nobody asked for is not one. A question without its answer
has to be asked again, not taken as agreed.

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
      "arguments": {"project": "Atlas"},
      "inputResponses": {
        "confirm": {
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

Source: 2026-07-28 basic/patterns/mrtr §Client Requirements and §Error Handling
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import last_input_required, mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report keys of a retry that were not asked, and asked ones that it lacks."""
    params = mapping(message.data, "params")
    answers = params.get("inputResponses")
    asked = last_input_required(message)
    if not isinstance(answers, dict) or asked is None:
        return
    keys = set(mapping(asked, "inputRequests"))
    at = member(message.pointer, "params", "inputResponses")
    for key in answers:
        if key not in keys:
            yield Fault(
                member(at, key), f"Nothing was asked under `{key}` in the last round.", on_key=True
            )
    if missing := sorted(keys - set(answers)):
        yield Fault(at, f"There is no answer for {', '.join(missing)}.")


RULE = Rule(code="ELR030", name="answer-unmatched", on=MessageNode, check=check, since="2026-07-28")
