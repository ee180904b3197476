"""A field is not a schema.

Why: `true`, `{}` and lists are schemas or shorthands elsewhere. In a form every field is a
mapping with a `type`; without one clients refuse the form or show nothing that can be answered.

Bad:
```json
{
  "requestedSchema": {"type": "object", "properties": {"note": {}}, "required": ["note"]},
  "message": "Send the report for review?"
}
```

Good:
```json
{
  "requestedSchema": {
    "type": "object",
    "properties": {
      "note": {
        "type": "string",
        "title": "Note for the reviewer",
        "description": "Shown with the request"
      }
    },
    "required": ["note"]
  },
  "message": "Send the report for review?"
}
```

Source: protocol rejected-by-schema.json list (`{}`, `true`, missing type); blog 2026-05-21
release candidate shows `schema: {type: boolean}`
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Insert, Mend, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report fields that are no mapping, and mappings that say nothing of their type."""
    properties = form.data.get("properties")
    if not isinstance(properties, dict):
        return
    for name, value in properties.items():
        if not isinstance(value, dict) or not {
            "type",
            "$ref",
            "anyOf",
            "oneOf",
            "allOf",
            "properties",
        } & set(value):
            yield Fault(
                member(form.pointer, "properties", name),
                f"Field `{name}` needs a `type`: {', '.join(form.grammar.field_types)}.",
                _mend(form, name, value),
            )


def _mend(form: SchemaNode, name: str, value: Json) -> Mend | None:
    if not isinstance(value, dict) or not value:
        return None
    listed = value.get("enum")
    if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
        return None
    at = member(form.pointer, "properties", name)
    return Mend('Add `"type": "string"`', (Insert(at, "type", "string"),))


RULE = Rule(code="ELS014", name="field-not-schema", on=SchemaNode, check=check)
