"""The message speaks in identifiers.

Why: `delete_project` and `projectId` are names for programs. People know their things by other
words; name the object, not the tool.

Bad:
```json
{
  "message": "Run delete_project and permanently delete Atlas? It cannot be restored.",
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

Source: Azure MCP message template (prompt names the tool, not the vault or machine); Microsoft
style guide
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report the first word of a message in snake case or camel case, outside quotes."""
    if text.role != "message" or text.style != "literal":
        return
    found = _CODE.search(_QUOTED.sub(" ", text.text))
    if found:
        yield Fault(
            text.pointer, f"`{found[0]}` is a name for programs. Use the words people know."
        )


_QUOTED = re.compile(
    "[\"\u201c\u00ab`'\u2018\u300c][^\"\u201d\u00bb`'\u2019\u300d]{0,300}[\"\u201d\u00bb`'\u2019\u300d]"
    r"|(?<![\w.-])[\w.-]*[/@.\\]\S*"
)
"""What is quoted, or is a path or an address; bounded, so that no text takes long to read."""

_CODE = re.compile(
    r"(?<![\w-])(?:delete|remove|create|update|send|get|list|set|add|run|execute|drop|deploy|publish|merge|cancel|stop|tool|user|project|file|item|resource)(?:_[a-z0-9]+)+\b"
    r"|(?<![\w-])[a-z]+(?:Id|Ids|Name|Url|Key|Path|Type)\b"
)


RULE = Rule(
    code="ELM018",
    name="identifier-in-message",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="warning",
    confidence="medium",
)
