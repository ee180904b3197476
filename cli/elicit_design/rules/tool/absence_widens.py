"""Leaving an argument out widens what is destroyed.

Why: Models leave optional arguments out. A delete whose filter is optional deletes everything
when it is forgotten. Make the argument required, so that "everything" has to be written out.

Bad:
```yaml file=tools.yaml
name: delete_documents
description: Permanently delete the documents that match the filter.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  collection!: string
  filter: object
elicitation: {verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: delete_documents
description: Permanently delete the documents that match the filter.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  collection!: string
  filter!: object
elicitation: {verdict: form, purposes: [confirm]}
```

Source: docs/decision.md; mongodb-js/mongodb-mcp-server delete-many
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import place
from elicit_design.rules.base import Fault, Rule


def check(node: ToolNode) -> Iterator[Fault]:
    """Report optional arguments that narrow what a destroying tool hits."""
    if not node.facts.widening_arguments or "destroys" not in node.assessment.effects:
        return
    for argument in node.facts.widening_arguments:
        yield Fault(
            place(node, argument.where),
            f"Without `{argument.name}` the call hits more than was meant. Make it required, and "
            "let an explicit value stand for everything.",
            on_key=True,
        )


RULE = Rule(
    code="ELT011",
    name="absence-widens",
    on=ToolNode,
    check=check,
    severity="warning",
    confidence="medium",
)
