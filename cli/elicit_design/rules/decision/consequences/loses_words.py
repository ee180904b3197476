"""Its description says that something is deleted or lost by it.

Why: The verb of such a call sounds like upkeep: it starts a collection, applies a rule or
synchronises, and what it finds superfluous is gone afterwards.

Fires:

```yaml
name: run_collection
description: Starts a collection. Old artifacts are deleted.
```

Silent:

```yaml
name: run_collection
description: Starts a collection. Nothing is deleted.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule(
    "ELA307",
    "loses-words",
    "consequences",
    of_readers=False,
    needs=frozenset({"phrase:loses_words"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys` where the verb itself does not say so."""
    hit = facts.said("loses_words", within=3)
    if hit and not act.reads and not act.may("destroy", "remove", "cancel"):
        making = act.surely("create") and not act.may("interrupt", "execute")
        if not making:
            yield by_phrase("destroys", 2.8, "something is gone afterwards", facts, hit)
