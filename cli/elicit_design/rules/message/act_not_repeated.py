"""No option repeats what the message asks.

Why: The option a person picks has to say the act of the question; "Proceed" or a bare name
under "Delete Atlas?" can be read either way.

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
        "enum": [
          "keep the project",
          "the project Atlas"
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
        "enum": [
          "keep the project",
          "delete the project"
        ]
      }
    },
    "required": ["choice"]
  }
}
```

Source: Microsoft UX guide, confirmations (match the command's verb); Apple HIG Alerts
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode
from elicit_design.linting.wording import plain, says, whole
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.schema._consent import is_safe


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a consent choice whose acting options lack the verb of the question."""
    question = plain((form.message or "").split("?")[0]) if "?" in (form.message or "") else ""
    verb = says("erases").search(question)
    chosen = [field for field in form.fields if len(field.options) == 2]
    if verb is None or len(chosen) != 1 or len(form.fields) != 1:
        return
    acting = [option for option in chosen[0].options if not is_safe(option)]
    for option in acting if len(acting) == 1 else ():
        words = f"{plain(option.label)} {plain(str(option.value))}"
        if not says("destroys").search(words) and plain(option.label) not in whole(
            "generic_answer"
        ):
            yield Fault(
                option.title_pointer, f'Say the act in this option: "{verb[0].capitalize()} ...".'
            )


RULE = Rule(
    code="ELM020",
    name="act-not-repeated",
    on=SchemaNode,
    check=check,
    severity="warning",
    confidence="medium",
)
