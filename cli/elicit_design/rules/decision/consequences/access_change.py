"""Roles, permissions, keys or members are changed.

Why: Adding a member, setting a role or making a key gives access whatever the verb is
called.

Fires:

```yaml
name: add_member
description: Adds a member to a team.
```

```yaml
name: set_policy
description: Sets the access policy of a bucket.
```

Silent:

```yaml
name: list_members
description: Lists members.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.powers import gives_power, subscribes
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule("ELA331", "access-change", "consequences", of_readers=False)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants` when something that gives access is made, set or taken away."""
    written = act.container in vocabulary("paper_places") or subscribes(act)
    if act.reads or act.may("grant") or written:
        return
    if act.verb == "rename" or (act.surely("create") and facts.said("dormant", within=8)):
        return  # whoever had access still has, or nothing applies before it is enabled
    lead = facts.leads[0] if facts.leads else act
    same = lead.verb == act.verb or (lead.surely("create") and act.surely("create"))
    told = same and not act.object_kinds and gives_power(lead._replace(container=""))
    if not told and not gives_power(act):
        return
    if lead.head == act.head and not vocabulary("not_power").isdisjoint(lead.object.split()):
        return  # "import_tokens: imports design tokens"
    if act.verb in vocabulary("computed") and act.head not in vocabulary("minted"):
        return
    if "certificate" in (act.head, lead.head) and (act.surely("create") or act.verb == "renew"):
        return  # it lets nobody in by itself
    if act.may("create", "update"):
        yield by_act("grants", 2.6, "it changes who may do what", act)
    elif act.may("remove", "destroy"):
        opening = act.head in vocabulary("protecting") and not act.surely("destroy")
        says = "it takes a protection away" if opening else "it takes access away"
        yield by_act("grants", 2.8 if opening else 1.8, says, act)
