"""A field is titled Confirm or Value.

Why: In clients that ask field by field the title is the question. Name what the answer is
about.

Bad:
```json
{
  "message": "Permanently delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Confirmation",
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

Source: FastMCP 4.2.3 (`value`); microsoft/vscode mcpElicitationService.ts (title replaces the
message)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.wording import plain, whole
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report titles that name the box instead of its content."""
    if text.role == "title" and plain(text.text) in whole("generic_title"):
        yield Fault(text.pointer, f'"{text.text}" names a box. Write what the answer is about.')


RULE = Rule(
    code="ELM008",
    name="generic-title",
    on=TextNode,
    check=check,
    needs=("role:title",),
    severity="warning",
)
