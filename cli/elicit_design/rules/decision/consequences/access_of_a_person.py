"""A person or account gets or loses a place.

Why: A user added to a group, a workspace or a project can do there what its members can.

Fires:

```yaml
name: add_user_to_group
description: Adds a user to a group.
```

Silent:

```yaml
name: create_group
description: Creates a group.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.powers import subscribes
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA332",
    "access-of-a-person",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update", "verb:remove", "verb:send", "verb:grant"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants` when a person is put into or taken out of a container."""
    if act.surely("create") and facts.said("powerless", within=5):
        return  # "without any permissions by default"
    lead = facts.leads[0] if facts.leads else act
    accounts = vocabulary("own_accounts")
    if act.surely("create") and (act.pair in accounts or lead.pair in accounts):
        yield by_act("grants", 2.8, "somebody can sign in with it", act)
        return
    if not act.container or act.container in vocabulary("paper_places") or subscribes(act):
        return
    if act.verb in vocabulary("membership_verbs") and act.head in vocabulary("people"):
        if act.head in vocabulary("structural") and act.container_kinds:
            return  # the parent of a task is no person
        yield by_act("grants", 2.4, f"it changes who belongs to the {act.container}", act)
    elif (
        act.surely("create")
        and act.head in vocabulary("own_user")
        and act.container in vocabulary("stores_of_users")
    ):
        yield by_act("grants", 2.8, f"somebody can sign in to the {act.container}", act)
