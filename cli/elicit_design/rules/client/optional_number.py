"""A client sends something for an optional number that was left empty.

Why: VS Code turns a skipped optional number into null, Goose sends the minimum or 0, mcp-agent
asks for ever. The server then acts on a number that nobody gave.

Bad:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "limit": {"type": "integer", "title": "Limit", "description": "Rows at most", "minimum": 1}
  }
}
```

Good:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "limit": {
      "type": "integer",
      "title": "Limit",
      "description": "Rows at most",
      "minimum": 1,
      "default": 100
    }
  },
  "required": ["limit"]
}
```

Source: microsoft/vscode mcpElicitationService.ts @c8898a2; block/goose JsonSchemaForm.tsx
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import broken, fault, fields_of, poor


def check(node: ClientNode) -> Iterator[Fault]:
    """Report every number that is not required, for a client that cannot leave it out."""
    cell = broken(node.profile, "optional-number") or poor(node.profile, "optional-number")
    if cell is None:
        return
    for field in fields_of(node):
        if field.kind and field.kind.name in ("number", "integer") and not field.required:
            yield fault(node.profile, cell, field.pointer)


RULE = Rule(
    code="ELC005",
    name="client-optional-number",
    on=ClientNode,
    check=check,
    severity="warning",
)
