"""A request has no message.

Why: `message` is required in both modes and is the only place that says what is asked and what
will happen. An empty one leaves the person with a bare form.

Bad:
```json
{
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

Source: schema/2025-06-18/schema.ts ElicitRequest; schema/2026-07-28/schema.ts
ElicitRequestFormParams, ElicitRequestURLParams
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a message that is missing, empty or no text."""
    if not request.message.strip():
        at = member(request.pointer, "message")
        yield Fault(at, "Write `message`: one sentence that names the thing and what will happen.")


RULE = Rule(code="ELR004", name="message-missing", on=RequestNode, check=check)
