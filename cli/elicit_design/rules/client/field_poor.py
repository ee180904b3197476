"""A client shows a field of this kind with a loss.

Why: Some clients draw a field but lose part of its meaning: a checkbox that nobody touched is
sent as `false`, a number starts at 0 and is always sent, the limits of a multiple choice are
ignored. The answer then looks like a choice that the user never made.

Bad:
```json clients=goose
{
  "type": "object",
  "properties": {
    "notify": {"type": "boolean", "title": "Notify the team", "description": "By email"}
  }
}
```

Good:
```json clients=goose
{
  "type": "object",
  "properties": {
    "notify": {
      "type": "string",
      "title": "Notify the team",
      "description": "By email",
      "enum": ["tell nobody", "tell the team"],
      "default": "tell nobody"
    }
  },
  "required": ["notify"]
}
```

Source: block/goose JsonSchemaForm.tsx; microsoft/vscode mcpElicitationService.ts; the client
profiles
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import capability_of, fault, fields_of, poor


def check(node: ClientNode) -> Iterator[Fault]:
    """Report every field whose kind the client's profile calls poor.

    A checkbox that is always sent loses nothing where an answer is required.
    """
    for field in fields_of(node):
        if field.required and capability_of(field) == "boolean":
            continue
        capability = capability_of(field)
        cell = poor(node.profile, capability) if capability else None
        if cell:
            yield fault(node.profile, cell, field.pointer)


RULE = Rule(
    code="ELC002",
    name="client-field-poor",
    on=ClientNode,
    check=check,
    severity="warning",
)
