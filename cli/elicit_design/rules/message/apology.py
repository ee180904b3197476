"""The message apologises.

Why: A question is no mishap; "sorry" and "unfortunately" take the place of what the person
needs to know.

Bad:
```json
{
  "message": "Sorry, permanently delete the project Atlas? It cannot be restored.",
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

Source: Material 3 dialogs (no apologetic text); Microsoft style guide
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, says
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report words of apology in a message."""
    if text.role == "message" and (found := says("apology").search(plain(text.text))):
        yield Fault(text.pointer, f'Leave "{found[0]}" out and say what will happen.')


RULE = Rule(
    code="ELM011",
    name="apology",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="info",
)
