"""The URL goes straight to another party's sign-in.

Why: An attacker can start the same flow and hand the link to somebody else, whose account is
then connected to the attacker's session. Open a page of your own first, check that the person
who opens it is the one who asked, and send them on from there.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=123&redirect_uri=https%3A%2F%2Fmcp.example.com%2Fcb&scope=openid"
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

Source: 2026-07-28 client/elicitation §Phishing (connect page); modelcontextprotocol#1812
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qsl

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report an OAuth authorization request as the URL to open."""
    parts = parts_of(request)
    if parts is None:
        return
    names = {name.lower() for name, _ in parse_qsl(parts.query, keep_blank_values=True)}
    signs = {"client_id", "redirect_uri", "response_type", "code_challenge", "scope"} & names
    if "client_id" in signs and (len(signs) > 1 or "auth" in parts.path):
        yield Fault(
            member(request.pointer, "url"),
            "This opens another party's sign-in directly. Open a page of your own that checks who "
            "came, and redirect from there.",
        )


RULE = Rule(
    code="ELU008",
    name="url-third-party-authorize",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
