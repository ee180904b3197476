"""The URL is not a web page.

Why: Clients refuse `javascript:`, `data:`, `file:` and `vbscript:`, since opening them runs
code or reads local files; custom schemes start programs. Send people to a page over https.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "javascript:alert(1)"
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

Source: 2026-07-28 tutorials/security_best_practices §OAuth Authorization URL Validation; mcp
2.3.0 (accepts them)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report any scheme but http and https."""
    parts = parts_of(request)
    if parts is not None and parts.scheme and parts.scheme not in ("http", "https"):
        at = member(request.pointer, "url")
        yield Fault(
            at, f"`{parts.scheme}:` is refused by clients. Open a page of your own over https."
        )


RULE = Rule(
    code="ELU002",
    name="url-scheme",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
