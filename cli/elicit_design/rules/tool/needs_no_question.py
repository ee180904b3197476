"""Tools that need no question.

Why: A prompt on every call is how prompts stop being read. A tool that only reads, lists,
searches or computes asks nothing; saying so once for a server shows that it was looked at.

Bad:
```yaml file=tools.yaml
name: search_projects
description: Search projects by name.
annotations: {readOnlyHint: true}
arguments:
  query!: string
```

Good:
```yaml file=tools.yaml
name: search_projects
description: Search projects by name.
annotations: {readOnlyHint: true}
arguments:
  query!: string
elicitation:
  verdict: none
  reason: read-only
```

Source: docs/decision.md; Microsoft mess-confirm.md (remove a question that is always answered
alike)
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
    """Tell once for a server, at its first such tool, which tools only read."""

    def only_reads(tool: ToolSpec) -> bool:
        if tool.authored is not None:
            return False
        leading = node.review.assessment(tool).leading
        return leading.reason == "read-only" and leading.confidence >= SURE

    found = told_by(node, RULE.name, only_reads)
    if found:
        verb = "needs" if len(found) == 1 else "need"
        yield Fault(
            member(node.pointer, "name"),
            f"{listed(found)} {verb} no elicitation: only reading. Leave the call alone.",
        )


RULE = Rule(code="ELT003", name="tool-needs-no-question", on=ToolNode, check=check, severity="info")
