"""An argument decides whether other people are told.

Why: The same call is silent or reaches everybody, by one argument.

Fires:

```yaml
name: update_event
description: Updates an event.
arguments: {event_id: string, send_updates: {type: string, enum: [all, none]}}
```

Silent:

```yaml
name: update_event
description: Updates an event.
arguments: {event_id: string}
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.values import telling_test
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA314",
    "notify-argument",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:notify"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sends`, for the calls that tell people only."""
    if act.reads or not act.may("create", "update", "cancel", "destroy", "grant"):
        return
    for argument in facts.arguments("notify"):
        if argument.depth < 2 and (test := telling_test(argument)):
            people = facts.arguments("recipient")
            weight = 3.0 if people else 2.2
            yield by_argument("sends", weight, "it can tell other people", argument, test)
            return
