"""A list field in a revision that has none.

Why: 2025-06-18 has no arrays of any kind; picking several came with 2025-11-25. Old clients
refuse the form. Use one yes-or-no field an option, or a choice of the likely combinations.

Bad:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "minItems": 1,
      "items": {"type": "string", "enum": ["Monday", "Tuesday"]}
    }
  },
  "required": ["days"]
}
```

Good:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "monday": {
      "type": "boolean",
      "title": "Monday",
      "description": "Report on Monday"
    }
  }
}
```
```json 2025-11-25
{
  "type": "object",
  "properties": {
    "days": {
      "type": "array",
      "title": "Days to report on",
      "description": "Any number of days",
      "minItems": 1,
      "items": {"type": "string", "enum": ["Monday", "Tuesday"]}
    }
  },
  "required": ["days"]
}
```

Source: schema/2025-06-18/schema.ts PrimitiveSchemaDefinition; SEP-1330;
modelcontextprotocol/go-sdk#791
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report an array where the revision has none."""
    if field.data.get("type") == "array":
        yield Fault(
            member(field.pointer, "type"),
            f"{field.revision} has no lists. Ask with one yes-or-no field an option, or offer the "
            "likely combinations as one choice.",
        )


RULE = Rule(
    code="ELS017",
    name="array-in-old-revision",
    on=FieldNode,
    check=check,
    needs=("type:array",),
    until="2025-06-18",
)
