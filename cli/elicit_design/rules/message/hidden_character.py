r"""The text holds characters that cannot be seen.

Why: Control, bidirectional and zero-width characters reorder or hide parts of a sentence: what
the person reads is not what is there. Clean every value that enters a text.

Bad:
```json
{
  "message": "Permanently delete the project Atl\u202eas? It cannot be restored.",
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
    "required": [
      "choice"
    ]
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

Source: CVE-2021-42574 (Trojan Source); PyPI mcp-confirm (cleans values in prompts)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report the first invisible character of a text."""
    found = _HIDDEN.search(text.text)
    if found:
        at = Mend("Remove them", (Replace(text.pointer, _HIDDEN.sub("", text.text)),), safe=False)
        yield Fault(
            text.pointer,
            f"U+{ord(found[0]):04X} cannot be seen and changes what is read. Remove it.",
            at,
        )


_HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]"
)


RULE = Rule(
    code="ELM016",
    name="hidden-character",
    on=TextNode,
    check=check,
    needs=("odd",),
    severity="error",
)
