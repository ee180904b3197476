"""The text holds markup.

Why: Clients show plain text: Markdown, HTML and terminal codes appear as they are, or worse,
take effect. Say it in words.

Bad:
```json
{
  "message": "Permanently delete **Atlas**? It cannot be restored.",
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

Source: inspector ElicitationFormPanel.tsx (plain text); microsoft/vscode quick pick; terminal
escape injection
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report Markdown, HTML tags and entities."""
    found = re.search(_MARKUP, text.text)
    if found:
        yield Fault(text.pointer, f"`{found[0].strip()}` is shown as it is. Write plain text.")


_MARKUP = (
    r"\*\*[^*\n]{1,300}\*\*|__[^_\n]{1,300}__|(?m:^#{1,6} )|\[[^\]\n]{1,300}\]\([^)\n]{1,300}\)|```"
    r"|</?(?:b|i|u|p|a|br|div|span|strong|em|code|pre|h[1-6]|ul|ol|li|script|img|table)\b[^>]{0,300}>"
    r"|&(?:amp|lt|gt|nbsp|quot|#\d+);"
)


RULE = Rule(
    code="ELM013", name="markup", on=TextNode, check=check, needs=("odd",), severity="warning"
)
