"""Only the link to a container ends.

Why: What is taken off a list or out of a group still exists and can be put back.

Fires:

```yaml
name: remove_asset_from_watchlist
description: Removes an asset from a watchlist.
```

Silent:

```yaml
name: remove_asset
description: Removes an asset.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA603", "taken-from-container", "ordinary", of_readers=False, needs=frozenset({"verb:remove"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `minor` when something is removed from a container."""
    if facts.sentences and "all" in (*facts.words, *facts.sentences[0][:3]):
        return
    if act.container in vocabulary("whole_places") or facts.together("gone") is not None:
        return
    if facts.said("irreversible", within=5):
        return  # "removes a contact from the service, irreversibly"
    if act.may("remove") and not act.surely("destroy") and act.container:
        yield by_act("minor", 1.6, f"it stays what it is outside the {act.container}", act)
