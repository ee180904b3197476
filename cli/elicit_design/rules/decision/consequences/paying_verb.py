"""The verb moves money.

Why: Money that has moved comes back only if the other side agrees.

Fires:

```yaml
name: buy_shares
description: Buys shares.
```

Silent:

```yaml
name: list_trades
description: Lists trades.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA320", "paying-verb", "consequences", of_readers=False, needs=frozenset({"verb:pay"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `pays`, by the verb and by what it is about."""
    if act.reads:
        return
    if act.surely("pay"):
        yield by_act("pays", 3.2, "it moves money", act)
    elif act.may("pay") and (act.on("money") or facts.arguments("money")):
        yield by_act("pays", 2.6, "it moves or binds money", act)
    elif act.may("pay") and act.verb in act.object.split():
        yield by_act("pays", 0.8, "it may move money", act)
