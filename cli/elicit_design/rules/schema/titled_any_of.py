"""The titled options of a choice stand under `anyOf`.

Why: One of several titled options is written `oneOf: [{const, title}]`. `anyOf` at the level of
the field is not in the schema: typed clients fall back to a free text box.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "anyOf": [
        {"const": "a4", "title": "A4 paper"},
        {"const": "a3", "title": "A3 paper"}
      ]
    }
  },
  "required": ["size"]
}
```

Good:
```json
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

Source: schema/2025-11-25/schema.ts TitledSingleSelectEnumSchema; SEP-1330 appendix (differs
from what shipped)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Mend, RenameKey, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report `anyOf` with constants on a field that picks one."""
    parts = field.data.get("anyOf")
    if not isinstance(parts, list) or not _titled(parts):
        return
    at = member(field.pointer, "anyOf")
    yield Fault(
        at,
        "Titled options of a choice stand under `oneOf`.",
        Mend("Rename `anyOf` to `oneOf`", (RenameKey(at, "oneOf"),), "oneOf" not in field.data),
        on_key=True,
    )


def _titled(parts: list[Json]) -> bool:
    return any(isinstance(part, dict) and "const" in part for part in parts)


RULE = Rule(
    code="ELS020",
    name="titled-any-of",
    on=FieldNode,
    check=check,
    needs=("anyOf",),
    since="2025-11-25",
)
