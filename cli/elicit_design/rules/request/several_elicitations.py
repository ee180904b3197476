"""One round asks several forms.

Why: Several dialogs for one call tire people and hang some clients. One form with the few
fields the call needs is one decision.

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
    "reason": {
      "method": "elicitation/create",
      "params": {
        "message": "Why is the project Atlas deleted?",
        "requestedSchema": {
          "type": "object",
          "properties": {
            "reason": {
              "type": "string",
              "title": "Reason",
              "description": "Shown with the request"
            }
          },
          "required": ["reason"]
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

Source: PrefectHQ/fastmcp#1632; microsoft/mcp #1225 and #1232 (two dialogs for one read)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._inputs import input_requests


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report every elicitation of a round after the first."""
    asked: list[object] = []
    for at, request in input_requests(result):
        if request.get("method") != "elicitation/create" or request.get("params") in asked:
            continue
        if asked:
            says = "This is another dialog for one call. Fold what is needed into one form."
            yield Fault(at, says)
        asked.append(request.get("params"))


RULE = Rule(
    code="ELR014",
    name="several-elicitations",
    on=InputRequiredNode,
    check=check,
    since="2026-07-28",
    severity="warning",
)
