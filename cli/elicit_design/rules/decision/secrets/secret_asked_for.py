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
from elicit_design.assessing.arguments import is_secret
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase, by_sentence

RULE = DecisionRule(
    "ELA104",
    "secret-asked-for",
    "secrets",
    needs=frozenset({"phrase:secret_words", "concept:secret", "concept:flow_secret"}),
)
_HIDDEN = frozenset({"redacted", "masked", "omitted", "obfuscated"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when a secret is to be stored, or is missing until it is given."""
    made = act.verb in vocabulary("minting") and act.head in vocabulary("minted")
    if made and not facts.secret_arguments:
        return  # the secret is what comes out
    opaque = any("token" in split_name(a.name) and not is_secret(a) for a in facts.tool.arguments)
    given = facts.short_on("flow_secret", "flow_give", "flow_page")
    if given and not facts.required_secrets and not opaque:
        yield by_sentence("credential", 3.4, "a secret is given on a page", facts, 0)
    secret = facts.said("secret_words", within=4)
    if facts.required_secrets or (secret is None and facts.together("secret") is None):
        return
    missing = facts.said("secret_missing", within=6)
    keeping = act.verb in vocabulary("keeping") and not act.may("destroy")
    weight = 2.4
    if missing:
        yield by_phrase("credential", weight, "a secret is kept, or may be missing", facts, missing)
    found = facts.phrases.get("secret_missing", ())
    more = [h for h in found if missing is not None and h.words != missing.words]
    if more:
        yield by_phrase("credential", 1.0, "it says so again", facts, more[0])
    place = _given(facts, keeping)
    if place is not None:
        weight = 2.2 if keeping or missing else 1.6
        yield by_sentence("credential", weight, "the user gives a secret", facts, place)
    if keeping and secret is not None and secret.sentence == 0:
        weight = 1.8 if act.head in (*secret.words, *vocabulary("hidden")) else 0.9
        yield by_phrase("credential", weight, "a secret is kept for later", facts, secret)


def _given(facts: Facts, keeping: bool) -> int | None:
    """Return the sentence in which somebody enters a secret, or in which it is kept."""
    ways = [("providing", "person"), *([("keeping",)] if keeping else [])]
    for way in ways:
        for secret in (("secret",), ("key_like", "key_of")):
            place = facts.together(*secret, *way)
            if place is None or not _HIDDEN.isdisjoint(facts.sentences[place]):
                continue  # "the secret is redacted in the response"
            if "refusing" not in facts.concepts[place]:
                return place
    return None
