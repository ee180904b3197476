"""An ending other than consent returns the tool's own result.

Why: Only `accepted` leads to the act, and only it returns what the tool returns. A refusal, a
time-out or a client that cannot ask whose result is the tool's own has acted: the guard fails
open, in silence.

Bad:
```json design=projects/delete_project
{"/cases/0/question/outcomes/3/isError": null}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/outcomes/3/isError": true}
```

Source: mongodb-js/mongodb-mcp-server#1335; okta/okta-mcp-server#20; coolify-mcp elicit.ts
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_ERRORS = ("unsupported", "ask-failed", "act-failed")


def check(node: DesignNode) -> Iterator[Fault]:
    """Report outcomes whose `isError` says that something was done, or that all went well."""
    for one in asked(node):
        for outcome, at in one.outcomes:
            if outcome.name == "accepted":
                continue
            if outcome.is_error is None:
                yield Fault(
                    member(at, "isError"),
                    f"`{outcome.name}` returns the tool's own result, so the call acts without "
                    "consent. Say `isError: true`, or false with a text that nothing was done.",
                )
            elif outcome.name in _ERRORS and not outcome.is_error:
                yield Fault(
                    member(at, "isError"),
                    f"`{outcome.name}` is reported as if all went well. Say `isError: true`.",
                )


RULE = Rule(code="ELD004", name="refusal-acts", on=DesignNode, check=check)
