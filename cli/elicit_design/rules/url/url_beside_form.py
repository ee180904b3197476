"""A request has both a URL and a form.

Why: A request is one or the other. Official types take the first that fits and drop the rest;
Go answers with an error. Ask in the form and send to the page in two calls, or let the page
ask.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "account": {
        "type": "string",
        "title": "Account",
        "description": "Shown with the request"
      }
    }
  }
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

Source: protocol accepted-outside-the-grammar list (mode form with a stray url); go-sdk
mcp/client.go (-32602)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a request that holds `url` and `requestedSchema`."""
    if "url" in request.params and "requestedSchema" in request.params:
        key = "requestedSchema" if request.mode == "url" else "url"
        at = member(request.pointer, key)
        mend = Mend(f"Remove `{key}`", (Remove(at),), safe=False)
        yield Fault(at, "A request has a form or a URL. Keep the one you mean.", mend, on_key=True)


RULE = Rule(
    code="ELU011",
    name="url-beside-form",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
