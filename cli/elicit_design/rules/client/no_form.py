"""A client shows no form to a person.

Why: Some clients have no elicitation, some declare it and decline, cancel or drop every request
without drawing anything. The call then rests on the design's fallback, which has to be chosen,
never left open in silence.

Bad:
```json clients=gemini-cli
{
  "message": "Delete the branch release/4? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Branch release/4",
        "description": "Last commit two days ago",
        "enum": ["keep the branch", "delete the branch"]
      }
    },
    "required": ["choice"]
  }
}
```

Good:
```json clients=claude-code
{
  "message": "Delete the branch release/4? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Branch release/4",
        "description": "Last commit two days ago",
        "enum": ["keep the branch", "delete the branch"]
      }
    },
    "required": ["choice"]
  }
}
```

Source: google-gemini/gemini-cli#22249; anthropics/claude-code#79174;
gleanwork/glean-plugins-vnext#39;
the client profiles
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, RequestNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import broken, fault, poor


def check(node: ClientNode) -> Iterator[Fault]:
    """Report a form, for a client whose profile shows none or not always one."""
    cell = broken(node.profile, "form") or poor(node.profile, "form")
    if cell and isinstance(node.subject, RequestNode) and node.subject.mode == "form":
        yield fault(node.profile, cell, node.pointer)


RULE = Rule(
    code="ELC010",
    name="client-no-form",
    on=ClientNode,
    check=check,
    severity="warning",
)
