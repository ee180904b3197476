"""An `InputRequiredResult` in a revision that has none.

Why: Clients of the 2025 revisions know no `input_required`: the official server answers -32603,
others show the raw object to the model. There, send `elicitation/create` while the call is
running.

Bad:
```json 2025-11-25
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

Good:
```json 2026-07-28
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

Source: mcp 2.3.0 on a 2025-11-25 connection (-32603); SEP-2322 §Backward Compatibility
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode
from elicit_design.rules.base import Fault, Rule


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report the result kind where it does not exist."""
    yield Fault(
        result.pointer,
        f"{result.revision} has no such result. Send `elicitation/create` during the call, or let "
        "an SDK that bridges both do it.",
    )


RULE = Rule(
    code="ELR016",
    name="input-required-in-old-revision",
    on=InputRequiredNode,
    check=check,
    until="2025-11-25",
)
