"""The message does not say whether the act can be undone.

Why: Whether something can be brought back is what decides the answer. Say "permanently" or
"cannot be restored", or how long it can be.

Bad:
```json
{
  "message": "Delete the project Atlas?",
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

Source: Microsoft UX guide, confirmations (use "permanently"); NN/g confirmation dialogs
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, says
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a question that erases and says nothing of what becomes of it."""
    if text.role != "message" or "?" not in text.text:
        return
    words = plain(text.text)
    verb = says("erases").search(plain(text.text.partition("?")[0]))
    if verb and not says("lasting").search(words):
        yield Fault(
            text.pointer,
            f'Say after "{verb[0]}" whether it can be undone: "It cannot be restored.", or until '
            "when it can.",
        )


RULE = Rule(
    code="ELM005",
    name="consequence-missing",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
    confidence="medium",
)
