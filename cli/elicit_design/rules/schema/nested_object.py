"""A field is an object.

Why: Forms are flat: one level of plain fields. Nested objects are left out of the protocol on
purpose and refused by every SDK that looks. Put the inner members at the top, or ask for them
in a page of your own.

Bad:
```json
{
  "type": "object",
  "properties": {
    "address": {
      "type": "object",
      "title": "Address",
      "description": "Where to send the parcel",
      "properties": {"city": {"type": "string"}}
    }
  },
  "required": ["address"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "city": {
      "type": "string",
      "title": "City",
      "description": "Where to send the parcel"
    }
  },
  "required": ["city"]
}
```

Source: 2026-07-28 client/elicitation §Requested Schema; modelcontextprotocol/rust-sdk#465;
basementstudio/xmcp#543
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a field with members of its own."""
    if field.data.get("type") != "object" and "properties" not in field.data:
        return
    yield Fault(
        member(field.pointer, "type") if "type" in field.data else field.pointer,
        "Forms are flat. Make every inner member a field of its own at the top.",
    )


RULE = Rule(
    code="ELS012",
    name="nested-object",
    on=FieldNode,
    check=check,
    needs=("type:object", "properties"),
)
