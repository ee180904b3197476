"""An input request has a method that clients do not answer.

Why: Three methods exist: `elicitation/create`, `sampling/createMessage` and `roots/list`. The
last two are deprecated; pass directories as arguments and call model providers yourself.

Bad:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "method": "elicitation/ask",
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

Source: 2026-07-28 basic/patterns/mrtr §Server Requirements 2; SEP-2577
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._inputs import input_requests


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report methods outside the three."""
    for at, request in input_requests(result):
        method = request.get("method")
        if isinstance(method, str) and method not in METHODS:
            yield Fault(member(at, "method"), f"`{method}` is none of {', '.join(METHODS)}.")


METHODS = ("elicitation/create", "sampling/createMessage", "roots/list")


RULE = Rule(
    code="ELR011",
    name="input-request-method",
    on=InputRequiredNode,
    check=check,
    since="2026-07-28",
)
