"""Options are titled by `enumNames`.

Why: `enumNames` is kept for old clients only and will be removed; it was never a keyword of
JSON Schema 2020-12. Newer clients may ignore it and show the bare constants. Since 2025-11-25
titled options are written `oneOf: [{const, title}]`.

Bad:
```json 2025-11-25
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

Good:
```json 2025-11-25
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

Source: schema/2025-11-25/schema.ts LegacyTitledEnumSchema; SEP-1330; csharp-sdk MCP9001
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, RenameKey, Replace, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `enumNames` where `oneOf` exists."""
    if field.kind is None or not field.kind.legacy:
        return
    at = member(field.pointer, "enumNames")
    says = "`enumNames` will be removed. Write titled options as `oneOf: [{const, title}]`."
    yield Fault(at, says, _mend(field), on_key=True)


def _mend(field: FieldNode) -> Mend | None:
    names = field.data.get("enumNames")
    if not isinstance(names, list) or len(names) != len(field.options) or "oneOf" in field.data:
        return None
    if not all(isinstance(option.value, str) and option.title for option in field.options):
        return None
    titled = [{"const": option.value, "title": option.title} for option in field.options]
    at = member(field.pointer, "enum")
    removed = Remove(member(field.pointer, "enumNames"))
    return Mend("Write `oneOf`", (Replace(at, titled), RenameKey(at, "oneOf"), removed), safe=False)


RULE = Rule(
    code="ELS023",
    name="enum-names-legacy",
    on=FieldNode,
    check=check,
    needs=("enumNames",),
    severity="warning",
    since="2025-11-25",
)
