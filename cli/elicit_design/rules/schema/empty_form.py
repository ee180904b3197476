"""The form has no field.

Why: `properties: {}` is legal and broken: VS Code shows a dead Submit or cancels, Goose one
Accept button, and Codex in full-access mode accepts it without asking anyone, so it proves no
consent. Ask with one required choice between two named acts.

Bad:
```json
{
  "message": "Delete the project Atlas? It cannot be restored.",
  "requestedSchema": {"type": "object", "properties": {}}
}
```

Good:
```json
{
  "message": "Delete the project Atlas? It cannot be restored.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "choice": {
        "type": "string",
        "title": "Project Atlas",
        "description": "What happens to the project",
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

Source: openai/codex#17164; microsoft/vscode PR #325908; PrefectHQ/fastmcp#3910;
modelcontextprotocol/python-sdk#1284
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a form without a single field."""
    if form.data.get("properties") == {}:
        yield Fault(
            member(form.pointer, "properties"),
            "A form without a field is shown as a dead box by some clients and accepted unseen by "
            "others. Ask for one required choice, the safe option first.",
        )


RULE = Rule(code="ELS004", name="empty-form", on=SchemaNode, check=check)
