"""An option belongs to the user.

Why: A seat, a tax year or who pays is the user's choice among options that only the server
knows.

Fires:

```yaml
name: book_seat
description: Books a seat on a flight. The passenger chooses among the free seats.
arguments: {flight: string, seat: string}
```

Silent:

```yaml
name: book_room
description: Books a room.
arguments: {room: {type: string, required: true}}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import singular, split_name
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.base import (
    DecisionRule,
    Signal,
    by_act,
    by_argument,
    by_phrase,
    by_sentence,
    signs,
)

RULE = DecisionRule(
    "ELA502",
    "user-owned-choice",
    "setup",
    needs=signs("phrase", ("choose_words", "varies_words"))
    | signs("concept", ("choosing", "deciding", "varying", "judging"))
    | signs("act", vocabulary("picking") | vocabulary("open_verbs"))
    | {"name:interactive"},
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `choose` when the description leaves a decision to the user."""
    reading = act.surely("read")
    if "interactive" in facts.words:
        yield Signal("choose", 2.6, "it asks the user step by step", "/name", "interactive")
    if hit := facts.said("choose_words", within=8):
        yield by_phrase("choose", 1.4 if reading else 2.8, "the user decides", facts, hit)
    place = facts.together("person", "choosing", within=5)
    if place is not None and not _conditional(facts, place):
        weight = 1.0 if reading else 1.4 if hit else 2.4
        yield by_sentence("choose", weight, "the user decides, not the model", facts, place)
    if act.verb in vocabulary("picking") and not act.may("primitive"):
        yield by_act("choose", 2.0, "something is picked, by whoever it is for", act)
    own = _object_left_open(facts, act)
    if own is not None:
        yield by_argument("choose", 1.2, "what it is about may be left open", own)
    varies = facts.said("varies_words", within=5)
    if varies and not reading and _short(facts) and _open_arguments(facts):
        says = "what can be had is known at the call only"
        yield by_phrase("choose", 1.8, says, facts, varies)
    left = facts.together("deciding", within=5)
    if left is not None and left != place and not _conditional(facts, left):
        weight = 0.8 if reading else 2.2
        yield by_sentence("choose", weight, "it is left to somebody", facts, left)
    opened = _left_open(facts)
    if opened is not None and not reading:
        says = "which it can be is known at the call only"
        yield by_argument("choose", 2.2, says, opened)
    place = facts.together("refusing", "judging", within=8)
    if place is not None and not reading:
        weight = 2.2 if "person" in facts.concepts[place] else 1.0
        yield by_sentence("choose", weight, "it must not be guessed", facts, place)


_SHORT = 100
"""Words of a description beyond which "available" seldom speaks of one argument."""


def _conditional(facts: Facts, place: int) -> bool:
    """Tell whether the sentence only says when to call the tool ("use when the user picks")."""
    return not {"when", "if", "whenever", "use"}.isdisjoint(facts.sentences[place])


def _object_left_open(facts: Facts, act: Act) -> Argument | None:
    """Return the optional argument that is the very thing the tool books or orders."""
    if act.verb not in vocabulary("open_verbs"):
        return None
    for argument in facts.tool.arguments:
        if not argument.required and not argument.depth and argument.name.lower() == act.head:
            return argument
    return None


def _left_open(facts: Facts) -> Argument | None:
    """Return an optional argument whose values, a sentence says, vary from call to call."""
    if facts.main.reads or not _short(facts):
        return None
    for argument in _open_arguments(facts):
        if argument.name.lower() in vocabulary("value_arguments"):
            continue  # what it can be depends on the kind of the thing that it is set on
        named = {singular(word) for word in split_name(argument.name)}
        for n, concepts in enumerate(facts.concepts):
            said = "varying" in concepts and ("offering" in concepts or "person" in concepts)
            near = [word for words in facts.sentences[max(0, n - 1) : n + 1] for word in words]
            if said and not named.isdisjoint(map(singular, near)):
                return argument
    return None


def _short(facts: Facts) -> bool:
    return sum(map(len, facts.sentences)) <= _SHORT


def _open_arguments(facts: Facts) -> list[Argument]:
    return [
        argument
        for argument in facts.tool.arguments
        if not (argument.required or argument.depth or "boolean" in argument.types)
    ]
