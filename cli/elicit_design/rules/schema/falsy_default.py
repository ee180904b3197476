"""A default is false, 0 or empty.

Why: Some clients test a default for truth and drop `false`, `0` and empty text: the field opens
without a value. The server has to apply the default again when the answer lacks the field.

Bad:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 0,
      "default": 0
    }
  },
  "required": ["copies"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "integer",
      "title": "Copies to print",
      "description": "Pages come out in colour",
      "minimum": 0,
      "default": 1
    }
  },
  "required": ["copies"]
}
```

Source: microsoft/vscode mcpElicitationService.ts (truthiness test)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a default that is dropped by a test for truth."""
    if (
        field.kind is None
        or "default" not in field.data
        or field.data["default"] not in (False, 0, "")
    ):
        return
    yield Fault(
        member(field.pointer, "default"),
        "Some clients drop this default. Apply it again in the server, or offer two named options.",
    )


RULE = Rule(
    code="ELS076",
    name="falsy-default",
    on=FieldNode,
    check=check,
    needs=("default",),
    severity="info",
)
