"""A client shows this constant or key as a label, and it cannot be read.

Why: VS Code labels an option by its constant, the title standing small beside it; Goose labels a
field by its property key. An opaque constant then is the button the user has to choose by.

Bad:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "project": {
      "type": "string",
      "title": "Project to archive",
      "description": "It can be restored for 30 days",
      "oneOf": [
        {"const": "none", "title": "Archive nothing"},
        {"const": "8f14e45fceea167a", "title": "Archive Atlas"}
      ]
    }
  },
  "required": ["project"]
}
```

Good:
```json clients=vscode
{
  "type": "object",
  "properties": {
    "project": {
      "type": "string",
      "title": "Project to archive",
      "description": "It can be restored for 30 days",
      "oneOf": [
        {"const": "archive nothing", "title": "Archive nothing"},
        {"const": "atlas", "title": "Archive Atlas"}
      ]
    }
  },
  "required": ["project"]
}
```

Source: microsoft/vscode mcpElicitationService.ts @c8898a2; block/goose JsonSchemaForm.tsx
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import fault, fields_of, poor

_OPAQUE = re.compile(
    r"\d+|[0-9a-f]{8,}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=\w*\d)(?=\w*[a-zA-Z])\w{16,}", re.IGNORECASE
)
"""A number, a hexadecimal id, a UUID, a long mix of letters and digits."""

_BARE_KEY = re.compile(r"(f|q|field|arg|param|prop)_?\d+|field|arg|param|prop", re.IGNORECASE)


def check(node: ClientNode) -> Iterator[Fault]:
    """Report constants and keys that the client shows as labels and nobody can read."""
    yield from _options(node)
    yield from _fields(node)


def _options(node: ClientNode) -> Iterator[Fault]:
    cell = poor(node.profile, "option-label")
    if cell is None:
        return
    for field in fields_of(node):
        for option in field.options:
            titled = option.title is not None and option.title != option.value
            if titled and _OPAQUE.fullmatch(str(option.value)):
                yield fault(node.profile, cell, option.pointer)


def _fields(node: ClientNode) -> Iterator[Fault]:
    cell = poor(node.profile, "field-label")
    if cell is None:
        return
    for field in fields_of(node):
        if _BARE_KEY.fullmatch(field.name):
            yield fault(node.profile, cell, field.pointer, on_key=True)


RULE = Rule(
    code="ELC011",
    name="client-label-unreadable",
    on=ClientNode,
    check=check,
    severity="warning",
    confidence="medium",
)
