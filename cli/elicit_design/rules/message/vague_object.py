"""The message does not name what it is about.

Why: "This item" could be anything: by the time the dialog shows, the person does not know what
the model picked. Name the object as the person knows it, with its number when there are
several.

Bad:
```json
{
  "message": "Permanently delete this item? It cannot be restored.",
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

Source: Microsoft UX guide, confirmations (full names of objects); Azure MCP message template
(names the tool, not the vault)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, says
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a question whose verb is followed by a word that stands for anything."""
    if text.role != "message":
        return
    asked = text.text.split("?")[0] if "?" in text.text else ""
    if ". " in asked:
        return  # an earlier sentence names what "them" stands for
    question = plain(asked)
    found = says("vague").search(question)
    if found and (says("destroys").search(question) or says("acts").search(question)):
        yield Fault(
            text.pointer, f'"{found[0]}" could be anything. Write its name, as people know it.'
        )


RULE = Rule(
    code="ELM004",
    name="vague-object",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
