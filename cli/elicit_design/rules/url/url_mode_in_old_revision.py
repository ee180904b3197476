"""URL mode in a revision that has none.

Why: 2025-06-18 knows one mode, the form. A client of that revision sees a request without a
schema. Say in the tool's result how to do it instead.

Bad:
```json 2025-06-18
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

Source: 2025-11-25 changelog (SEP-1036); schema/2025-06-18/schema.ts ElicitRequest
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a URL request where there are forms only."""
    if request.mode == "url":
        key = "mode" if request.params.get("mode") == "url" else "url"
        yield Fault(
            member(request.pointer, key),
            f"{request.revision} has no URL mode. Answer with an error that says what to do "
            "instead.",
        )


RULE = Rule(
    code="ELU012",
    name="url-mode-in-old-revision",
    on=RequestNode,
    check=check,
    needs=("mode:url", "url"),
    until="2025-06-18",
)
