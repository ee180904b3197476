"""The message asks more than one question.

Why: One answer cannot fit two questions. Ask one, and put the rest into the options or leave it
out.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? Shall its owner be told? It is final.",
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
```

Good:
```json
{
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
```

Source: Microsoft UX guide, confirmations (one main instruction); GOV.UK question pages
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a message with two or more question marks."""
    if text.role == "message" and sum(text.text.count(mark) for mark in "?\uff1f") > 1:
        yield Fault(text.pointer, "Ask one question; the second one's answer has no place.")


RULE = Rule(
    code="ELM002",
    name="several-questions",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
