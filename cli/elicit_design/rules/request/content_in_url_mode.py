"""The answer to a URL request carries content.

Why: Accepting a URL request says that the person agreed to open the page, nothing more.
Whatever was entered there reaches the server by the page; content here is made up.

Bad:
```json
{
  "request": {
    "mode": "url",
    "message": "Connect the mail account? Your browser opens the sign-in page.",
    "url": "https://mcp.example.com/connect/8f3a"
  },
  "result": {"action": "accept", "content": {"done": true}}
}
```

Good:
```json
{
  "request": {
    "mode": "url",
    "message": "Connect the mail account? Your browser opens the sign-in page.",
    "url": "https://mcp.example.com/connect/8f3a"
  },
  "result": {"action": "accept"}
}
```

Source: 2025-11-25 and 2026-07-28 client/elicitation §URL Mode (accept is consent to open)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report content that answers a URL request."""
    if answer.request is not None and answer.request.mode == "url" and "content" in answer.data:
        at = member(answer.pointer, "content")
        mend = Mend("Remove `content`", (Remove(at),), safe=False)
        yield Fault(
            at,
            "An accepted URL request has no content; it only says the page may open.",
            mend,
            on_key=True,
        )


RULE = Rule(
    code="ELR026", name="content-in-url-mode", on=AnswerNode, check=check, since="2025-11-25"
)
