"""Tools that only read do not say so in their annotations.

Why: Without `readOnlyHint: true` a host must take a search for a change and may ask before every
call. Said once for a server, since it is usually all tools or none.

Bad:
```yaml file=tools.yaml
name: search_projects
description: Search projects by name.
arguments:
  query!: string
elicitation: {verdict: none, reason: read-only}
```

Good:
```yaml file=tools.yaml
name: search_projects
description: Search projects by name.
annotations: {readOnlyHint: true}
arguments:
  query!: string
elicitation: {verdict: none, reason: read-only}
```

Source: schema/2026-07-28/schema.ts ToolAnnotations
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.model.tool import ToolSpec
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.tool._said import SURE, listed, told_by


def check(node: ToolNode) -> Iterator[Fault]:
    """Tell once for a server, at its first such tool, which tools lack the hint."""

    def lacks(tool: ToolSpec) -> bool:
        if tool.annotations.read_only is not None or "annotations" not in tool.described:
            return False
        leading = node.review.assessment(tool).leading
        return leading.reason == "read-only" and leading.confidence >= SURE

    found = told_by(node, RULE.name, lacks)
    if found:
        verb = "does" if len(found) == 1 else "do"
        yield Fault(
            member(node.pointer, "name"),
            f"{listed(found)} only {'reads' if len(found) == 1 else 'read'} and {verb} not say "
            "so. Write `annotations: {readOnlyHint: true}`.",
        )


RULE = Rule(
    code="ELT007",
    name="read-only-hint-missing",
    on=ToolNode,
    check=check,
    severity="info",
    confidence="medium",
)
