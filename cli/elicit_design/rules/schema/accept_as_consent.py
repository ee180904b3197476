"""Pressing Accept is the only consent.

Why: When no field has to be answered, Accept alone decides. Clients that accept unread forms
(Codex sends `{}` for a form it cannot show, autopilots answer by themselves) then destroy
something that nobody agreed to. Make the decision a required choice.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "reason": {
        "type": "string",
        "title": "Reason for the log",
        "description": "Kept for a year"
      }
    }
  }
}
```

Good:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Project Atlas",
        "description": "Holds 3 boards",
        "oneOf": [
          {
            "const": "keep the project",
            "title": "Keep the project Atlas"
          },
          {
            "const": "delete the project",
            "title": "Permanently delete the project Atlas"
          }
        ]
      },
      "reason": {
        "type": "string",
        "title": "Reason for the log",
        "description": "Kept for a year"
      }
    },
    "required": ["choice"]
  }
}
```

Source: openai/codex#41797, #17164, #23383; pulsemcp delete-tenant.ts (`{}` taken as consent);
copilot-cli changelog (autopilot)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.schema._consent import destroys


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a form about destroying something in which nothing is required."""
    if form.fields and destroys(form) and not any(field.required for field in form.fields):
        yield Fault(
            form.pointer,
            "An accept with an empty answer would count as consent. Ask for one required choice "
            "between two named acts, the safe one first.",
        )


RULE = Rule(
    code="ELS052",
    name="accept-as-consent",
    on=SchemaNode,
    check=check,
    severity="error",
    confidence="medium",
)
