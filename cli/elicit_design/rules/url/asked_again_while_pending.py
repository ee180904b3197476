"""A page is opened again while the first is not finished.

Why: Drivers retry at once after the person accepts. A server that answers "not finished" with
the same URL request opens the dialog again, up to ten times. While the flow is pending return
`requestState` alone, or wait.

Bad:
```json
[
  {
    "jsonrpc": "2.0",
    "id": 1,
    "result": {
      "resultType": "input_required",
      "inputRequests": {
        "connect": {
          "method": "elicitation/create",
          "params": {
            "mode": "url",
            "message": "Connect the mail account work? Your browser opens a page.",
            "url": "https://mcp.example.com/connect/8f3a"
          }
        }
      }
    }
  },
  {
    "jsonrpc": "2.0",
    "id": 2,
    "method": "tools/call",
    "params": {"name": "connect", "inputResponses": {"connect": {"action": "accept"}}}
  },
  {
    "jsonrpc": "2.0",
    "id": 2,
    "result": {
      "resultType": "input_required",
      "inputRequests": {
        "connect": {
          "method": "elicitation/create",
          "params": {
            "mode": "url",
            "message": "Connect the mail account work? Your browser opens a page.",
            "url": "https://mcp.example.com/connect/91bc"
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
    "result": {
      "resultType": "input_required",
      "inputRequests": {
        "connect": {
          "method": "elicitation/create",
          "params": {
            "mode": "url",
            "message": "Connect the mail account work? Your browser opens a page.",
            "url": "https://mcp.example.com/connect/8f3a"
          }
        }
      }
    }
  },
  {
    "jsonrpc": "2.0",
    "id": 2,
    "method": "tools/call",
    "params": {"name": "connect", "inputResponses": {"connect": {"action": "accept"}}}
  },
  {
    "jsonrpc": "2.0",
    "id": 2,
    "result": {"resultType": "input_required", "requestState": "v1.8f3a.k2J9xQ"}
  }
]
```

Source: modelcontextprotocol#2891 (review); mcp 2.3.0 client driver (ten rounds);
modelcontextprotocol/servers#4285
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import asked_by, elicitations, mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report a URL request after the same message and another URL were accepted."""
    asked = [p for p in asked_by(message.data) if p.get("mode") == "url"]
    if not asked or not any(_accepts(earlier.data) for earlier in message.before):
        return
    before = [p for p in elicitations(message.before) if p.get("mode") == "url"]
    if any(p.get("message") == old.get("message") for p in asked for old in before if p != old):
        yield Fault(
            message.pointer,
            "The person has opened this page already. While it is not finished, return "
            "`requestState` without a request.",
        )


def _accepts(data: JsonObject) -> bool:
    answers = mapping(data, "params", "inputResponses").values()
    actions = [mapping(data, "result").get("action")]
    actions += [answer.get("action") for answer in answers if isinstance(answer, dict)]
    return "accept" in actions


RULE = Rule(
    code="ELU018", name="asked-again-while-pending", on=MessageNode, check=check, since="2025-11-25"
)
