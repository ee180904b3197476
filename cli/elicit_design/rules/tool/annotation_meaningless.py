"""`destructiveHint: true` beside `readOnlyHint: true`.

Why: The specification gives `destructiveHint` a meaning only when the tool is not read-only.
Both together say that the tool changes nothing and that it destroys; hosts pick either.

Bad:
```yaml file=tools.yaml
name: list_projects
description: List all projects.
annotations: {readOnlyHint: true, destructiveHint: true}
arguments:
  limit: integer
elicitation: {verdict: none, reason: read-only}
```

Good:
```yaml file=tools.yaml
name: list_projects
description: List all projects.
annotations: {readOnlyHint: true}
arguments:
  limit: integer
elicitation: {verdict: none, reason: read-only}
```

Source: schema/2026-07-28/schema.ts ToolAnnotations
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(node: ToolNode) -> Iterator[Fault]:
    """Report the pair, unless the words already disprove that it only reads."""
    said = node.tool.annotations
    if not (said.read_only and said.destructive) or node.assessment.contradictions:
        return
    at = member(node.pointer, "annotations", "destructiveHint")
    yield Fault(
        at,
        "`destructiveHint: true` means nothing on a tool with `readOnlyHint: true`. Remove it, or "
        "say that the tool is not read-only.",
        Mend("Remove destructiveHint", (Remove(at),), safe=False),
    )


RULE = Rule(
    code="ELT005", name="annotation-meaningless", on=ToolNode, check=check, severity="warning"
)
