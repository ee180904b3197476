"""The message asks whether the person is sure.

Why: "Are you sure?" says nothing about what will happen and teaches people to click it away.
Begin with the act and its object.

Bad:
```json
{
  "message": "Are you sure? This permanently deletes Atlas and cannot be undone.",
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

Source: Microsoft UX guide, confirmations; Siemens iX and Splunk design systems on confirmation
wording
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import opens, plain
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a message that opens with doubt."""
    if text.role == "message" and opens("doubt").match(plain(text.text)):
        yield Fault(
            text.pointer, 'Begin with what will happen, such as "Permanently delete Atlas?".'
        )


RULE = Rule(
    code="ELM001",
    name="doubting-question",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
