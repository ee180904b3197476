"""A client only seems to have chosen the first, safe option.

Why: GitHub Copilot CLI draws the first option as if it were selected and then says that the
field is missing; Goose asks again until the choice is changed. Where the first option leaves
everything as it is, a default that is really set answers both.

Bad:
```json clients=copilot-cli
{
  "type": "object",
  "properties": {
    "choice": {
      "type": "string",
      "title": "Branch release/4",
      "description": "Last commit two days ago",
      "oneOf": [
        {"const": "keep the branch", "title": "Keep the branch"},
        {"const": "delete the branch", "title": "Delete the branch"}
      ]
    }
  },
  "required": ["choice"]
}
```

Good:
```json clients=copilot-cli
{
  "type": "object",
  "properties": {
    "choice": {
      "type": "string",
      "title": "Branch release/4",
      "description": "Last commit two days ago",
      "oneOf": [
        {"const": "keep the branch", "title": "Keep the branch"},
        {"const": "delete the branch", "title": "Delete the branch"}
      ],
      "default": "keep the branch"
    }
  },
  "required": ["choice"]
}
```

Source: github/copilot-cli#1872; block/goose JsonSchemaForm.tsx
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, FieldNode
from elicit_design.linting.wording import opens, plain
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import fault, fields_of


def check(node: ClientNode) -> Iterator[Fault]:
    """Report a required choice whose safe first option is not the default, for such a client."""
    cell = node.profile.cell("first-option")
    if cell is None or cell.grade != "poor":
        return
    for field in fields_of(node):
        single = field.kind is not None and field.kind.name in ("titled-choice", "choice")
        if single and field.required and "default" not in field.data and _safe_first(field):
            yield fault(node.profile, cell, field.pointer)


def _safe_first(field: FieldNode) -> bool:
    first = plain(field.options[0].label) if field.options else ""
    return " " in first and bool(opens("safe").match(first))


RULE = Rule(
    code="ELC012",
    name="client-choice-needs-default",
    on=ClientNode,
    check=check,
    severity="info",
    since="2025-11-25",
)
