"""Settings of an account, organisation or security are changed.

Why: What an account may do, or how it is protected, is changed for everybody in it.

Fires:

```yaml
name: update_account_config
description: Updates account configuration settings.
```

Silent:

```yaml
name: update_editor_settings
description: Updates the settings of the editor.
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
    "ELA335",
    "settings-of-account",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants` when settings of something that others depend on are changed."""
    if act.reads or not act.may("update", "create") or act.head not in vocabulary("settings"):
        return
    lead = facts.leads[0].object.split() if facts.leads and act.source == "name" else []
    words = {word.removesuffix("'s") for word in (*act.object.split(), *lead)}
    if not vocabulary("governed").isdisjoint(words):
        yield by_act("grants", 2.8, "it changes what an account may do", act)
