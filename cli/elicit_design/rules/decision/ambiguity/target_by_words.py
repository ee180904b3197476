"""The target is named by words.

Why: A title, a query or `latest` can match several things; only the server sees which.

Fires:

```yaml
name: delete_event
description: Deletes an event found by its title.
arguments: {title: {type: string, required: true}}
```

Silent:

```yaml
name: delete_event
description: Deletes an event.
arguments: {event_id: {type: string, required: true}}
```

Source: docs/decision.md, question 4
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase, by_sentence

RULE = DecisionRule("ELA401", "target-by-words", "ambiguity", of_readers=False)

_TAKEN_BY = ("destroy", "remove", "cancel", "send", "interrupt", "grant", "update", "pay")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `disambiguate` when words pick the target and no unique id does."""
    if act.reads or (act.may("create") and not act.may(*_TAKEN_BY)):
        return
    if named_by_id(facts):
        return
    hit = facts.said("by_words", within=6)
    if hit:
        weight = 1.0 if act.head in vocabulary("unique_by_name") else 2.2
        yield by_phrase("disambiguate", weight, "words can match several things", facts, hit)
    place = facts.together("naming", "locating", within=4)
    if place is not None and not hit and act.head not in vocabulary("unique_by_name"):
        yield by_sentence("disambiguate", 1.4, "words pick what is meant", facts, place)
    place = facts.together("naming", "several", within=6)
    if place is not None:
        yield by_sentence("disambiguate", 1.2, "several can be meant", facts, place)


def named_by_id(facts: Facts) -> bool:
    """Tell whether a required argument names the target and no other."""
    words = {argument.where for argument in facts.arguments("words")}
    return any(a.required and a.where not in words for a in facts.arguments("id"))
