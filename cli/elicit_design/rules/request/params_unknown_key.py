"""A request has a parameter that this revision does not have.

Why: The parameters are a closed list in each revision: `mode` came with 2025-11-25, `_meta` and
`task` went with 2026-07-28. Buttons, titles and time-outs cannot be set; typed clients drop or
refuse them.

Bad:
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
  },
  "submitLabel": "Delete"
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
  },
  "mode": "form"
}
```

Source: schema.ts of all revisions, ElicitRequestFormParams; 2026-07-28 changelog major 6 and
minor 11
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.request._names import MISSPELT


def check(request: RequestNode) -> Iterator[Fault]:
    """Report parameters outside the list, except those that have a rule of their own."""
    known = request.grammar.params
    for key in request.params:
        if key in known or key in ELSEWHERE or key in MISSPELT:
            continue
        if key == "mode" and request.params[key] == "url":
            continue
        at = member(request.pointer, key)
        mend = Mend(f"Remove `{key}`", (Remove(at),), safe=key == "mode")
        yield Fault(
            at, f"{request.revision} has no parameter `{key}`. {_instead(key)}", mend, on_key=True
        )


ELSEWHERE = frozenset({"url", "elicitationId", "requestedSchema", "request", "result"})


def _instead(key: str) -> str:
    if key.lower().endswith(("label", "button", "buttons", "text")):
        return "Clients name their own buttons; put the words into the titles of the options."
    if key in ("mode", "_meta", "task"):
        return "Leave it out."
    return "Remove it; what people have to read goes into `message`."


RULE = Rule(code="ELR006", name="params-unknown-key", on=RequestNode, check=check)
