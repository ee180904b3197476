"""Two input requests ask the same thing.

Why: Keys keep answers apart; two entries with the same question make a person answer twice, and
the server cannot say which answer counts.

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
      }
    },
    "confirm": {
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

Source: 2026-07-28 basic/patterns/mrtr §Server Requirements 2 (keys unique); fastmcp#1632
(several elicitations hang)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._inputs import input_requests


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report an entry equal to an earlier one."""
    seen: list[object] = []
    for at, request in input_requests(result):
        params = request.get("params")
        if params in seen and request.get("method") == "elicitation/create":
            yield Fault(
                at, "An earlier entry asks exactly this. Ask once and use the answer twice."
            )
        seen.append(params)


RULE = Rule(
    code="ELR013", name="input-request-twice", on=InputRequiredNode, check=check, since="2026-07-28"
)
