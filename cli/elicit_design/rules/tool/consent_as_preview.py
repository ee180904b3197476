"""A consent argument that doubles as a preview.

Why: `confirm: false` that shows what would happen is useful for a client that cannot ask, so it
may stay there. Where a form can be shown it must be ignored: the model can set it too.

Bad:
```yaml file=tools.yaml
name: block_device
description: Block a device from the network.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  mac!: string
  confirm: {type: boolean, default: false, description: Without it a preview is returned.}
elicitation: {verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: block_device
description: Block a device from the network.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  mac!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Source: docs/decision.md; hpe-networking-mcp#477 (`confirmed=true` ignored while a prompt is
possible)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.facts import doubles_as_preview
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import place
from elicit_design.rules.base import Fault, Rule


def check(node: ToolNode) -> Iterator[Fault]:
    """Report consent arguments that also preview."""
    for argument in node.facts.consent_arguments:
        if doubles_as_preview(argument):
            yield Fault(
                place(node, argument.where),
                f"`{argument.name}` previews, and consents when the model sets it. Ignore it "
                "where a form can be shown; keep it for clients that cannot ask.",
                on_key=True,
            )


RULE = Rule(code="ELT010", name="consent-as-preview", on=ToolNode, check=check, severity="warning")
