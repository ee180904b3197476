"""A tool acts without asking, and should ask.

Why: The call destroys, sends, pays, grants, interrupts, discloses or binds, and the user cannot
simply undo it. Only the server knows at call time what exactly is hit; the model's word is no
consent. Asking at the moment of the act, with the real object and size, is what elicitation is
for. A verdict of your own goes into an `elicitation:` block, which also ends this finding.

Bad:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project and everything in it.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
```

Good:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project and everything in it.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
elicitation:
  verdict: form
  purposes: [confirm]
```

Source: docs/decision.md; check-technologies/mcp-server-check#40; microsoft/mcp#2197
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.tool._said import PURPOSES, because, undecided

_ALWAYS = ("always", "every call")


def check(node: ToolNode) -> Iterator[Fault]:
    """Report a tool whose decision is a form, at its name."""
    if not undecided(node) or node.assessment.verdict != "form":
        return
    assessment = node.assessment
    asks = " and ".join(PURPOSES[purpose] for purpose in assessment.purposes)
    why = because(assessment)
    lead = f"It {why}: ask" if why else "Ask"
    trigger = assessment.leading.trigger
    when = f" when {trigger.says}" if trigger and trigger.says not in _ALWAYS else ""
    yield Fault(
        member(node.pointer, "name"),
        f"`{node.tool.name}` should ask the user {asks}. {lead} in a form{when}; "
        "`elicit-design` drafts it.",
    )


RULE = Rule(
    code="ELT001",
    name="tool-should-ask",
    on=ToolNode,
    check=check,
    severity="warning",
    confidence="medium",
)
