"""A list field is not a choice among options.

Why: An array is allowed only to pick several of a list: `items` with `enum`, or with titled
`anyOf`. Free lists of strings, numbers or objects are refused by every SDK that looks. Ask for
one line of text and split it in the server.

Bad:
```json
{
  "type": "object",
  "properties": {
    "tags": {
      "type": "array",
      "title": "Tags",
      "description": "Words to find it by",
      "minItems": 1,
      "items": {"type": "string"}
    }
  },
  "required": ["tags"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "tags": {
      "type": "string",
      "title": "Tags",
      "description": "Words to find it by, separated by commas"
    }
  },
  "required": ["tags"]
}
```

Source: schema/2026-07-28/schema.ts UntitledMultiSelectEnumSchema, TitledMultiSelectEnumSchema;
PrefectHQ/fastmcp#2471; python-sdk v2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report an array whose items list no options."""
    if field.data.get("type") != "array":
        return
    items = field.data.get("items")
    if isinstance(items, dict) and any(
        isinstance(items.get(k), list) for k in ("enum", "anyOf", "oneOf")
    ):
        return
    if isinstance(items, dict) and "$ref" in items:
        return
    yield Fault(
        member(field.pointer, "items") if "items" in field.data else field.pointer,
        "A list has to offer its values: write `items` with `type: string` and `enum`. For free "
        "values ask for one line of text and split it in the server.",
    )


RULE = Rule(
    code="ELS016",
    name="array-not-options",
    on=FieldNode,
    check=check,
    needs=("type:array",),
    since="2025-11-25",
)
