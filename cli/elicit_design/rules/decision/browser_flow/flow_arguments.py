"""An argument belongs to a page: where to return to, who signs, what to allow.

Why: A page to show afterwards, a signer or a list of scopes is what a flow in the browser
needs.

Fires:

```yaml
name: open_deposit
description: Opens a deposit, paid by card.
arguments: {amount: number, return_url: string}
```

Silent:

```yaml
name: open_deposit
description: Opens a deposit.
arguments: {amount: number}
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.model.assessment import Purpose
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA205", "flow-arguments", "browser-flow", of_readers=False)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `payment`, `sign` or `authorize`, by the names of arguments."""
    for argument in facts.tool.arguments:
        words = set(split_name(argument.name))
        if not vocabulary("return_arguments").isdisjoint(("_".join(split_name(argument.name)),)):
            paying = act.may("pay") or act.on("money") or facts.said("browser_payment") is not None
            about: Purpose = "payment" if paying else "authorize"
            yield by_argument(about, 1.2, "a page comes back to it", argument)
        elif words & {"signer", "signers", "signatory", "signatories", "signee"}:
            yield by_argument("sign", 1.6, "it names who signs", argument)
        elif words & {"scope", "scopes"} and act.may("connect"):
            yield by_argument("authorize", 0.8, "it names what is allowed", argument)
