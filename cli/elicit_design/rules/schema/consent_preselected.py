"""Consent is selected before anybody chose.

Why: What is selected on opening is what gets sent by a person in a hurry, by a client that
fills in defaults and by an autopilot. In VS Code's agent host the first option is focused,
others start with the default. Only the safe option may be the default.

Bad:
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
        ],
        "default": "delete the project"
      }
    },
    "required": ["choice"]
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
        ],
        "default": "keep the project"
      }
    },
    "required": ["choice"]
  }
}
```

Source: microsoft/vscode#326022; dynatrace CHANGELOG (default flipped to true); NN/g
confirmation dialogs; Microsoft UX guide, confirmations
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule
from elicit_design.rules.schema._consent import asks_consent, is_act, is_safe


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a consent that is true, or acts, by default."""
    if "default" not in field.data:
        return
    at, default = member(field.pointer, "default"), field.data["default"]
    if default is True and asks_consent(field):
        says = (
            "Consent ticked from the start is none. Offer two named acts, the safe one as default."
        )
        yield Fault(at, says, Mend("Start unticked", (Replace(at, False),), safe=False))
    for option in field.options:
        chosen = default == option.value or (isinstance(default, list) and option.value in default)
        if chosen and is_act(option) and any(map(is_safe, field.options)):
            yield Fault(
                at, f'"{option.label}" acts, so it may not be the default.', _safe(field, at)
            )


def _safe(field: FieldNode, at: str) -> Mend | None:
    if isinstance(field.data["default"], list):
        return None
    option = next(option for option in field.options if is_safe(option))
    return Mend(f'Make "{option.label}" the default', (Replace(at, option.value),), safe=False)


RULE = Rule(
    code="ELS050", name="consent-preselected", on=FieldNode, check=check, needs=("default",)
)
