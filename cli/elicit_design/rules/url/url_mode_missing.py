"""A request with a URL does not say that its mode is `url`.

Why: Without `mode` a request is a form, so clients look for a schema and answer with an error.

Bad:
```json
{
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a"
}
```

Good:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a"
}
```

Source: 2026-07-28 client/elicitation §Elicitation Requests (a missing mode is form)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Insert, Mend, Replace, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report `url` without the mode, when there is no form either."""
    if request.mode != "url" or request.params.get("mode") == "url":
        return
    if "mode" in request.params:
        at = member(request.pointer, "mode")
        mend = Mend('Write `"mode": "url"`', (Replace(at, "url"),), safe=False)
    else:
        at = member(request.pointer, "url")
        mend = Mend('Add `"mode": "url"`', (Insert(request.pointer, "mode", "url"),))
    yield Fault(at, 'Write `"mode": "url"`; without it clients look for a form.', mend)


RULE = Rule(
    code="ELU013",
    name="url-mode-missing",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
