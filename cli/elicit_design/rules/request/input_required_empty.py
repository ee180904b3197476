"""An `InputRequiredResult` asks for nothing.

Why: A result of this kind needs `inputRequests` or `requestState`. With neither, the client
retries the same call at once, up to its limit of rounds.

Bad:
```json
{"resultType": "input_required"}
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

Source: 2026-07-28 basic/patterns/mrtr §Server Requirements 6; protocol note: schema.json does
not enforce it
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode
from elicit_design.rules.base import Fault, Rule


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report a result with neither requests nor state."""
    if not result.data.get("inputRequests") and "requestState" not in result.data:
        says = "Give at least one of `inputRequests` (with an entry) and `requestState`."
        yield Fault(result.pointer, says)


RULE = Rule(
    code="ELR009",
    name="input-required-empty",
    on=InputRequiredNode,
    check=check,
    since="2026-07-28",
)
