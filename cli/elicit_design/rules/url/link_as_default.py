"""A form's default is a link.

Why: A default that is a web address can be sent, and opened, unseen. A field that asks for an
address starts empty.

Bad:
```json
{
  "type": "object",
  "properties": {
    "site": {
      "type": "string",
      "title": "Web site",
      "description": "Shown on the profile",
      "format": "uri",
      "default": "https://example.com"
    }
  },
  "required": ["site"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "site": {
      "type": "string",
      "title": "Web site",
      "description": "Shown on the profile",
      "format": "uri"
    }
  },
  "required": ["site"]
}
```

Source: 2026-07-28 client/elicitation §Safe URL Handling 3 (any field of form mode)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a default that is a web address."""
    default = field.data.get("default")
    if isinstance(default, str) and "://" in default:
        at = member(field.pointer, "default")
        mend = Mend("Remove `default`", (Remove(at),), safe=False)
        yield Fault(at, "A link may not stand in a form, not as a default either. Remove it.", mend)


RULE = Rule(
    code="ELU020",
    name="link-as-default",
    on=FieldNode,
    check=check,
    needs=("default",),
    severity="warning",
    since="2025-11-25",
)
