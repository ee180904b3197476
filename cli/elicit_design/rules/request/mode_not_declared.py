"""A request has a mode that the client did not declare.

Why: `{}` means form only, `{url: {}}` means no form. A server must not send a mode the client
did not declare for this request: answer without asking, or with -32021 and the capability that
is missing.

Bad:
```json
[
  {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/call",
    "params": {
      "name": "delete_project",
      "arguments": {"project": "Atlas"},
      "_meta": {
        "io.modelcontextprotocol/clientCapabilities": {
          "elicitation": {
            "url": {}
          }
        }
      }
    }
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
    "params": {
      "name": "delete_project",
      "arguments": {"project": "Atlas"},
      "_meta": {"io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}}
    }
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
  }
]
```

Source: 2026-07-28 client/elicitation §Capabilities; 2025-11-25 §Capabilities; mcp 2.3.0 does
not check hand-built results
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import asked_by, mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report an elicitation whose mode the newest declared capabilities lack."""
    asked = list(asked_by(message.data))
    declared = _declared(message) if asked else None
    if declared is None:
        return
    for params in asked:
        mode = "url" if params.get("mode") == "url" else "form"
        if mode not in declared:
            yield Fault(
                message.pointer,
                f"The client declared {_words(declared)}, so it may not be sent a {mode} request. "
                "Answer without asking and say what is missing.",
            )
            return


def _declared(message: MessageNode) -> frozenset[str] | None:
    """Return the modes declared last; None when the log does not say."""
    for earlier in reversed(message.before):
        params = mapping(earlier.data, "params")
        for capabilities in (mapping(params, "_meta").get(META), params.get("capabilities")):
            if isinstance(capabilities, dict):
                return _modes(capabilities.get("elicitation"))
    return None


def _modes(elicitation: Json) -> frozenset[str]:
    if not isinstance(elicitation, dict):
        return frozenset()
    return frozenset({"form", "url"} & set(elicitation)) or frozenset({"form"})


def _words(declared: frozenset[str]) -> str:
    return f"only {' and '.join(sorted(declared))}" if declared else "no elicitation"


META = "io.modelcontextprotocol/clientCapabilities"


RULE = Rule(code="ELR034", name="mode-not-declared", on=MessageNode, check=check)
