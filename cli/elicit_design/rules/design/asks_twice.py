"""Server and host would both ask for the same fact.

Why: A host that warns before every destructive call, and a form that says no more than the
call's own arguments, are two dialogs for one fact; the second is clicked away unread. The
server asks when it can show something that the arguments do not: a real name, a size, a price.

Bad:
```json design=projects/delete_project
{
  "/policy": "auto",
  "/cases/0/case/severity/otherwise": "low",
  "/cases/0/case/trigger/loads": null,
  "/cases/0/question/placeholders/0/source": "argument:/id"
}
```

Good:
```json design=projects/delete_project
{"/cases/0/case/severity/otherwise": "low"}
```

Source: nkarasiak/qgis-mcp#36; microsoft/mcp#1232; docs/decision.md (the host can confirm too)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked


def check(node: DesignNode) -> Iterator[Fault]:
    """Report a mild confirmation that shows nothing new, under the policy that avoids it."""
    design = node.design
    if design is None or design.policy != "auto" or not design.annotations.destructive:
        return
    for one in asked(node):
        if one.question.asks == "server" and one.case.purposes == ("confirm",) and _idle(one):
            yield Fault(
                member(one.pointer, "form"),
                "This says no more than the call's arguments, and the host asks by "
                "`destructiveHint` already. Load a name or a size, or leave it to the host.",
            )


def _idle(one: Asked) -> bool:
    loads = one.case.trigger.loads if one.case.trigger else ()
    shown = {placeholder.source.partition(":")[0] for placeholder in one.question.placeholders}
    return one.question.form is not None and not one.severe and not loads and shown <= {"argument"}


RULE = Rule(
    code="ELD022",
    name="asks-twice",
    on=DesignNode,
    check=check,
    severity="warning",
    confidence="medium",
)
