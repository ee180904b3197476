"""A field's name is not an identifier.

Why: Names are keys in the answer and, in several clients, variables or column headings. Blanks,
dots and other signs break paths and templates. What a person reads goes into `title`.

Bad:
```json
{
  "type": "object",
  "properties": {
    "Note for reviewer": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["Note for reviewer"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "note_for_reviewer": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["note_for_reviewer"]
}
```

Source: client/elicitation §Requested Schema of every revision names fields by identifiers only
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a name that is not letters, digits and underscores, a letter first."""
    if _NAME.fullmatch(field.name):
        return
    yield Fault(
        field.pointer,
        f'"{field.name}" is no identifier. Use letters, digits and `_`, and put the words people '
        "read into `title`.",
        on_key=True,
    )


_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")


RULE = Rule(code="ELS040", name="field-name", on=FieldNode, check=check, severity="warning")
