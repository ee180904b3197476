"""An answer's action is not one of the three.

Why: `accept`, `decline` and `cancel` are the only actions. `reject` stood on the 2025-06-18
page for some weeks and still appears in documentation; a server that waits for it takes every
refusal for something else.

Bad:
```json
{"action": "reject"}
```

Good:
```json
{"action": "decline"}
```

Source: modelcontextprotocol#896; csharp-sdk docs/concepts/elicitation (`reject` once);
schema.ts ElicitResult
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report any other action."""
    action = answer.data.get("action")
    if action in answer.grammar.actions:
        return
    at = member(answer.pointer, "action")
    meant = MEANT.get(str(action).lower())
    mend = Mend(f"Write `{meant}`", (Replace(at, meant),)) if meant else None
    yield Fault(at, f"`{action}` is no action. Write `accept`, `decline` or `cancel`.", mend)


MEANT = {"reject": "decline", "declined": "decline", "deny": "decline", "refuse": "decline",
         "accepted": "accept", "approve": "accept", "cancelled": "cancel", "canceled": "cancel",
         "dismiss": "cancel"}  # fmt: skip


RULE = Rule(code="ELR020", name="action-unknown", on=AnswerNode, check=check)
