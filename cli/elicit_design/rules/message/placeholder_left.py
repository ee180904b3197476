"""The text still holds a placeholder.

Why: What was to be filled in is shown to the person: `{name}`, `%s`, `undefined`, `None`. They
cannot know what they agree to.

Bad:
```json
{
  "message": "Permanently delete the project {name}? It cannot be restored.",
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

Source: wording table: a message names the object; JavaScript and Python formatting left-overs
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report left-over placeholders and the marks of missing values, in words as sent."""
    found = re.search(_LEFT, text.text) if text.style == "literal" else None
    if found:
        says = f"`{found[0].strip()}` was not filled in. Put the value there before sending."
        yield Fault(text.pointer, says)


_LEFT = (
    r"\{\{.{0,300}?\}\}|\$\{[\w.]{1,300}\}|\{%.{0,300}?%\}|(?<![\w{])\{[A-Za-z_][\w.]{0,300}\}"
    r"|%\([\w]+\)s|%[sd](?!\w)"
    r"|\[object Object\]|\bundefined\b|\bNaN\b|(?<=[\s\"'])None(?=[\s\"'?.])"
    r"|<(?:name|id|path|value)>"
    r"|\bTODO\b|\bFIXME\b|lorem ipsum"
)


RULE = Rule(
    code="ELM017",
    name="placeholder-left",
    on=TextNode,
    check=check,
    needs=("odd",),
    severity="error",
)
