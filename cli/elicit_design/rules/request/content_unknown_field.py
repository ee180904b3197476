"""An answer has a field that the form does not ask for.

Why: A value nobody was shown cannot be an answer of theirs. Ignore it; do not let it reach the
tool.

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
  "result": {"action": "accept", "content": {"choice": "keep the project", "force": true}}
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

Source: 2026-07-28 client/elicitation §Form Mode Security (validate against the schema)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report members of the content that the form does not have."""
    form = answer.request.schema if answer.request else None
    content = answer.data.get("content")
    if form is None or not isinstance(content, dict) or answer.data.get("action") != "accept":
        return
    names = {field.name for field in form.fields}
    for key in content:
        if key not in names:
            at = member(answer.pointer, "content", key)
            yield Fault(at, f"The form has no field `{key}`; ignore this value.", on_key=True)


RULE = Rule(
    code="ELR023", name="content-unknown-field", on=AnswerNode, check=check, severity="warning"
)
