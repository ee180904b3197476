"""A payment, order or paid subscription is made or changed.

Why: Placing an order or changing a subscription binds money whatever the verb is called.

Fires:

```yaml
name: place_stock_order
description: Places a stock order.
```

Silent:

```yaml
name: get_order
description: Gets an order.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA321",
    "money-object",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update"}),
)

_OF_DATABASES = frozenset({"begin", "commit", "rollback", "abort"})  # a transaction of theirs


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `pays` when money that moves is created or changed (a mere record is not)."""
    if act.reads or not act.on("money") or act.verb in _OF_DATABASES:
        return
    words = act.object.split()[-3:]
    if vocabulary("money_moved").isdisjoint((act.head, act.pair, *words)):
        return
    recorded = any(lead.verb in vocabulary("recording") for lead in facts.leads[:1])
    if recorded or act.verb in vocabulary("recording") or act.head in vocabulary("derived"):
        return
    if not vocabulary("not_money").isdisjoint(words):
        return
    if act.may("create"):
        yield by_act("pays", 2.6, "it makes money move or binds it", act)
    elif act.may("update") and not act.surely("destroy", "cancel"):
        yield by_act("pays", 2.0, "it changes what is paid", act)
