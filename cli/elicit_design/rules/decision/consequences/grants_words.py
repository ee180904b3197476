"""The description speaks of access or security.

Why: What a call opens or locks is often said in the description only.

Fires:

```yaml
name: add_entry
description: Adds an entry. Whoever is listed gets access to the archive.
```

Silent:

```yaml
name: add_entry
description: Adds an entry to the guest book.
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
    "ELA334",
    "grants-words",
    "consequences",
    of_readers=False,
    needs=frozenset({"phrase:grants_words"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants` when the description's first sentences say so."""
    hit = facts.said("grants_words", within=3)
    if hit and not act.reads and not act.surely("destroy"):
        weight = 1.3 if hit.words == ("access", "to") else 2.6
        yield by_phrase("grants", weight, "it changes who has access", facts, hit)
