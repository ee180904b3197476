"""A tool that destroys does not say so in its annotations.

Why: Hosts show their own warning by `destructiveHint`. Its absence means true to the
specification and nothing to most hosts, since authors leave it out everywhere. Writing down the
default changes no meaning and makes it readable.

Bad:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: false}
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

Source: schema/2026-07-28/schema.ts ToolAnnotations; docs/decision.md (what an annotation is
worth)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Insert, Mend, Rule
from elicit_design.rules.tool._said import SURE


def check(node: ToolNode) -> Iterator[Fault]:
    """Report a destroying tool without the hint, at its annotations or its name."""
    said = node.tool.annotations
    if said.destructive is not None or said.read_only or "annotations" not in node.tool.described:
        return
    case = node.assessment.leading
    if "destroys" not in node.assessment.effects or case.confidence < SURE:
        return
    raw = said.title is not None or said.read_only is not None or said.idempotent is not None
    present = raw or said.open_world is not None
    at = member(node.pointer, "annotations") if present else node.pointer
    change = (
        Insert(at, "destructiveHint", True)
        if present
        else Insert(at, "annotations", {"destructiveHint": True})
    )
    yield Fault(
        at if present else member(node.pointer, "name"),
        f"`{node.tool.name}` destroys something and does not say so. "
        "Write `destructiveHint: true`.",
        Mend("Write destructiveHint: true", (change,)),
    )


RULE = Rule(
    code="ELT006", name="destructive-hint-missing", on=ToolNode, check=check, severity="warning"
)
