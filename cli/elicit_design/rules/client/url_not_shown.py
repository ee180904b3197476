"""A client does not show this URL.

Why: A URL request to a client without URL mode is declined, dropped or answered with an error,
and a server must not send a mode that was not declared. The design then needs another way, such
as a command to run in a terminal. Claude Code before 2.1.238 showed nothing for a URL of more
than 4,096 characters; one that carries only an opaque id is short, and leaks nothing.

Bad:
```json clients=copilot-cowork
{
  "mode": "url",
  "message": "Connect your calendar to this server? Its own sign-in page opens.",
  "url": "https://notes.example.com/connect/3f9c1d"
}
```

Good:
```json clients=claude-code
{
  "mode": "url",
  "message": "Connect your calendar to this server? Its own sign-in page opens.",
  "url": "https://notes.example.com/connect/3f9c1d"
}
```

Source: specification 2026-07-28 client/elicitation §Capabilities; anthropics/claude-code
CHANGELOG 2.1.238; the client profiles
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.clients.profile import ClientProfile
from elicit_design.linting.nodes import ClientNode, RequestNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import broken, fault


def check(node: ClientNode) -> Iterator[Fault]:
    """Report a URL request, for a client without URL mode or with a limit on its length."""
    if not isinstance(node.subject, RequestNode) or node.subject.mode != "url":
        return
    cell = broken(node.profile, "url")
    if cell:
        yield fault(node.profile, cell, f"{node.pointer}/mode")
    yield from _too_long(node.profile, node.subject)


def _too_long(client: ClientProfile, request: RequestNode) -> Iterator[Fault]:
    limit, url = client.limit("url-length-at-most"), request.params.get("url")
    if limit is not None and isinstance(url, str) and len(url) > limit:
        says = (
            f"{client.label} shows no URL of more than {limit} characters, and this one has "
            f"{len(url)}. Carry an opaque id and keep the rest on the server."
        )
        yield Fault(f"{request.pointer}/url", says, client=client.name)


RULE = Rule(
    code="ELC009",
    name="client-url-not-shown",
    on=ClientNode,
    check=check,
    severity="warning",
)
