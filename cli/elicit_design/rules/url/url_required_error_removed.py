"""The error -32042 in a revision that does not have it.

Why: URLElicitationRequiredError exists in 2025-11-25 only. In 2026-07-28 the code is retired
and must not be sent: return an `InputRequiredResult` with the URL request. SDKs still send it
when the old exception is raised.

Bad:
```json 2026-07-28
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
          "url": "https://mcp.example.com/connect/8f3a"
        }
      ]
    }
  }
}
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

Source: 2026-07-28 basic/index §Error Codes; mcp 2.3.0 UrlElicitationRequiredError
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule


def check(message: MessageNode) -> Iterator[Fault]:
    """Report the code outside 2025-11-25."""
    error = message.data.get("error")
    if message.revision != "2025-11-25" and isinstance(error, dict) and error.get("code") == -32042:
        yield Fault(
            member(message.pointer, "error", "code"),
            f"{message.revision} has no -32042. Return an `InputRequiredResult` with the URL "
            "request.",
        )


RULE = Rule(code="ELU015", name="url-required-error-removed", on=MessageNode, check=check)
