"""An option is left open for somebody's word.

Why: Where an argument may be left out and a sentence speaks of what somebody wishes, of what
is still to be had, or against choosing for others, the choice is not the model's.

Fires:

```yaml
name: note_berth
description: Notes a berth on a plan. The skipper names the berth they want.
arguments: {skipper_id: {type: string, required: true}, berth: string}
```

Silent:

```yaml
name: note_berth
description: Notes a berth on a plan.
arguments: {plan_id: {type: string, required: true}, berth: string}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.concepts import concepts_of_name
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA506",
    "left-to-somebody",
    "setup",
    needs=frozenset(
        {"concept:wishing", "concept:choosing", "concept:exclusive", "concept:judging"}
        | {"concept:person"}
    ),
)

_LONGEST, _MOST, _BRIEF = 80, 4, 30
_CALLING = frozenset({"tool", "tools", "call", "calling", "using", "parameter", "must"})
_OWNED = (
    ("wishing", "person"),
    ("wishing", "behalf"),
    ("exclusive", "person"),
    ("refusing", "judging"),
)
_SURE = ("read", "destroy", "send", "execute")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `choose` when the one thing left open is somebody's to say."""
    opened = _opened(facts)
    if opened is None or act.surely(*_SURE) or act.may("remove", "destroy"):
        return
    named = "choosing" in concepts_of_name(facts.words, facts.language)
    owned = any(_says(facts, *pair) for pair in _OWNED) or (named and _says(facts, "person"))
    varied = _says(facts, "varying")
    refused = _says(facts, "refusing", "choosing")
    chosen = _says(facts, "choosing") and (owned or varied or refused)
    weight = 1.8 * owned + 1.0 * chosen + 0.8 * varied + 1.0 * refused
    if owned or chosen:
        yield by_argument("choose", weight, "it waits for somebody's word", opened)


def _says(facts: Facts, *concepts: str) -> bool:
    """Tell whether a sentence speaks of all these, and not of how to call the tool."""
    place = facts.together(*concepts, within=5)
    if place is not None:
        return _CALLING.isdisjoint(facts.sentences[place])
    brief = concepts == _OWNED[0] and sum(map(len, facts.sentences)) <= _BRIEF
    return brief and facts.all_concepts.issuperset(concepts)


def _opened(facts: Facts) -> Argument | None:
    """Return the only text of a short list of arguments that may be left out."""
    own = [argument for argument in facts.tool.arguments if argument.depth == 0]
    if len(own) > _MOST or sum(map(len, facts.sentences)) > _LONGEST:
        return None
    named = {
        argument.where
        for kind in ("discriminator", "id", "money")
        for argument in facts.arguments(kind)
    }
    free = [
        argument
        for argument in own
        if not argument.required
        and "boolean" not in argument.types
        and argument.where not in named
        and vocabulary("spans").isdisjoint(split_name(argument.name))
    ]
    return free[0] if len(free) == 1 and len(own) > 1 else None
