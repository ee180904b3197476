"""`execution` in a revision that does not know it.

Why: `execution.taskSupport` exists in 2025-11-25 alone. 2026-07-28 moved tasks to an extension
and dropped the key, so a tool that is said to need a task is called without one.

Bad:
```yaml file=tools.yaml
name: export_all
description: Export all projects to a file.
annotations: {readOnlyHint: true}
inputSchema: {type: object, properties: {}}
execution: {taskSupport: required}
elicitation: {verdict: none, reason: read-only}
```

Good:
```yaml 2025-11-25 file=tools.yaml
name: export_all
description: Export all projects to a file.
annotations: {readOnlyHint: true}
inputSchema: {type: object, properties: {}}
execution: {taskSupport: required}
elicitation: {verdict: none, reason: read-only}
```

Source: schema/2025-11-25/schema.ts Tool.execution; specification 2026-07-28 changelog
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import raw
from elicit_design.model.target import Revision
from elicit_design.rules.base import Fault, Mend, Remove, Rule

_ONLY_IN: Revision = "2025-11-25"


def check(node: ToolNode) -> Iterator[Fault]:
    """Report the key in every other revision."""
    if node.revision == _ONLY_IN or "execution" not in raw(node):
        return
    at = f"{node.pointer}/execution"
    yield Fault(
        at,
        f"`execution` is known in {_ONLY_IN} only. Remove it, and declare the tasks extension.",
        Mend("Remove execution", (Remove(at),), safe=False),
        on_key=True,
    )


RULE = Rule(
    code="ELT015", name="task-support-unknown", on=ToolNode, check=check, severity="warning"
)
