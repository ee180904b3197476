"""What it returns was told in confidence, or lets somebody in.

Why: Where a witness lives, what a pupil told the counsellor, a patient's history, a secret in
clear and the code of a door are not for the model's context without the user's word.

Fires:

```yaml
name: show_refuge
description: Returns the address of a witness.
arguments: {case_id: string}
annotations: {readOnlyHint: true}
```

Silent:

```yaml
name: show_parts
description: Returns the address of a device and its children.
arguments: {device_id: string}
annotations: {readOnlyHint: true}
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
    "ELA352",
    "kept-on-a-person",
    "consequences",
    needs=frozenset(
        {"concept:in_clear", "concept:shielded", "concept:private_words", "concept:entry_code"}
    ),
)

_LONGEST = 50
_KEPT = (
    (("in_clear", "secret"), 2.4, "it shows a secret as it is"),
    (("contact_detail", "shielded"), 1.9, "it tells where somebody can be found"),
    (("record_of", "shielded"), 1.9, "it returns what is kept on a person"),
    (("private_words", "person"), 1.8, "it was told in confidence"),
    (("entry_code", "lockable"), 2.0, "whoever knows it can get in"),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `discloses` when a short description of a reader names what is private."""
    reading = act.reads or (not act.kinds and facts.annotations.read_only)
    if not reading or sum(map(len, facts.sentences)) > _LONGEST:
        return
    for concepts, weight, says in _KEPT:
        place = facts.together(*concepts, within=2)
        if place is not None and vocabulary("technical").isdisjoint(facts.sentences[place]):
            yield by_sentence("discloses", weight, says, facts, place)
            return
