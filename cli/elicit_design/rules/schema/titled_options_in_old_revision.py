"""Titled options under `oneOf` in a revision that has none.

Why: 2025-06-18 titles options with `enumNames`, a list as long as `enum`. A client of that
revision does not know `oneOf` and shows a free text box.

Bad:
```json 2025-06-18
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "oneOf": [
        {"const": "a4", "title": "A4 paper"},
        {"const": "a3", "title": "A3 paper"}
      ]
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

Source: schema/2025-06-18/schema.ts EnumSchema; SEP-1330
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Insert, Mend, RenameKey, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a titled choice where the revision has none."""
    if field.data.get("type") != "string" or "oneOf" not in field.data:
        return
    yield Fault(
        member(field.pointer, "oneOf"),
        f"{field.revision} has no `oneOf`. Write the constants under `enum` and the titles, in the "
        "same order, under `enumNames`.",
        _mend(field),
        on_key=True,
    )


def _mend(field: FieldNode) -> Mend | None:
    if not all(isinstance(option.value, str) and option.title for option in field.options):
        return None
    values = [option.value for option in field.options]
    titles = [option.title for option in field.options]
    at = member(field.pointer, "oneOf")
    changes = (
        Replace(at, values),
        RenameKey(at, "enum"),
        Insert(field.pointer, "enumNames", titles),
    )
    return Mend("Write `enum` and `enumNames`", changes, safe="enum" not in field.data)


RULE = Rule(
    code="ELS022",
    name="titled-options-in-old-revision",
    on=FieldNode,
    check=check,
    needs=("oneOf",),
    until="2025-06-18",
)
