"""The message asks for a go-ahead and names nothing.

Why: "Proceed?" or "Please confirm" leave out the act, the object and the consequence, which are
all the person has to decide on.

Bad:
```json
{
  "message": "Please confirm.",
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

Source: Azure MCP message template; Microsoft UX guide, confirmations (main instruction)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a message of nothing but a request to confirm."""
    if text.role == "message" and _BARE.fullmatch(plain(text.text)):
        yield Fault(
            text.pointer, 'Say what will happen to what, such as "Send the report to 12 people?".'
        )


_BARE = re.compile(
    r"(?:(?:please|kindly|do you want to|would you like to|shall i|should i|confirm to|ok to|to)"
    r"\s+)*"
    r"(?:confirm|proceed|continue|approve|go ahead|accept|choose|select|answer)"
    r"(?:\s+(?:this|the|your|an?|with|to|action|operation|tool|call|request|choice|option|below"
    r"|proceed|continue|execution|of|it|that|here|following|form|in))*"
    r"|confirmation(?:\s+(?:required|needed))?|input required|(?:por favor,? )?confirm[ea]r?"
    r"|deseja continuar|¿?desea continuar|confirmez|voulez-vous continuer|bitte bestätigen"
    r"|fortfahren|確認してください|続行しますか"
)


RULE = Rule(
    code="ELM019",
    name="message-empty-of-facts",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
)
