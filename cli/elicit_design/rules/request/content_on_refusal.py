"""A refusal carries content.

Why: `content` belongs to an accepted form. Beside `decline` or `cancel` it invites a server to
read consent out of an answer that refused.

Bad:
```json
{"action": "decline", "content": {"choice": "delete the project"}}
```

Good:
```json
{"action": "decline"}
```

Source: schema.ts ElicitResult.content (only with accept); servers that read content without
looking at the action
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report content that is not empty beside an action other than accept."""
    if answer.data.get("action") in ("decline", "cancel") and answer.data.get("content"):
        at = member(answer.pointer, "content")
        mend = Mend("Remove `content`", (Remove(at),), safe=False)
        yield Fault(at, "Only an accepted form has content. Leave it out.", mend, on_key=True)


RULE = Rule(
    code="ELR021", name="content-on-refusal", on=AnswerNode, check=check, severity="warning"
)
