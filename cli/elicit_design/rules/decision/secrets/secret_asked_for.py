"""The user has to give a secret, so says the description.

Why: A server that keeps a secret must get it from somewhere, even when no argument carries
it.

Fires:

```yaml
name: store_api_key
description: Stores the API key of the weather service for later calls.
```

Silent:

```yaml
name: list_keys
description: Lists the API keys of the account.
```

Source: docs/decision.md, question 1
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase, by_sentence

RULE = DecisionRule("ELA104", "secret-asked-for", "secrets")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when a secret is to be stored, or is missing until it is given."""
    secret = facts.said("secret_words", within=4)
    if facts.required_secrets or (secret is None and facts.together("secret") is None):
        return
    missing = facts.said("secret_missing", within=6)
    keeping = act.verb in vocabulary("keeping") and not act.may("destroy")
    weight = 2.4 if keeping or not act.surely("read") else 1.8
    if missing:
        yield by_phrase("credential", weight, "a secret is kept, or may be missing", facts, missing)
    place = _given(facts, keeping)
    if place is not None:
        yield by_sentence("credential", 2.2, "the user gives a secret", facts, place)
    if keeping and secret is not None and secret.sentence == 0:
        yield by_phrase("credential", 1.8, "a secret is kept for later", facts, secret)


def _given(facts: Facts, keeping: bool) -> int | None:
    """Return the sentence in which somebody enters a secret, or in which it is kept."""
    ways = [("providing", "person"), *([("keeping",)] if keeping else [])]
    for way in ways:
        for secret in (("secret",), ("key_like", "key_of")):
            place = facts.together(*secret, *way)
            if place is not None and "refusing" not in facts.concepts[place]:
                return place
    return None
