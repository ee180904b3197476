"""An annotation claims what the tool's own words disprove.

Why: Hosts decide by annotations whether to ask before a call. `readOnlyHint: true` on a tool
that deletes, or `destructiveHint: false` on one that drops a table, switches that question off.

Bad:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: true}
arguments:
  id!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Source: specification 2026-07-28 server/tools §Tool annotations; microsoft/mcp#2208
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Mend, Replace, Rule

_TRUTH = {"/annotations/readOnlyHint": False, "/annotations/destructiveHint": True}


def check(node: ToolNode) -> Iterator[Fault]:
    """Report every contradiction, at the annotation."""
    if node.tool.annotations.read_only is None and node.tool.annotations.destructive is None:
        return
    for found in node.assessment.contradictions:
        if found.where in _TRUTH:
            at, truth = node.pointer + found.where, _TRUTH[found.where]
            mend = Mend(f"Write {str(truth).lower()}", (Replace(at, truth),), safe=False)
            says = f"{found.says} (\u201c{found.quote}\u201d). Write {str(truth).lower()}."
            yield Fault(at, says, mend)


RULE = Rule(code="ELT004", name="annotation-disproved", on=ToolNode, check=check)
