"""A completion notification that the revision does not have, or without its id.

Why: `notifications/elicitation/complete` exists in 2025-11-25 only and names the
`elicitationId`. In 2026-07-28 the client tries the call again by itself.

Bad:
```json 2026-07-28
{
  "jsonrpc": "2.0",
  "method": "notifications/elicitation/complete",
  "params": {"elicitationId": "8f3a"}
}
```

Good:
```json 2025-11-25
{
  "jsonrpc": "2.0",
  "method": "notifications/elicitation/complete",
  "params": {"elicitationId": "8f3a"}
}
```

Source: 2025-11-25 client/elicitation §Completion Notifications; 2026-07-28 changelog minor 11
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import MessageNode, member
from elicit_design.rules.base import Fault, Rule


def check(message: MessageNode) -> Iterator[Fault]:
    """Report the notification outside 2025-11-25, and without an id inside it."""
    if message.data.get("method") != "notifications/elicitation/complete":
        return
    if message.revision != "2025-11-25":
        at = member(message.pointer, "method")
        yield Fault(
            at, f"{message.revision} has no such notification; the client tries again by itself."
        )
        return
    params = message.data.get("params")
    if not isinstance(params, dict) or not isinstance(params.get("elicitationId"), str):
        at = member(message.pointer, "params")
        yield Fault(at, "Name the `elicitationId` of the request that is finished.")


RULE = Rule(code="ELU017", name="completion-notification", on=MessageNode, check=check)
