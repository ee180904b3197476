"""A title or option ends in a punctuation mark.

Why: Titles and options are labels, not sentences; clients put their own colon or star behind
them.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Project Atlas:",
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

Source: GOV.UK radios; Microsoft UX guide, labels; Claude Code draws `* Title: []`
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a stop, colon, comma or exclamation mark at the end of a label."""
    if text.role not in ("title", "option") or text.style != "literal":
        return
    label = text.text.rstrip()
    if label[-1:] in MARKS and not label.endswith(("...", "etc.")) and len(label) > 1:
        mend = Mend(
            "Leave the mark out",
            (Replace(text.pointer, label.rstrip(MARKS).rstrip()),),
            safe=_free(text),
        )
        yield Fault(text.pointer, "A label ends without a mark; clients add their own.", mend)


def _free(text: TextNode) -> bool:
    """Whether the words are only shown; a plain option is also the constant that is compared."""
    return text.pointer.rsplit("/", 2)[-2] != "enum"


MARKS = ":;,.!\u3002\uff1a"


RULE = Rule(
    code="ELM012",
    name="trailing-mark",
    on=TextNode,
    check=check,
    needs=("role:title", "role:option"),
    severity="info",
)
