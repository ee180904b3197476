"""A title or description is not text.

Why: Titles and descriptions are text in every kind of field. Typed clients refuse other values;
an empty one hides the field's name.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "",
      "description": "Shown with the request"
    }
  },
  "required": ["note"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["note"]
}
```

Source: schema/2026-07-28/schema.ts StringSchema.title, description
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report titles and descriptions that are empty or no text."""
    for key in ("title", "description"):
        if key not in field.data:
            continue
        value = field.data[key]
        if not isinstance(value, str) or not value.strip():
            at = member(field.pointer, key)
            mend = Mend(f"Remove `{key}`", (Remove(at),), safe=False)
            yield Fault(at, f"`{key}` has to be text that a person can read.", mend)


RULE = Rule(
    code="ELS041", name="words-not-text", on=FieldNode, check=check, needs=("title", "description")
)
