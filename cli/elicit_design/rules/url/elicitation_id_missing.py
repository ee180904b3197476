"""A URL request has no `elicitationId`.

Why: In 2025-11-25 every URL request carries an id, unique within the server; clients refuse the
request without it. It is also what the completion notification names.

Bad:
```json 2025-11-25
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a"
}
```

Good:
```json 2025-11-25
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a",
  "elicitationId": "8f3a"
}
```

Source: schema/2025-11-25/schema.ts ElicitRequestURLParams; mcp-google-multi#224
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a URL request without an id that is text."""
    if request.mode != "url" or isinstance(request.params.get("elicitationId"), str):
        return
    at = member(request.pointer, "elicitationId")
    yield Fault(
        at, "2025-11-25 requires `elicitationId`: text, unique within the server, saying nothing."
    )


RULE = Rule(
    code="ELU009",
    name="elicitation-id-missing",
    on=RequestNode,
    check=check,
    needs=("mode:url", "url"),
    since="2025-11-25",
    until="2025-11-25",
)
