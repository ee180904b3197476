"""The URL carries a user name or password.

Why: `https://user:password@host/` puts a credential into histories and logs, and `https://your-
bank.com@elsewhere.example/` shows one host and opens another.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://ana:pw@mcp.example.com/connect/8f3a"
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

Source: 2026-07-28 client/elicitation §Safe URL Handling 1-2; RFC 3986 §7.6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report anything before an `@` in the host part."""
    parts = parts_of(request)
    if parts is not None and "@" in parts.netloc:
        at = member(request.pointer, "url")
        yield Fault(
            at, "Leave out what stands before `@`: it is logged, and it hides the real host."
        )


RULE = Rule(
    code="ELU004",
    name="url-userinfo",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
