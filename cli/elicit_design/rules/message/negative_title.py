"""A yes-or-no title says no.

Why: "Do not notify" with a tick means no by yes. State the positive and let the box be empty.

Bad:
```json
{
  "type": "object",
  "properties": {
    "mail": {
      "type": "boolean",
      "title": "Do not send mail",
      "description": "To the 3 people on the project"
    }
  }
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "mail": {
      "type": "boolean",
      "title": "Send mail",
      "description": "To the 3 people on the project"
    }
  }
}
```

Source: Microsoft UX guide, check boxes (positive phrasing)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import opens, plain
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report the title of a yes-or-no field that opens with a negation."""
    if text.role != "title" or text.field is None or text.field.data.get("type") != "boolean":
        return
    if opens("negative_start").match(plain(text.text)):
        yield Fault(
            text.pointer, "A tick would mean no. State the positive and turn the default round."
        )


RULE = Rule(
    code="ELM009",
    name="negative-title",
    on=TextNode,
    check=check,
    needs=("role:title",),
    severity="warning",
)
