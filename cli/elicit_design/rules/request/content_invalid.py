"""An answer does not fit its field.

Why: Clients check answers as they please: Codex no lengths, VS Code an e-mail by its "@", Goose
no enum. The server has to check every value again and take what does not fit as refused.

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
  },
  "result": {"action": "accept", "content": {"choice": "delete everything"}}
}
```

Good:
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
  },
  "result": {"action": "accept", "content": {"choice": "keep the project"}}
}
```

Source: laravel/mcp#190; microsoft/vscode mcpElicitationService.ts; 2026-07-28
client/elicitation §Form Mode Security 2-3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.protocol.answers import value_faults
from elicit_design.rules.base import Fault, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report values that are not right for the field they answer."""
    form = answer.request.schema if answer.request else None
    content = answer.data.get("content")
    if form is None or not isinstance(content, dict) or answer.data.get("action") != "accept":
        return
    for field in form.fields:
        if content.get(field.name) is not None:
            for says in value_faults(content[field.name], field.data, field.kind):
                at = member(answer.pointer, "content", field.name)
                yield Fault(at, f"{says} Check it in the server and take the answer as refused.")


RULE = Rule(code="ELR024", name="content-invalid", on=AnswerNode, check=check)
