"""The URL carries a credential.

Why: The URL is shown to the person, kept in histories and seen by the client. It must hold no
secret and must not be signed in already: whoever has it would be in. Carry one opaque id, used
once, and check who opens it.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect?access_token=ya29.a0Af"
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

Source: 2026-07-28 client/elicitation §Safe URL Handling 1-2 and §Phishing
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.linting.secrecy import secret_name
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report parameters named like a credential, and values that look like one."""
    parts = parts_of(request)
    if parts is None:
        return
    for name, value in parse_qsl(f"{parts.query}&{parts.fragment}", keep_blank_values=True):
        if (
            secret_name(name) or name.lower() in SIGNED or re.search(_MINTED, value)
        ) and "{" not in value[:1]:
            yield _fault(request, name)
            return
    if re.search(_MINTED, parts.path):
        yield _fault(request, "the path")


def _fault(request: RequestNode, what: str) -> Fault:
    return Fault(
        member(request.pointer, "url"),
        f"`{what}` carries a credential; whoever sees the URL has it. Carry one opaque id that is "
        "used once.",
    )


SIGNED = frozenset({"sig", "signature", "x-amz-signature", "x-goog-signature", "jwt", "sessionid",
                    "session_id", "auth", "key"})  # fmt: skip
_MINTED = (
    r"eyJ[\w-]{8,}\.[\w-]+\.|\b(sk|pk|rk)_(live|test)_\w{8,}|\bgh[pousr]_\w{16,}|\bxox[abps]-\w{6,}"
    r"|\bAKIA[0-9A-Z]{16}\b|\bsk-[\w-]{20,}"
)


RULE = Rule(
    code="ELU006",
    name="url-credential",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
)
