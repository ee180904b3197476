"""An `InputRequiredResult` does not say so.

Why: Every result names its `resultType`. Without `input_required` the client takes the call as
complete, shows the result to the model and never asks.

Bad:
```json
{
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

Source: 2026-07-28 basic/index §ResultType; schema/2026-07-28/schema.ts InputRequiredResult
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.rules.base import Fault, Insert, Mend, Replace, Rule


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report a missing or other `resultType`."""
    kind = result.data.get("resultType")
    if kind == "input_required":
        return
    at = member(result.pointer, "resultType")
    change = (
        Replace(at, "input_required")
        if "resultType" in result.data
        else Insert(result.pointer, "resultType", "input_required")
    )
    says = 'Write `"resultType": "input_required"`; without it nobody is asked.'
    yield Fault(
        at, says, Mend("Say `input_required`", (change,), safe="resultType" not in result.data)
    )


RULE = Rule(
    code="ELR010", name="result-type-missing", on=InputRequiredNode, check=check, since="2026-07-28"
)
