"""The description says that secrets or personal data are returned.

Why: Regulated personal data and secrets are disclosed by reading alone.

Fires:

```yaml
name: get_record
description: Returns the full record with identity document and medical records.
```

Silent:

```yaml
name: get_record
description: Returns the record's title.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import singular
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase, by_sentence

RULE = DecisionRule(
    "ELA351",
    "discloses-words",
    "consequences",
    needs=frozenset(
        {
            "phrase:discloses_words",
            "concept:sensitive",
            "verb:read",
        }
    ),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `discloses` when the first sentences name what is sensitive."""
    place = facts.together("sensitive", within=4)
    if act.reads and place is not None and not _technical(facts, place):
        says = "what it returns is about a person's private life"
        yield by_sentence("discloses", 1.8, says, facts, place)
    if act.verb == "export" and act.head in vocabulary("listed_people"):
        yield by_act("discloses", 2.4, "personal records leave the server", act)
    elif facts.named.verb == "export" and _lists_people(facts):
        yield by_act("discloses", 2.6, "personal records leave the server", facts.named)
    hit = facts.said("discloses_words", within=4)
    if hit and not vocabulary("withheld").isdisjoint(facts.sentences[hit.sentence]):
        return  # "secret values are never returned"
    if hit and (act.may("read", "create", "disclose", "update") or not act.kinds):
        weight = 2.4 if (act.reads or not act.kinds) and hit.sentence < 2 else 1.2
        yield by_phrase("discloses", weight, "what it returns is sensitive", facts, hit)


def _lists_people(facts: Facts) -> bool:
    """Tell whether a name has people in the plural ("export_users_csv")."""
    people = vocabulary("listed_people")
    return any(word != singular(word) and singular(word) in people for word in facts.words)


def _technical(facts: Facts, sentence: int) -> bool:
    """Tell whether a sentence speaks of machines: there children and diagnoses are none."""
    return not vocabulary("technical").isdisjoint(facts.sentences[sentence])
