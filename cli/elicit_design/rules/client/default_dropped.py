"""A client drops this default.

Why: VS Code tests whether a default is truthy, so `false`, `0` and an empty text are never shown
as chosen; Codex shows no default of a text field over HTTP. A server that relies on the default
to come back receives nothing.

Bad:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "retries": {"type": "integer", "title": "Retries", "description": "At most", "default": 0}
  },
  "required": ["retries"]
}
```

Good:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "retries": {"type": "integer", "title": "Retries", "description": "At most", "default": 3}
  },
  "required": ["retries"]
}
```

Source: microsoft/vscode mcpElicitationService.ts @c8898a2 and @0687e2b6; laravel/mcp#190
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, FieldNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import fault, fields_of, poor

_FREE_TEXT = "string"


def check(node: ClientNode) -> Iterator[Fault]:
    """Report defaults that the client's profile says are dropped or not shown."""
    cell = poor(node.profile, "default")
    if cell is None:
        return
    for field in fields_of(node):
        if "default" in field.data and _lost(str(cell.value), field):
            yield fault(node.profile, cell, member(field.pointer, "default"))


def _lost(how: str, field: FieldNode) -> bool:
    if how == "falsy-dropped":
        return not field.data["default"]
    return field.kind is not None and field.kind.name == _FREE_TEXT


RULE = Rule(
    code="ELC006",
    name="client-default-dropped",
    on=ClientNode,
    check=check,
    severity="warning",
)
