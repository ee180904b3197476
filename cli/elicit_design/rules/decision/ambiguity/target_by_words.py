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
from elicit_design.assessing.targets import fuzzy
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument, by_phrase

RULE = DecisionRule("ELA401", "target-by-words", "ambiguity")

_TAKEN_BY = ("destroy", "remove", "cancel", "send", "interrupt", "grant", "update", "pay")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `disambiguate` when words pick the target and no unique id does."""
    if act.may("read", "create") or not act.may(*_TAKEN_BY):
        return
    hit = facts.said("by_words", within=5)
    words = [a for a in facts.arguments("words") if a.depth < 2 and a.required]
    ids = [a for a in facts.arguments("id") if a.required and a not in words]
    if hit and words and not ids:
        yield by_phrase("disambiguate", 2.8, "words can match several things", facts, hit)
    elif hit and not ids:
        yield by_phrase("disambiguate", 1.6, "words can match several things", facts, hit)
    elif words and not ids and fuzzy(words[0]):
        yield by_argument("disambiguate", 1.6, "words can match several things", words[0])
