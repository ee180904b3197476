"""The description speaks of charges.

Why: Cost is often said in the description only.

Fires:

```yaml
name: create_workspace
description: Creates a workspace. The account is charged at once.
```

Silent:

```yaml
name: create_note
description: Creates a note at no cost.
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
    "ELA322", "pays-words", "consequences", of_readers=False, needs=frozenset({"phrase:pays_words"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `pays` when the description says that something is charged."""
    hit = facts.said("pays_words", within=5)
    if hit and not act.reads:
        yield by_phrase("pays", 2.2, "it costs money", facts, hit)
