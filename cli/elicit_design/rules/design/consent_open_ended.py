"""One answer reaches further than it says.

Why: An answer covers one call, or one batch whose size the question states. Without a limit a
single yes releases whatever the model does next, and a question inside a loop is how prompts stop
being read.

Bad:
```json design=projects/delete_project
{"/cases/0/question/consent/scope": "batch"}
```

Good:
```json design=projects/delete_project
{
  "/cases/0/question/consent/scope": "batch",
  "/cases/0/question/consent/limit": 20,
  "/cases/0/question/consent/says": "one answer covers up to 20 projects of one call"
}
```

Source: docs/design-object.md (consent, rate); backblaze-labs/b2-mcp#152
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_MOST = 1000


def check(node: DesignNode) -> Iterator[Fault]:
    """Report a batch without a limit, and a question without a rate rule."""
    for one in asked(node):
        consent = one.question.consent
        if consent.scope == "batch" and not 0 < (consent.limit or 0) <= _MOST:
            yield Fault(
                f"{one.pointer}/consent",
                "One answer covers a batch of any size. State a limit that a person can judge.",
            )
        if not consent.says.strip():
            yield Fault(f"{one.pointer}/consent", "Say how far one answer reaches.")
        if not one.question.rate.strip():
            yield Fault(
                f"{one.pointer}/rate", "Say how often it asks: at most one question a call."
            )


RULE = Rule(code="ELD019", name="consent-open-ended", on=DesignNode, check=check)
