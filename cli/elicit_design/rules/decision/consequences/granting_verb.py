"""The verb gives or takes access.

Why: Access that was given may have been used before it is taken back.

Fires:

```yaml
name: grant_access
description: Grants a user access to a vault.
```

Silent:

```yaml
name: list_grants
description: Lists grants.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA330", "granting-verb", "consequences", of_readers=False, needs=frozenset({"verb:grant"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants`, by the verb and by what it is about."""
    if act.reads:
        return
    if act.surely("grant"):
        yield by_act("grants", 3.0, "it changes who has access", act)
    elif act.may("grant") and (act.on("access") or _told(facts, act)):
        yield by_act("grants", 2.6, "it changes access or security", act)


def _told(facts: Facts, act: Act) -> bool:
    """Tell whether the description has the same verb, on what gives access."""
    return any(lead.verb == act.verb and lead.on("access") for lead in facts.leads[:1])
