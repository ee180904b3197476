"""A field refers to a definition.

Why: Clients do not resolve `$ref`: a Python Enum, which Pydantic writes as a reference into
`$defs`, became a free text box in VS Code and Claude Desktop, and official types refuse it.
Write the schema where it is used.

Bad:
```json
{
  "requestedSchema": {
    "type": "object",
    "properties": {
      "size": {
        "$ref": "#/$defs/Size",
        "title": "Paper size",
        "description": "The printer holds both"
      }
    },
    "required": ["size"]
  },
  "message": "Print the report?"
}
```

Good:
```json
{
  "requestedSchema": {
    "type": "object",
    "properties": {
      "size": {
        "type": "string",
        "title": "Paper size",
        "description": "The printer holds both",
        "enum": ["A4 paper", "A3 paper"]
      }
    },
    "required": ["size"]
  },
  "message": "Print the report?"
}
```

Source: PrefectHQ/fastmcp#1565 and #1632; modelcontextprotocol/python-sdk#1563; 2026-07-28
client/elicitation §Requested Schema
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, SchemaNode, member
from elicit_design.model.values import Json, JsonObject
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report each field that has a `$ref`, with the definition as the fix when it is local."""
    for field in form.fields:
        for pointer, value in _references(field):
            target = _resolve(form, value)
            yield Fault(
                pointer,
                "Clients do not resolve `$ref`; some show a free text box instead. Write the "
                "definition here.",
                _inline(field, target) if target is not None else None,
            )


def _references(field: FieldNode) -> Iterator[tuple[str, Json]]:
    if "$ref" in field.data:
        yield member(field.pointer, "$ref"), field.data["$ref"]
    for key in ("allOf", "items", "anyOf", "oneOf"):
        inner = field.data.get(key)
        for n, part in enumerate(inner if isinstance(inner, list) else [inner]):
            if isinstance(part, dict) and "$ref" in part:
                steps = (key, n, "$ref") if isinstance(inner, list) else (key, "$ref")
                yield member(field.pointer, *steps), part["$ref"]


def _resolve(form: SchemaNode, reference: Json) -> JsonObject | None:
    if not isinstance(reference, str) or not reference.startswith("#/"):
        return None
    found: Json = form.data
    for step in reference[2:].split("/"):
        if not isinstance(found, dict) or step not in found:
            return None
        found = found[step]
    return found if isinstance(found, dict) and "$ref" not in found else None


def _inline(field: FieldNode, target: JsonObject) -> Mend | None:
    if "$ref" not in field.data:
        return None
    rest = {key: value for key, value in field.data.items() if key != "$ref"}
    whole = {**target, **rest}
    return Mend("Write the definition here", (Replace(field.pointer, whole),), safe=False)


RULE = Rule(code="ELS010", name="schema-ref", on=SchemaNode, check=check)
