"""`enumNames` does not fit `enum`.

Why: `enumNames` titles the entries of `enum` one by one. With another length, or without
`enum`, titles stand beside the wrong constants: the person picks one thing and the server does
another. Go clients refuse it.

Bad:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["a4", "a3"],
      "enumNames": ["A4 paper"]
    }
  },
  "required": ["size"]
}
```

Good:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["a4", "a3"],
      "enumNames": ["A4 paper", "A3 paper"]
    }
  },
  "required": ["size"]
}
```

Source: schema/2025-06-18/schema.ts EnumSchema; go-sdk validateElicitSchema; conformance
elicitation-sep1330-enums
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report titles that are no list of as many texts as there are constants."""
    if "enumNames" not in field.data:
        return
    names, values = field.data["enumNames"], field.data.get("enum")
    at = member(field.pointer, "enumNames")
    if not isinstance(values, list):
        yield Fault(at, "`enumNames` titles the entries of `enum`, and there is no `enum` list.")
    elif not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        yield Fault(at, "`enumNames` is a list of titles, each of them text.")
    elif len(names) != len(values):
        yield Fault(
            at,
            f"`enumNames` has {len(names)} titles for the {len(values)} entries of `enum`; write "
            "one each, in the same order.",
        )


RULE = Rule(
    code="ELS024", name="enum-names-length", on=FieldNode, check=check, needs=("enumNames",)
)
