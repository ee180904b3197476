"""The mode is neither `form` nor `url`.

Why: A client that does not know the mode answers with an error or ignores the request. Without
`mode` a request is a form.

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
  "mode": "modal"
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

Source: 2026-07-28 client/elicitation §Elicitation Requests
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report any other value of `mode`."""
    if "mode" in request.params and request.params["mode"] not in ("form", "url"):
        yield Fault(member(request.pointer, "mode"), "`mode` is `form` or `url`.")


RULE = Rule(
    code="ELR005",
    name="mode-unknown",
    on=RequestNode,
    check=check,
    needs=("mode",),
    since="2025-11-25",
)
