"""The URL is not https.

Why: Outside development pages are opened over https; what is typed into an http page can be
read on the way. A server on the same machine may use http on a loopback address.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "http://mcp.example.com/connect/8f3a"
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
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "http://127.0.0.1:4127/connect/8f3a"
}
```

Source: 2026-07-28 client/elicitation §Safe URL Handling 4; SEP-1036 Protocol Restrictions
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule
from elicit_design.rules.url._parts import is_loopback, parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report http on another machine."""
    parts = parts_of(request)
    if parts is not None and parts.scheme == "http" and not is_loopback(parts):
        at = member(request.pointer, "url")
        url = str(request.params["url"])
        mend = Mend("Use https", (Replace(at, url.replace("http:", "https:", 1)),), safe=False)
        yield Fault(at, "What is typed into an http page can be read on the way. Use https.", mend)


RULE = Rule(
    code="ELU003",
    name="url-not-https",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
