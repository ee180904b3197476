"""The description tells the model to ask the user.

Why: "You MUST ask the user" is a wish: a model may forget it, and a prompt-injected one will.
What has to be asked every time is asked by the server, with the real object in front of the
user; what is an ordinary argument the model asks for anyway.

Bad:
```yaml file=tools.yaml
name: create_project
description: Create a project. You MUST ask the user which organization pays.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  name!: string
elicitation: {verdict: form, purposes: [choose]}
```

Good:
```yaml file=tools.yaml
name: create_project
description: Create a project. The server asks which organization pays.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  name!: string
elicitation: {verdict: form, purposes: [choose]}
```

Source: supabase/mcp create_project; resend/mcp send-email; docs/decision.md
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import place
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.tool._orders import order_in

_SAYS = (
    "tells the model to ask the user, which it may forget or be talked out of. Let the server "
    "ask what must be asked, and drop the sentence."
)


def check(node: ToolNode) -> Iterator[Fault]:
    """Report such an order in the description of the tool or of an argument."""
    found = order_in(node.tool.description)
    if found:
        yield Fault(member(node.pointer, "description"), f"\u201c{found}\u201d {_SAYS}")
    for argument in node.tool.arguments:
        found = order_in(argument.description)
        if found:
            at = place(node, argument.where) + "/description"
            yield Fault(at, f"\u201c{found}\u201d {_SAYS}")


RULE = Rule(
    code="ELT016",
    name="model-told-to-ask",
    on=ToolNode,
    check=check,
    severity="info",
    confidence="medium",
)
