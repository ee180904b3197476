"""The description speaks of an interruption.

Why: Downtime is often said in the description only.

Fires:

```yaml
name: update_settings
description: Updates settings. The site has downtime while it applies.
```

Silent:

```yaml
name: update_title
description: Updates a title.
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
    "ELA341",
    "interrupts-words",
    "consequences",
    of_readers=False,
    needs=frozenset({"phrase:interrupts_words"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `interrupts` when the description says that something stops."""
    hit = facts.said("interrupts_words", within=6)
    if hit and not act.reads:
        weight = 1.8 if vocabulary("going_live").isdisjoint(hit.words) else 2.6
        yield by_phrase("interrupts", weight, "others are interrupted", facts, hit)
