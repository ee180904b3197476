"""An argument by which the model can consent for the user.

Why: The model fills in arguments, so `confirm: true` or a token that another tool handed out
proves nothing about the user; a prompt-injected model sets it like any other. A directory review
refuses such a gate for acts that cannot be undone. Let the server ask, and take the argument out
in stages: accepted and ignored, deprecated, removed.

Bad:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
  confirm: {type: boolean, description: Must be true.}
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

Source: check-technologies/mcp-server-check#40; chandshy/mailpouch#37; backblaze-labs/b2-mcp#134
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.facts import doubles_as_preview
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import place
from elicit_design.rules.base import Fault, Rule


def check(node: ToolNode) -> Iterator[Fault]:
    """Report consent arguments, unless they double as a preview."""
    for argument in node.facts.consent_arguments:
        if not doubles_as_preview(argument):
            yield Fault(
                place(node, argument.where),
                f"`{argument.name}` is set by the model, so it is no consent of the user. Ask in "
                "a form where the client can, and take the argument out in stages.",
                on_key=True,
            )


RULE = Rule(code="ELT009", name="consent-argument", on=ToolNode, check=check)
