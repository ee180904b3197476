"""A client only seems to have chosen the first option.

Why: GitHub Copilot CLI draws the first option as if it were selected and then says that the
field is missing; Goose asks again until the choice is changed. A default that is really set
answers both, where the revision has defaults and the choice is no consent.

Bad:
```json clients=copilot-cli
{
  "type": "object",
  "properties": {
    "region": {
      "type": "string",
      "title": "Region",
      "description": "Where the copy is kept",
      "oneOf": [
        {"const": "Frankfurt", "title": "Frankfurt"},
        {"const": "Oregon", "title": "Oregon"}
      ]
    }
  },
  "required": ["region"]
}
```

Good:
```json clients=copilot-cli
{
  "type": "object",
  "properties": {
    "region": {
      "type": "string",
      "title": "Region",
      "description": "Where the copy is kept",
      "oneOf": [
        {"const": "Frankfurt", "title": "Frankfurt"},
        {"const": "Oregon", "title": "Oregon"}
      ],
      "default": "Frankfurt"
    }
  },
  "required": ["region"]
}
```

Source: github/copilot-cli#1872; block/goose JsonSchemaForm.tsx
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import fault, fields_of


def check(node: ClientNode) -> Iterator[Fault]:
    """Report a required single choice without a default, for such a client."""
    cell = node.profile.cell("first-option")
    if cell is None or cell.grade != "poor":
        return
    for field in fields_of(node):
        single = field.kind is not None and field.kind.name in ("titled-choice", "choice")
        if single and field.required and "default" not in field.data:
            yield fault(node.profile, cell, field.pointer)


RULE = Rule(
    code="ELC012",
    name="client-choice-needs-default",
    on=ClientNode,
    check=check,
    severity="info",
    since="2025-11-25",
)
