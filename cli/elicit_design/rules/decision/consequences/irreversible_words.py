"""The description says that there is no way back.

Why: An author who writes that it cannot be undone knows what the verb alone does not say.

Fires:

```yaml
name: remove_entry
description: Removes a ledger. This cannot be undone.
```

Silent:

```yaml
name: create_link
description: Creates a permanent link to a page.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule(
    "ELA304",
    "irreversible-words",
    "consequences",
    of_readers=False,
    needs=frozenset({"phrase:irreversible"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Strengthen `destroys` for acts that take away, overwrite or end something."""
    hit = facts.said("irreversible", within=6)
    if hit is None or (act.may("read", "create") and not act.may("destroy", "remove", "update")):
        return
    soft = not vocabulary("soft_warnings").isdisjoint(hit.words)
    if soft and facts.said("recoverable", within=6):
        return  # "a destructive operation (can be undone)"
    taking = act.may("destroy", "remove", "cancel")
    weight = 1.6 if taking else 1.0 if act.may("update", "create", "send", "grant") else 2.2
    yield by_phrase("destroys", weight, "it says it cannot be undone", facts, hit)
