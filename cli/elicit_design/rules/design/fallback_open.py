"""The fallback lets the call through without a stated reason.

Why: A client that cannot ask is common. Going on without asking may be an operator's decision,
by a named setting and with a reason; as a default it removes the guard for every such client,
and on a stateless transport for all of them.

Bad:
```json design=projects/delete_project
{
  "/cases/0/question/fallback/kind": "operator-allowed",
  "/cases/0/question/fallback/says": "the call goes on"
}
```

Good:
```json design=projects/delete_project
{
  "/cases/0/question/fallback/kind": "operator-allowed",
  "/cases/0/question/fallback/setting": "allow_unattended_delete",
  "/cases/0/question/fallback/says": "an operator may allow it for a scratch database, logged"
}
```

Source: mongodb-js/mongodb-mcp-server#1335; dinglebear-ai/yarr#131; StuMason/coolify-mcp#261
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked


def check(node: DesignNode) -> Iterator[Fault]:
    """Report a fallback without its setting or its words."""
    for one in asked(node):
        fallback, at = one.question.fallback, f"{one.pointer}/fallback"
        if fallback.kind == "operator-allowed" and not fallback.setting:
            yield Fault(
                at,
                "This lets every call through where the client cannot ask. Name the operator's "
                "setting that allows it, or refuse.",
            )
        if not fallback.says.strip():
            yield Fault(at, "Say what the call comes to when the client cannot ask.")
        if fallback.kind == "preview-then-argument" and one.case.severity.worst == "critical":
            yield Fault(
                at,
                "A critical call is not released by an argument that the model sets. Refuse, or "
                "send the user to a page of the server's own.",
            )


RULE = Rule(code="ELD005", name="fallback-open", on=DesignNode, check=check)
