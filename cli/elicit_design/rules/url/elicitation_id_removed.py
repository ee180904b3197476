"""A request has an `elicitationId`, which was removed.

Why: 2026-07-28 has neither `elicitationId` nor the completion notification: the server knows
the flow by its state, and the client learns the outcome by trying again. In 2025-11-25 it
belongs to URL mode alone.

Bad:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a",
  "elicitationId": "8f3a"
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

Source: 2026-07-28 changelog minor 11; modelcontextprotocol#2891
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report the id where the revision, or the mode, has none."""
    if "elicitationId" not in request.params:
        return
    if request.mode == "url" and "elicitationId" in request.grammar.params:
        return
    at = member(request.pointer, "elicitationId")
    says = f"{request.revision} has no `elicitationId` here. Remove it."
    yield Fault(at, says, Mend("Remove `elicitationId`", (Remove(at),)), on_key=True)


RULE = Rule(
    code="ELU010",
    name="elicitation-id-removed",
    on=RequestNode,
    check=check,
    needs=("elicitationId",),
)
