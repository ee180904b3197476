"""A destructive choice has no way to say no.

Why: Decline and Cancel are the client's buttons; some clients have no decline button, and some
send the first option. When every option destroys something, an answer can only do harm. Put an
option that leaves everything as it is first.

Bad:
```json
{
  "message": "Permanently delete one of the projects named Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "project": {
        "type": "string",
        "title": "Project to delete",
        "description": "Two have this name",
        "enum": [
          "Atlas (3 boards)",
          "Atlas EMEA (12 boards)"
        ]
      }
    },
    "required": ["project"]
  }
}
```

Good:
```json
{
  "message": "Permanently delete one of the projects named Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "project": {
        "type": "string",
        "title": "Project to delete",
        "description": "Two have this name",
        "enum": [
          "keep every project",
          "Atlas (3 boards)",
          "Atlas EMEA (12 boards)"
        ]
      }
    },
    "required": ["project"]
  }
}
```

Source: goose ElicitationRequest.tsx (no decline button); Microsoft UX guide, confirmations
(safe default)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, SchemaNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.schema._consent import asks_consent, destroys, is_safe


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report the one required choice of a destructive form that has no safe option."""
    if not destroys(form):
        return
    chosen = [field for field in form.fields if field.required and len(field.options) > 1]
    if len(chosen) != 1 or any(is_safe(option) for option in chosen[0].options):
        return
    if any(asks_consent(field) or _typed(field) for field in form.fields):
        return
    yield Fault(
        chosen[0].pointer,
        "Every option of this choice destroys something. Put one first that leaves everything as "
        'it is, such as "keep every project".',
    )


def _typed(field: FieldNode) -> bool:
    """A required line of text can be a name to type, which is a consent of its own."""
    return field.required and field.kind is not None and field.kind.name == "string"


RULE = Rule(
    code="ELS054",
    name="no-safe-option",
    on=SchemaNode,
    check=check,
    severity="warning",
    confidence="medium",
)
