"""A secret is an argument of the tool.

Why: An argument is filled in by the model: the secret stands in the conversation, in logs and in
the client's history. Declaring `format: password` hides it from nobody. A secret that is the
user's is asked for in URL mode on the server's own page, or kept in a store on the server; one
that is the operator's belongs in the server's configuration.

Bad:
```yaml file=tools.yaml
name: send_sms
description: Send a text message.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  to!: string
  body!: string
  api_key!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: send_sms
description: Send a text message.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  to!: string
  body!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Source: specification 2026-07-28 client/elicitation §User Interaction Model; supabase/mcp#412;
Azure/azure-mcp#710
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.tools import place
from elicit_design.model.tool import Argument, ToolSpec
from elicit_design.rules.base import Fault, Rule

_OFTEN = 3


def check(node: ToolNode) -> Iterator[Fault]:
    """Report secret arguments; one that many tools of the server share is told once."""
    for argument in node.facts.secret_arguments:
        required = argument in node.facts.required_secrets
        sharing: Sequence[ToolSpec] = () if required else _sharing(node, argument)
        if len(sharing) >= _OFTEN and sharing[0] is not node.tool:
            continue
        yield Fault(place(node, argument.where), _says(argument, required, sharing), on_key=True)


def _sharing(node: ToolNode, argument: Argument) -> Sequence[ToolSpec]:
    def has(tool: ToolSpec) -> bool:
        return any(own.name == argument.name for own in node.review.facts(tool).secret_arguments)

    return node.review.those(f"{RULE.name} {argument.name}", has)


def _says(argument: Argument, required: bool, sharing: Sequence[ToolSpec]) -> str:
    remedy = (
        "Take it out, and let the server ask for it in URL mode on its own page or keep it in a "
        "store of its own."
        if required
        else "Take it out: the server reads it from its configuration or its own store, or asks "
        "in URL mode."
    )
    hidden = " `format: password` hides nothing from it." if argument.format == "password" else ""
    often = f" {len(sharing)} tools of this server have it." if len(sharing) >= _OFTEN else ""
    return f"`{argument.name}` is a secret that passes through the model.{hidden}{often} {remedy}"


RULE = Rule(code="ELT008", name="secret-argument", on=ToolNode, check=check)
