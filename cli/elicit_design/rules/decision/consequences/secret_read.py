"""It returns a secret.

Why: What is read into the model's context can be repeated anywhere.

Fires:

```yaml
name: get_secret
description: Gets the value of a secret.
```

Silent:

```yaml
name: list_secrets
description: Lists the names of secrets.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA350", "secret-read", "consequences", needs=frozenset({"verb:read", "verb:disclose"})
)


_QUALIFIED = 3  # "project access token": an entry of a list, shown without its value


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `discloses` when a secret's value is read."""
    if act.surely("disclose"):
        yield by_act("discloses", 3.0, "it shows what was hidden", act)
        return
    hidden = not vocabulary("hidden").isdisjoint((act.head, act.container, act.pair))
    bearer = act.pair in vocabulary("bearer_tokens") and len(act.object.split()) < _QUALIFIED
    if act.reads and (hidden or bearer) and act.verb not in vocabulary("names_only"):
        yield by_act("discloses", 2.4, "it returns a secret", act)
