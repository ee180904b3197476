"""A default is null.

Why: Optional types of Pydantic write `default: null`. The protocol has no null; a field that
may be left out has no default and is not named in `required`.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request",
      "default": null
    }
  }
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
  }
}
```

Source: python-sdk v2 _ElicitationJsonSchema drops it; FastMCP validate_elicitation_json_schema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `default: null` on a field of a known kind."""
    if field.kind is None or "default" not in field.data or field.data["default"] is not None:
        return
    at = member(field.pointer, "default")
    mend = Mend("Remove `default`", (Remove(at),))
    yield Fault(at, "A default cannot be null. Remove it; an optional field needs none.", mend)


RULE = Rule(code="ELS033", name="default-null", on=FieldNode, check=check, needs=("default",))
