"""One tool does what is harmless and what must be asked.

Why: Annotations hold for the whole tool. A tool that lists, adds and removes is either announced
as destructive, so that hosts ask on every list, or as harmless, so that they never ask.

Bad:
```yaml file=tools.yaml
name: manage_backups
description: List the backups or permanently delete one.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  action!: [list, delete]
  id: string
elicitation:
  cases:
    - {when: {action: list}, verdict: none, reason: read-only}
    - {when: {action: delete}, verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: delete_backup
description: Permanently delete one backup.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Source: docs/decision.md; the calendar server's manage-accounts
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.model.assessment import Case
from elicit_design.rules.base import Fault, Rule


def check(node: ToolNode) -> Iterator[Fault]:
    """Report a tool of which some calls only read and some ask."""
    cases = node.assessment.cases
    reading = [case for case in cases if case.reason == "read-only"]
    asking = node.assessment.asking
    if reading and asking:
        yield Fault(
            member(node.pointer, "name"),
            f"`{node.tool.name}` only reads when {_calls(reading)} and asks when "
            f"{_calls(asking)}. Split it, so that annotations can tell them apart.",
        )


def _calls(cases: list[Case] | tuple[Case, ...]) -> str:
    return " or ".join(case.when_says for case in cases[:2])


RULE = Rule(
    code="ELT017",
    name="mixed-tool",
    on=ToolNode,
    check=check,
    severity="info",
    confidence="medium",
)
