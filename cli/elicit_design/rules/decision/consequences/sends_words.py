"""The description says that other people are told.

Why: Who is notified is often said in the description only.

Fires:

```yaml
name: create_incident
description: Creates an incident. It may notify or page many people.
```

Silent:

```yaml
name: create_incident_draft
description: Creates an incident that nobody is told about yet.
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
    "ELA312",
    "sends-words",
    "consequences",
    of_readers=False,
    needs=frozenset({"phrase:sends_words"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sends` when the description says that people get something."""
    hit = facts.said("sends_words", within=5)
    if hit and not act.reads:
        weight = 2.6
        yield by_phrase("sends", weight, "other people are told", facts, hit)
