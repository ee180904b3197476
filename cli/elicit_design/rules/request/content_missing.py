"""An accepted form lacks a required answer.

Why: Codex accepts forms it cannot show with `{}`, or with `content: null`. Taken as consent
this acts without a person; asked again it loops. Treat it as refused.

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
  "result": {"action": "accept", "content": {}}
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

Source: openai/codex#41797, #9053, #23383; conformance input-required-result-validate-input
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report an accept that leaves out a required field of the form it answers."""
    form = answer.request.schema if answer.request else None
    if answer.data.get("action") != "accept" or form is None:
        return
    content = answer.data.get("content")
    given = content if isinstance(content, dict) else {}
    missing = [
        field.name for field in form.fields if field.required and given.get(field.name) is None
    ]
    if missing:
        yield Fault(
            member(answer.pointer, "content"),
            f"The answer lacks {', '.join(missing)}, which the form requires. Treat it as refused; "
            "do not ask again in a loop.",
        )


RULE = Rule(code="ELR022", name="content-missing", on=AnswerNode, check=check)
