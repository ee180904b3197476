"""The URL's host is in Punycode or mixes scripts.

Why: Clients warn about hosts whose letters can be taken for others. Use a plain name that
people know as yours.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://xn--mcp-exmple-w1a.com/connect/8f3a"
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

Source: 2026-07-28 client/elicitation §Safe URL Handling, client 6 (Punycode)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report Punycode labels and letters outside ASCII."""
    parts = parts_of(request)
    host = parts.hostname or "" if parts is not None else ""
    if "xn--" in host or not host.isascii():
        at = member(request.pointer, "url")
        yield Fault(
            at,
            f"Clients warn about `{host}`, whose letters can be mistaken. Use a plain host name.",
        )


RULE = Rule(
    code="ELU005",
    name="url-host-ambiguous",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
    severity="warning",
)
