"""An option says Yes, OK or Confirm.

Why: Read on its own, as clients show it, "Yes" does not say to what. Name the act and the
object in each option; a person who reads nothing else still knows.

Bad:
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
        "enum": ["No", "delete the project"]
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

Source: Apple HIG Alerts (verbs that relate to the text); Microsoft UX guide (never OK and
Cancel); microsoft/vscode shows the constant as label
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, whole
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report options that consist of a generic answer."""
    if text.role == "option" and plain(text.text) in whole("generic_answer"):
        yield Fault(
            text.pointer,
            f'"{text.text}" does not say what happens. Write verb and object, such as "Keep the '
            'project".',
        )


RULE = Rule(
    code="ELM007",
    name="generic-answer",
    on=TextNode,
    check=check,
    needs=("role:option",),
    severity="warning",
)
