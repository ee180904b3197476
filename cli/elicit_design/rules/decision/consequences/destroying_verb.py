"""The verb says that the thing is gone afterwards.

Why: Delete, drop, purge, wipe or terminate end something that somebody would have to
rebuild, if it can be rebuilt at all.

Fires:

```yaml
name: delete_project
description: Deletes a project and its boards.
```

Silent:

```yaml
name: list_projects
description: Lists the projects of the account.
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
    "ELA301",
    "destroying-verb",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:destroy", "verb:remove"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys` when the act is a deletion, less when the verb has other senses."""
    if act.surely("destroy"):
        yield by_act("destroys", 3.6, "the verb deletes", act)
    elif act.may("destroy") and not act.may("remove", "read"):
        yield by_act("destroys", 1.4, "the verb can mean a deletion", act)
    elif (
        act.source == "name"
        and act.may("remove")
        and any(lead.surely("destroy") and not lead.on("minor") for lead in facts.leads[:1])
    ):
        yield by_act("destroys", 1.6, "its description says that it deletes", facts.leads[0])
