"""The message lists the options instead of the field.

Why: Options in the message cannot be picked, only typed, and a typing slip is a wrong answer.
Put them into the field.

Bad:
```json
{
  "message": "Which paper: (a) A4 or (b) A3?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "paper": {
        "type": "string",
        "title": "Paper size",
        "description": "The printer holds both"
      }
    },
    "required": ["paper"]
  }
}
```

Good:
```json
{
  "message": "Which paper shall be used?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "paper": {
        "type": "string",
        "title": "Paper size",
        "description": "The printer holds both",
        "enum": ["A4 paper", "A3 paper"]
      }
    },
    "required": ["paper"]
  }
}
```

Source: public servers that list choices in the message; microsoft/vscode (the message is gone
when the field is asked)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report numbered or lettered choices in a message whose form only takes free text."""
    if text.role != "message" or text.form is None or any(f.options for f in text.form.fields):
        return
    strings = [f for f in text.form.fields if f.kind is not None and f.kind.name == "string"]
    if strings and _LISTED.search(text.text):
        yield Fault(text.pointer, "Put these choices into the field as options to pick from.")


_LISTED = re.compile(
    r"(?:\(?\b[aA1][).:]\s).*(?:\(?\b[bB2][).:]\s)"
    r"|\b(?:options?|choices?|one of|either)\b\s*(?:are)?:"
    r"|\[[\w-]+(?:\s*[/|]\s*[\w-]+)+\]|\((?:y/n|yes/no)\)",
    re.DOTALL | re.IGNORECASE,
)


RULE = Rule(
    code="ELM015",
    name="options-in-message",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
