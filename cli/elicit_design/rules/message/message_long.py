"""The message is too long to be read before answering.

Why: People answer after the first sentence. One sentence that names the act, the object and the
consequence, and a short supplement, is what gets read; terminals cut off the rest.

Bad:
```yaml
message: >-
  Permanently delete the project Atlas? It cannot be restored.
  This sentence explains one more thing about the boards of the project, number one.
  This sentence explains one more thing about the boards of the project, number two.
  This sentence explains one more thing about the boards of the project, number three.
  This sentence explains one more thing about the boards of the project, number four.
requestedSchema:
  type: object
  properties:
    choice:
      type: string
      title: Project Atlas
      description: Holds 3 boards
      enum: [keep the project, delete the project]
  required: [choice]
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

Source: Microsoft UX guide, confirmations; anthropics/claude-code CHANGELOG (tall forms clipped)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report more than three sentences, or more characters than a screen shows."""
    if text.role != "message":
        return
    sentences = len(_END.findall(text.text.strip())) + 1
    if sentences > MOST_SENTENCES or len(text.text) > LONGEST:
        yield Fault(
            text.pointer,
            f"{len(text.text)} characters in {sentences} sentences are not read. Keep to the act, "
            "its object and what cannot be undone.",
        )


LONGEST = 400
MOST_SENTENCES = 4
_END = re.compile(r"[.?!](?=\s+\S)|[\u3002\uff1f\uff01](?=\S)")


RULE = Rule(
    code="ELM003",
    name="message-long",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
