"""A question does not say what one of its endings leads to.

Why: Accept, decline, cancel, a client that cannot ask, a question that never arrived, a target
that changed and an act that failed are different endings. Each one that is left out falls through
to another branch; a missing branch for decline has deleted a workspace.

Bad:
```json design=projects/delete_project
{"/cases/0/question/outcomes/1": null}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/outcomes/1/does": "nothing, and says so"}
```

Source: singlestore mcp server (decline treated as unsupported); mcp-gateway mcpadd.go (decline
reported as success); specification 2026-07-28 client/elicitation §Response Actions
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.model.design import OutcomeName
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_ALWAYS: tuple[OutcomeName, ...] = (
    "accepted",
    "refused",
    "dismissed",
    "unsupported",
    "ask-failed",
    "changed",
    "act-failed",
)


def check(node: DesignNode) -> Iterator[Fault]:
    """Report every outcome that is missing, or stands twice."""
    for one in asked(node):
        needed = (*_ALWAYS, "pending") if one.question.url else _ALWAYS
        names = [outcome.name for outcome in one.question.outcomes]
        for name in needed:
            if name not in names:
                says = f"The outcome `{name}` is missing: say what the server does then."
                yield Fault(f"{one.pointer}/outcomes", says)
        for outcome, at in one.outcomes:
            if names.count(outcome.name) > 1:
                yield Fault(at, f"The outcome `{outcome.name}` stands twice. Keep one.")


RULE = Rule(code="ELD002", name="outcome-missing", on=DesignNode, check=check)
