"""A URL request has no URL that can be opened.

Why: `url` is required in URL mode and has to be an absolute URL. The Python SDK sends an empty
one, or "not a url", without a word; the client then has nothing to open.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "connect/8f3a"
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

Source: 2026-07-28 client/elicitation §URL Mode (MUST be a valid URL); mcp 2.3.0 (any string
accepted)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.url._parts import parts_of


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a URL that is missing, no text, relative or without a host."""
    if request.mode != "url":
        return
    at, url = member(request.pointer, "url"), request.params.get("url")
    parts = parts_of(request)
    if not isinstance(url, str) or not url.strip():
        yield Fault(at, "URL mode needs `url`, the address of a page of your own.")
    elif (
        parts is None
        or not parts.scheme
        or (parts.scheme in ("http", "https") and not parts.hostname)
    ):
        yield Fault(
            at, "Write an absolute URL, such as `https://mcp.example.com/connect/<one-time id>`."
        )
    elif any(char.isspace() or ord(char) < 32 for char in url):
        yield Fault(at, "A URL has no blanks or control characters; encode them.")


RULE = Rule(
    code="ELU001",
    name="url-invalid",
    on=RequestNode,
    check=check,
    needs=("mode:url", "url"),
    since="2025-11-25",
)
