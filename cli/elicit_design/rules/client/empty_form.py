"""A client does not ask anyone when a form has no fields.

Why: An empty form is legal and looks like a plain "go on?". VS Code shows a form that cannot be
sent, its agent host cancels it, mcp-agent accepts without a question and Codex accepts it by
itself in full access. None of these is a person's consent.

Bad:
```json clients=vscode
{"type": "object", "properties": {}}
```

Good:
```json clients=vscode
{
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
```

Source: PrefectHQ/fastmcp#3910; openai/codex#17164; microsoft/vscode PR #325908
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, SchemaNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import broken, fault


def check(node: ClientNode) -> Iterator[Fault]:
    """Report a form without fields, for a client that does not show it to a person."""
    if not isinstance(node.subject, SchemaNode) or node.subject.data.get("properties") != {}:
        return
    cell = broken(node.profile, "empty-form")
    if cell:
        yield fault(node.profile, cell, f"{node.pointer}/properties")


RULE = Rule(code="ELC007", name="client-empty-form", on=ClientNode, check=check)
