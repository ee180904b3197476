"""The error -32042 does not list its URL requests.

Why: `error.data.elicitations` is a list of URL requests, each with its `elicitationId`. A
client cannot act on the error without it, and forms cannot stand in it.

Bad:
```json 2025-11-25
{"jsonrpc": "2.0", "id": 1, "error": {"code": -32042, "message": "Sign in first"}}
```

Good:
```json 2025-11-25
{
  "jsonrpc": "2.0",
  "id": 1,
  "error": {
    "code": -32042,
    "message": "Sign in first",
    "data": {
      "elicitations": [
        {
          "mode": "url",
          "message": "Connect the mail account work? Your browser opens a page.",
          "url": "https://mcp.example.com/connect/8f3a",
          "elicitationId": "8f3a"
        }
      ]
    }
  }
}
```

Source: 2025-11-25 client/elicitation §URL Elicitation Required Error
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule


def check(message: MessageNode) -> Iterator[Fault]:
    """Report missing lists and entries that are no URL request with an id."""
    error = message.data.get("error")
    if not isinstance(error, dict) or error.get("code") != -32042:
        return
    data = error.get("data")
    listed = data.get("elicitations") if isinstance(data, dict) else None
    at = member(message.pointer, "error", "data", "elicitations")
    if not isinstance(listed, list) or not listed:
        yield Fault(at, "List the URL requests under `error.data.elicitations`.")
        return
    for n, one in enumerate(listed):
        if (
            not isinstance(one, dict)
            or one.get("mode") != "url"
            or not {"url", "elicitationId", "message"} <= set(one)
        ):
            yield Fault(member(at, n), "Write a URL request: mode, message, url and elicitationId.")


RULE = Rule(
    code="ELU016",
    name="url-required-error-shape",
    on=MessageNode,
    check=check,
    since="2025-11-25",
    until="2025-11-25",
)
