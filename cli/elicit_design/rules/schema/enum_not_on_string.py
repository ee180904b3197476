"""A field that is not a string lists its values.

Why: `enum` belongs to strings. A numeric or boolean enum passes the official schema.json, yet
Go clients answer with an error and others show a free number box. List the values as strings
and convert them in the server.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "enum": [1, 2, 5]
    }
  },
  "required": ["copies"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "string",
      "title": "Copies to print",
      "description": "The printer holds both",
      "enum": ["1 copy", "2 copies", "5 copies"]
    }
  },
  "required": ["copies"]
}
```

Source: schema/2026-07-28/schema.ts NumberSchema, BooleanSchema; go-sdk validateElicitSchema;
hashicorp/terraform-mcp-server create_no_code_workspace
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `enum`, `enumNames` or `oneOf` on a number, an integer or a boolean."""
    kind = field.data.get("type")
    if kind not in ("number", "integer", "boolean"):
        return
    article = "an" if kind == "integer" else "a"
    for key in ("enum", "enumNames", "oneOf"):
        if key in field.data:
            yield Fault(
                member(field.pointer, key),
                f"`{key}` on {article} {kind} is not in the protocol. Offer strings such as "
                '"2 copies" and convert the answer in the server.',
                on_key=True,
            )


RULE = Rule(
    code="ELS005",
    name="enum-not-on-string",
    on=FieldNode,
    check=check,
    needs=("type:number", "type:integer", "type:boolean"),
)
