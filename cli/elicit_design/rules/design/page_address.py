"""The page's address is not the server's own, or carries more than an opaque id.

Why: The client shows and logs the URL, and whoever gets it can open it. It must not carry
personal data, a secret or what the user chose; it is https (for a local server http on the
loopback address), and the server's own page, which checks who opened it before it sends anyone
on to a provider.

Bad:
```json design=notes/notes_sign_in
{"/cases/0/question/url/remote": "https://{host}/connect?account={account}"}
```

Good:
```json design=notes/notes_sign_in
{"/cases/0/question/url/local": "http://localhost:{port}/connect/{id}"}
```

Source: specification 2026-07-28 client/elicitation §Safe URL Handling, §Phishing
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_REMOTE = re.compile(r"https://(\{host\}|[A-Za-z0-9.-]+)(:\d+)?(/[A-Za-z0-9/_.{}-]*)?")
_LOCAL = re.compile(r"http://(127\.0\.0\.1|localhost|\[::1\])(:(\{port\}|\d+))?/[A-Za-z0-9/_.{}-]*")
_VARIABLE = re.compile(r"\{([^{}]*)\}")
_OPAQUE = frozenset({"id", "host", "port"})
_THIRD_PARTY = re.compile(r"/(oauth2?/)?(authorize|auth|o/oauth2)\b", re.IGNORECASE)


def check(node: DesignNode) -> Iterator[Fault]:
    """Report addresses that are of another shape or carry something."""
    for one in asked(node):
        if one.question.url is None:
            continue
        at = f"{one.pointer}/url"
        yield from _address(one.question.url.remote, _REMOTE, f"{at}/remote", "https://{host}")
        local = "http://127.0.0.1:{port}"
        yield from _address(one.question.url.local, _LOCAL, f"{at}/local", local)


def _address(url: str, shape: re.Pattern[str], at: str, start: str) -> Iterator[Fault]:
    carried = [name for name in _VARIABLE.findall(url) if name not in _OPAQUE]
    if carried:
        says = f"The URL carries {', '.join(carried)}, which the client and its logs can read."
        yield Fault(at, f"{says} Carry an opaque one-time `{{id}}` and nothing else.")
    elif not shape.fullmatch(url) or "{id}" not in url:
        yield Fault(at, f"Write the server's own page: `{start}/connect/{{id}}`.")
    elif _THIRD_PARTY.search(url):
        yield Fault(at, "This is a provider's authorize page. Send the user to a page of your own.")


RULE = Rule(code="ELD017", name="page-address", on=DesignNode, check=check, since="2025-11-25")
