"""What comes of it is said, where the verb says little.

Why: `Lets the water out of a public pool`, `makes a member treasurer` and `takes a doctor off
the register` have verbs of all work; what is stopped, raised or lost tells what they do.

Fires:

```yaml
name: lower_all
description: Lowers the shutters of a shopping centre.
arguments: {centre_id: string}
```

Silent:

```yaml
name: lower_case
description: Puts a title into lower case.
arguments: {title_id: string}
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.model.assessment import Effect
from elicit_design.rules.decision.base import DecisionRule, Signal, by_sentence

RULE = DecisionRule(
    "ELA316",
    "said-by-its-outcome",
    "consequences",
    of_readers=False,
    needs=frozenset(
        {"concept:plant", "concept:role_of_power", "concept:ending_it", "concept:to_many"}
    ),
)

_LONGEST = 60
_OUTCOMES: tuple[tuple[Effect, str, str, str], ...] = (
    ("interrupts", "plant", "halting", "what others use stops or moves"),
    ("grants", "role_of_power", "making_one", "somebody is put in charge"),
    ("destroys", "ending_it", "losing_it", "something is no longer there"),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for what a short description says comes of an act whose verb says little."""
    if act.reads or not _says_little(act) or sum(map(len, facts.sentences)) > _LONGEST:
        return
    if facts.language == "en" and (act.on("working", "code", "minor") or _discussed(facts, act)):
        return
    for effect, first, second, says in _OUTCOMES:
        place = facts.together(first, second, within=2)
        if place is None and effect == "destroys" and _follows(facts, first, second):
            place = 0
        if place is not None:
            yield by_sentence(effect, 2.2, says, facts, place)
            return


def _says_little(act: Act) -> bool:
    """Tell whether a verb is unknown, doubtful in every sense, or one of all work."""
    return not any(act.kinds.values()) or act.verb in vocabulary("all_work")


def _follows(facts: Facts, first: str, second: str) -> bool:
    """Tell whether the second sentence says what the first one brings about."""
    told = facts.concepts[:2]
    return len(told) > 1 and first in told[0] and second in told[1]


def _discussed(facts: Facts, act: Act) -> bool:
    """Tell whether what is acted on is part of a piece of work, or its state."""
    places = (act.container, *(lead.container for lead in facts.leads[:1]))
    return act.head == "state" or not vocabulary("pieces_of_work").isdisjoint(places)
