"""An input request is not `{method, params}`.

Why: A post about the release candidate shows `{type, message, schema}`; no client reads that.
Each entry names its method and holds the same parameters a request would.

Bad:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "type": "elicitation",
      "message": "Permanently delete the project Atlas? It cannot be restored.",
      "schema": {"type": "boolean"}
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

Source: blog 2026-05-21-mcp-2026-07-28-rc §Server-to-client requests;
schema/2026-07-28/schema.ts InputRequiredResult
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.rules.base import Fault, Rule


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report entries without a method, without params, or that are no mapping."""
    requests = result.data.get("inputRequests")
    at = member(result.pointer, "inputRequests")
    if "inputRequests" in result.data and not isinstance(requests, dict):
        yield Fault(at, "`inputRequests` is a mapping from your own key to `{method, params}`.")
        return
    for key, request in requests.items() if isinstance(requests, dict) else ():
        if not isinstance(request, dict) or not isinstance(request.get("method"), str):
            says = 'Write `{"method": "elicitation/create", "params": {...}}`.'
            yield Fault(member(at, key), says)
        elif request["method"] != "roots/list" and not isinstance(request.get("params"), dict):
            yield Fault(member(at, key), "The parameters of this request are missing: `params`.")


RULE = Rule(
    code="ELR008", name="input-request-shape", on=InputRequiredNode, check=check, since="2026-07-28"
)
