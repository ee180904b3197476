"""A field has a key that its kind does not know.

Why: Each kind of field has a closed list of keys. What is not on it never reaches the user:
TypeScript strips it, C# skips it, Codex refuses the whole form. A limit written with such a key
is a limit that nobody enforces, so check it in the server.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 1,
      "exclusiveMaximum": 10,
      "default": 1
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
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 1,
      "maximum": 9,
      "default": 1
    }
  },
  "required": ["copies"]
}
```

Source: schema/2026-07-28/schema.ts PrimitiveSchemaDefinition; Codex McpElicitationStringSchema
(deny_unknown_fields); typescript-sdk buildSchemas.ts
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.schema._keys import ANNOTATIONS, explained


def check(field: FieldNode) -> Iterator[Fault]:
    """Report every key outside the kind's list that no other rule explains better."""
    if field.kind is None or not field.kind.available:
        return
    for key in field.data:
        if key in field.kind.keys or key in field.kind.later or explained(field, key):
            continue
        at = member(field.pointer, key)
        yield Fault(
            at,
            f"`{key}` is not a key of {field.kind.says} ({_known(field)}); clients drop it or "
            "refuse the form. " + _instead(key, field),
            Mend(f"Remove `{key}`", (Remove(at),), safe=key in ANNOTATIONS or key.startswith("x-")),
            on_key=True,
        )


def _known(field: FieldNode) -> str:
    return ", ".join(field.kind.keys) if field.kind else ""


def _instead(key: str, field: FieldNode) -> str:
    if key == "required":
        return f"Name `{field.name}` in the form's `required` list instead."
    if key in ("exclusiveMinimum", "exclusiveMaximum"):
        return f"Write `{key[9:].lower()}` with the nearest allowed value."
    return "Remove it and check the value in the server."


RULE = Rule(code="ELS007", name="field-unknown-key", on=FieldNode, check=check)
