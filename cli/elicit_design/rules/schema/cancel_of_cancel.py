"""An option cannot be told from what it refuses.

Why: "Cancel" under "Cancel the order?" may mean either. The same holds for an option that is
the beginning of another. Name both acts.

Bad:
```json
{
  "message": "Cancel the order 1042?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Order 1042",
        "description": "Paid yesterday",
        "enum": [
          "cancel order",
          "cancel order 1042 and refund"
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
  "message": "Cancel the order 1042?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Order 1042",
        "description": "Paid yesterday",
        "enum": [
          "keep the order",
          "cancel the order"
        ]
      }
    },
    "required": ["choice"]
  }
}
```

Source: Microsoft UX guide, confirmations (match the verb of the command); NN/g cancel and close
buttons
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.linting.wording import plain, says, whole
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report an option that says "cancel" where another one cancels, or that begins another."""
    labels = [plain(option.label) for option in field.options]
    for n, option in enumerate(field.options):
        longer = [label for label in labels if label.startswith(f"{labels[n]} ")]
        if longer and (says("cancels").match(labels[n]) or labels[n] in whole("generic_answer")):
            yield Fault(
                option.title_pointer,
                f'"{option.label}" reads like the beginning of "{longer[0]}". Name what happens '
                'instead, such as "Keep the order".',
            )


RULE = Rule(
    code="ELS053",
    name="cancel-of-cancel",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
    severity="warning",
)
