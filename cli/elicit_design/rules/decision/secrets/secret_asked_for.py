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
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule("ELA104", "secret-asked-for", "secrets")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when a secret is to be stored, or is missing until it is given."""
    secret = facts.said("secret_words", within=3)
    if not secret or facts.required_secrets:
        return
    missing = facts.said("secret_missing", within=5)
    keeping = act.verb in vocabulary("keeping") and not act.may("destroy")
    if missing and (keeping or not act.surely("read")):
        yield by_phrase("credential", 3.2, "the user has to give a secret", facts, secret)
    elif missing:
        yield by_phrase("credential", 2.6, "a secret may be missing", facts, missing)
    elif keeping and secret.sentence == 0:
        yield by_phrase("credential", 1.6, "a secret is kept for later", facts, secret)
