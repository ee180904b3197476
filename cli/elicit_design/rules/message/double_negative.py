"""A sentence has two negations.

Why: Two negations in one sentence make people answer the opposite of what they mean.

Bad:
```json
{
  "message": "Do not keep the project Atlas without its boards? It cannot be restored.",
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

Source: Microsoft UX guide, confirmations (positive phrasing); GOV.UK content design
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, says
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a sentence of a message, or a title, with more than one negation."""
    negation = says("negation", text.locale)
    if text.role not in ("message", "title", "option") or not negation.may_be_in(plain(text.text)):
        return
    for sentence in _SENTENCE.split(text.text):
        words = plain(sentence)
        found = negation.findall(words)
        if len(found) > 1 and not _PAIRED.search(words):
            yield Fault(
                text.pointer, f'"{found[0]}" and "{found[1]}" in one sentence. Say it positively.'
            )
            return


_SENTENCE = re.compile(r"[.?!;:]\s|[\u3002\uff1f\uff01]")
_PAIRED = re.compile(
    r"\bne\b.{0,300}\b(pas|rien|jamais)\b|\bno\b.{0,300}\bni\b|\bnot\b.{0,300}\bnor\b|\bnem\b"
)


RULE = Rule(
    code="ELM006",
    name="double-negative",
    on=TextNode,
    check=check,
    needs=("role:message", "role:title", "role:option"),
    severity="warning",
    confidence="medium",
)
