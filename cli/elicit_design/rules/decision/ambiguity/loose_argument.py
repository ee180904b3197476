"""An argument takes words that fit several things.

Why: `title_contains` or `contact` is not a key; a name of a person, a song or a meeting
seldom is.

Fires:

```yaml
name: cancel_meeting
description: Cancels a meeting.
arguments: {title: {type: string, required: true}}
```

Silent:

```yaml
name: drop_collection
description: Drops a collection.
arguments: {collection: {type: string, required: true}}
```

Source: docs/decision.md, question 4
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.arguments import name_kinds
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import lexicon, vocabulary
from elicit_design.assessing.targets import fuzzy, named_as
from elicit_design.assessing.text import singular, split_name
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.ambiguity.target_by_words import named_by_id
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA402", "loose-argument", "ambiguity", of_readers=False)

_EITHER = re.compile(r"<?name\s*(\||or|,)\s*(id|key|uuid)", re.IGNORECASE)
_VERSIONS = frozenset({"version", "revision"})
_NO_NAMES = frozenset({"discriminator", "path", "code", "uri", "secret", "consent", "money", "id"})
_TAKEN_BY = ("destroy", "remove", "cancel", "send", "interrupt", "grant", "pay")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `disambiguate` when the call names its target by loose words only."""
    if act.reads:
        return
    if act.surely("destroy") and (either := _name_or_id(facts)):
        yield by_argument("disambiguate", 2.4, "a name will do instead of an id", either)
    searching = any(
        fuzzy(a) and singular(a.name.lower()) != act.head
        for a in facts.arguments("words")
        if a.required
    )
    if act.head in vocabulary("unique_by_name") and not searching:
        return
    if act.surely("update") and act.on("minor") and not act.on("weighty"):
        return  # "set a comment at an address"
    told = any("naming" in concepts for concepts in facts.concepts[:4])
    changing = act.may("update") and not act.may("create")
    strange = bool(act.head) and not act.object_kinds  # a thing of everyday life, not of computing
    if not (act.may(*_TAKEN_BY) or ((told or strange) and (changing or not act.kinds))):
        return
    content = vocabulary("content_arguments") if act.may("send") or not act.kinds else frozenset()
    asked = [
        a
        for a in facts.tool.arguments
        if a.depth < 2 and a.required and content.isdisjoint(split_name(a.name))
    ]
    loosely = {a.where for a in facts.arguments("words")}
    words = [a for a in asked if a.where in loosely and not _value(facts, act, a)]
    words = words or [
        a
        for a in asked
        if _NO_NAMES.isdisjoint(name_kinds(a.name))
        and named_as(act, a, facts.sentences)
        and not _place(facts, act, a)
        and not _value(facts, act, a)
    ]
    if any(not _VERSIONS.isdisjoint(split_name(a.name)) for a in asked):
        return  # a name with its version is one thing
    if not words or named_by_id(facts):
        return
    loose = any(fuzzy(argument) or named_as(act, argument, facts.sentences) for argument in words)
    everyday = loose and not lexicon("en").kinds(words[0].name.lower())
    plain = strange and not any("name" in split_name(argument.name) for argument in words)
    weight = 2.0 if loose and (told or fuzzy(words[0])) else 1.8 if everyday or plain else 0.9
    yield by_argument("disambiguate", weight, "words can match several things", words[0])


def _place(facts: Facts, act: Act, argument: Argument) -> bool:
    """Tell whether an argument only says where: "the orientation of the device"."""
    name = singular(argument.name.lower())
    if name in vocabulary("people") or not lexicon("en").kinds(name):
        return False
    return name != act.head and name in (act.container, *(lead.container for lead in facts.leads))


def _value(facts: Facts, act: Act, argument: Argument) -> bool:
    """Tell whether an argument is what is set, not what it is set on: "set hours"."""
    name = singular(argument.name.lower())
    told = (lead.object for lead in facts.leads[:1] if lead.verb == act.verb)
    words = " ".join((act.object, *told)).split()
    return act.verb in vocabulary("value_verbs") and name in map(singular, words)


def _name_or_id(facts: Facts) -> Argument | None:
    """Return an argument whose description takes a name as well as an id."""
    return next((a for a in facts.tool.arguments if _EITHER.search(a.description)), None)
