"""The text shouts Warning.

Why: "Warning" and capitals say that the author is worried, not what will happen. The
consequence is the warning.

Bad:
```json
{
  "message": "Warning: permanently delete the project Atlas? It cannot be restored.",
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

Source: Microsoft UX guide, confirmations (no Warning or Caution)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import opens, plain
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report alarm words at the start, words in capitals and repeated exclamation marks."""
    if text.role == "outcome":
        return
    if opens("alarm").match(plain(text.text)) and _heads(text.text):
        yield Fault(text.pointer, "Leave the alarm out and say what will happen.")
    elif re.search(_LOUD, text.text):
        says = "Capitals and exclamation marks do not make it clearer. Use a plain sentence."
        yield Fault(text.pointer, says)


def _heads(text: str) -> bool:
    """Whether the first word is a heading of its own: `Warning:`, `Caution!`."""
    return re.match(_HEADING, text) is not None


_HEADING = r"\W*\w+\s*[:!\u2013\u2014-]"
_LOUD = r"!!|(?:\b[A-Z]{3,}\b\W+){2,}\b[A-Z]{2,}\b|\b(?:WARNING|CAUTION|DANGER)\b"


RULE = Rule(
    code="ELM010", name="alarm-word", on=TextNode, check=check, needs=("loud",), severity="warning"
)
