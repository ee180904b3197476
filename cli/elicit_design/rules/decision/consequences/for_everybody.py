"""Many people hear of it.

Why: `Drops a note in the letterbox of all households` sends, whichever verb it uses.

Fires:

```yaml
name: ring_bell
description: Reaches every household of a street over its loudspeaker.
arguments: {street_id: string, words: string}
```

Silent:

```yaml
name: count_bells
description: Counts the bells of every street.
arguments: {}
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_sentence

RULE = DecisionRule(
    "ELA315",
    "for-everybody",
    "consequences",
    of_readers=False,
    needs=frozenset({"concept:to_many"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sends` when an act of no known verb delivers something to many."""
    if act.head in vocabulary("pieces_of_work") or "review" in facts.words:
        return
    if act.reads or (any(act.kinds.values()) and not act.may("send")):
        return
    place = facts.together("to_many", "delivering", within=2)
    if place is not None:
        yield by_sentence("sends", 2.4, "many people hear of it", facts, place)
