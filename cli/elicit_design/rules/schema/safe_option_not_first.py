"""The safe option does not come first.

Why: Several clients focus or show the first option as if it were selected; a person who presses
Enter sends it. The option that leaves things as they are stands first.

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
            "const": "delete the project",
            "title": "Permanently delete the project Atlas"
          },
          {
            "const": "keep the project",
            "title": "Keep the project Atlas"
          }
        ]
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
        ]
      }
    },
    "required": ["choice"]
  }
}
```

Source: github/copilot-cli#1872; microsoft/vscode#326022 (first option focused); Microsoft UX
guide, confirmations
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule
from elicit_design.rules.schema._consent import is_act, is_safe


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a choice whose first option acts while a later one is safe."""
    options = field.options
    if len(options) < 2 or not is_act(options[0]) or field.data.get("type") == "array":
        return
    if any(map(is_safe, options[1:])):
        yield Fault(
            options[0].title_pointer,
            f'"{options[0].label}" acts and comes first. Put the safe option first.',
            _mend(field),
        )


def _mend(field: FieldNode) -> Mend | None:
    """Move the safe options to the front, in each list that has them."""
    keys = [key for key in ("oneOf", "enum", "enumNames") if key in field.data]
    order = sorted(range(len(field.options)), key=lambda n: not is_safe(field.options[n]))
    changes = []
    for key in keys:
        entries = field.data[key]
        if not isinstance(entries, list) or len(entries) != len(order):
            return None
        moved = [entries[n] for n in order]
        changes.append(Replace(member(field.pointer, key), moved))
    return Mend("Put the safe option first", tuple(changes)) if changes else None


RULE = Rule(
    code="ELS055",
    name="safe-option-not-first",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
    severity="warning",
    confidence="medium",
)
