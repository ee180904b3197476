"""The URL carries personal data.

Why: Names, addresses and numbers of people end up in histories, logs and referrers. The server
knows who is meant by the one-time id.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect?email=ana%40example.com"
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

Source: 2026-07-28 client/elicitation §Safe URL Handling 1
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, unquote

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report an e-mail address anywhere and parameters named like personal data."""
    parts = parts_of(request)
    if parts is None:
        return
    address = _EMAIL.search(unquote(f"{parts.path}?{parts.query}#{parts.fragment}"))
    names = [name for name, value in parse_qsl(parts.query) if name.lower() in PERSONAL and value]
    if address or names:
        what = names[0] if names else "the address"
        yield Fault(
            member(request.pointer, "url"),
            f"`{what}` is personal data in a URL, which is logged on the way. Look it up by the "
            "one-time id.",
        )


PERSONAL = frozenset({"email", "mail", "e-mail", "phone", "tel", "name", "first_name", "last_name",
                      "fullname", "user", "username", "login_hint", "ssn", "dob", "birthday",
                      "address"})  # fmt: skip
_EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+")


RULE = Rule(
    code="ELU007",
    name="url-personal-data",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
