"""A tool starts something that belongs in the browser.

Why: Signing in, connecting an account, paying, signing and typing a secret happen on a page that
neither the model nor the client can read. The protocol forbids asking for credentials in a form
and has URL mode for it: the server's own page, bound to this user.

Bad:
```yaml file=tools.yaml
name: connect_github
description: Connect the user's GitHub account with OAuth.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  scopes: string[]
```

Good:
```yaml file=tools.yaml
name: connect_github
description: Connect the user's GitHub account with OAuth.
annotations: {readOnlyHint: false, destructiveHint: false}
arguments:
  scopes: string[]
elicitation:
  verdict: url
  purposes: [authorize]
```

Source: specification 2025-11-25 and 2026-07-28 client/elicitation §URL Mode, §OAuth Flows
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.tool._said import PURPOSES, undecided


def check(node: ToolNode) -> Iterator[Fault]:
    """Report a tool whose decision is URL mode, at its name.

    A secret that is an argument has a rule of its own, which is not repeated here.
    """
    if not undecided(node) or node.assessment.verdict != "url":
        return
    purposes = node.assessment.leading.purposes
    if purposes == ("credential",) and node.facts.secret_arguments:
        return
    asks = " and ".join(PURPOSES[purpose] for purpose in purposes)
    yield Fault(
        member(node.pointer, "name"),
        f"`{node.tool.name}` should ask the user {asks} in URL mode: open the server's own page, "
        "so that nothing secret passes through the model or a form.",
    )


RULE = Rule(
    code="ELT002",
    name="tool-needs-url",
    on=ToolNode,
    check=check,
    severity="warning",
    confidence="medium",
    since="2025-11-25",
)
