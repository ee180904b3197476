"""A question is asked again after it was answered.

Why: A client that cannot show the form answers at once with an empty accept, a decline or a
cancel; asked again it does the same, in a loop. One round an answer: what is not a full answer
counts as refused.

Bad:
```json 2025-11-25
[
  {
    "jsonrpc": "2.0",
    "id": 7,
    "method": "elicitation/create",
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
      },
      "mode": "form"
    }
  },
  {"jsonrpc": "2.0", "id": 7, "result": {"action": "decline"}},
  {
    "jsonrpc": "2.0",
    "id": 8,
    "method": "elicitation/create",
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
      },
      "mode": "form"
    }
  }
]
```

Good:
```json 2025-11-25
[
  {
    "jsonrpc": "2.0",
    "id": 7,
    "method": "elicitation/create",
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
      },
      "mode": "form"
    }
  },
  {"jsonrpc": "2.0", "id": 7, "result": {"action": "decline"}}
]
```

Source: openai/codex#41797; okta-mcp-server#20; modelcontextprotocol/servers#4285; gemini-cli PR
#28089
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode
from elicit_design.model.values import JsonObject
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.request._log import asked_by, elicitations, mapping


def check(message: MessageNode) -> Iterator[Fault]:
    """Report a question equal to one that an earlier message asked and another answered."""
    asked = [params for params in asked_by(message.data) if params]
    if not asked:
        return
    answered = any(_answers(earlier.data) for earlier in message.before)
    before = list(elicitations(message.before)) if answered else []
    if any(_same(one, old) for one in asked for old in before):
        yield Fault(
            message.pointer,
            "This was asked and answered before. Take the first answer; an incomplete one counts "
            "as refused.",
        )


def _answers(data: JsonObject) -> bool:
    return "action" in mapping(data, "result") or bool(mapping(data, "params", "inputResponses"))


def _same(one: JsonObject, old: JsonObject) -> bool:
    keys = ("message", "requestedSchema", "url")
    return all(one.get(key) == old.get(key) for key in keys)


RULE = Rule(code="ELR035", name="asked-again", on=MessageNode, check=check, severity="warning")
