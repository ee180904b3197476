"""Consent is a checkbox beside the client's own Accept.

Why: Two acts for one decision: Claude Code needs a tick with Space and then Accept, and Accept
without the tick comes back as cancel; VS Code's agent host can send `true` without any choice.
One required choice between two named acts works in every client.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "confirm": {
        "type": "boolean",
        "title": "Delete the project Atlas",
        "description": "Tick to confirm"
      }
    },
    "required": ["confirm"]
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
      }
    },
    "required": ["choice"]
  }
}
```

Source: tufantunc/ssh-mcp#91; microsoft/vscode#326022; nkarasiak/qgis-mcp#36;
anthropics/claude-code#84207
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.schema._consent import asks_consent


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a yes-or-no field that stands for consent."""
    if asks_consent(field):
        yield Fault(
            field.pointer,
            f"`{field.name}` is a checkbox beside the client's own Accept, and people send it "
            "unticked. Offer one required choice between two named acts, the safe one first.",
        )


RULE = Rule(
    code="ELS051",
    name="consent-checkbox",
    on=FieldNode,
    check=check,
    needs=("type:boolean",),
    severity="warning",
    confidence="medium",
)
