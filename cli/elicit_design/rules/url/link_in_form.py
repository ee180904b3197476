"""The text of a form holds a link.

Why: Form fields must not carry links to click: clients do not show where they lead, which is
what URL mode is for. Name the site in words, or use URL mode.

Bad:
```json
{
  "message": "Choose the plan at https://example.com/plans before you go on.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    }
  }
}
```

Good:
```json
{
  "message": "Choose the plan to use.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    }
  }
}
```

Source: 2026-07-28 client/elicitation §Safe URL Handling 3; GOV.UK hint text: no links
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report web addresses and Markdown links in the words of a form."""
    if text.form is None or ("://" not in text.text and "www." not in text.text):
        return
    if (
        text.field is not None
        and text.field.data.get("format") == "uri"
        and text.role == "description"
    ):
        return
    if re.search(_LINK, text.text):
        yield Fault(
            text.pointer,
            "A form's text holds no links. Name the site in words, or open it with URL mode.",
        )


_LINK = r"(?i)\b(https?|ftp|file)://[^\s{}]|\bwww\.[\w-]+\.\w|\bjavascript:"


RULE = Rule(code="ELU019", name="link-in-form", on=TextNode, check=check, needs=("odd",))
