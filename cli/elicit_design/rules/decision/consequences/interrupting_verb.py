"""The verb stops or moves what others use.

Why: Work of other people is lost or delayed when a running thing stops under them.

Fires:

```yaml
name: restart_service
description: Restarts a service.
```

Silent:

```yaml
name: get_service
description: Gets a service.
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
    "ELA340",
    "interrupting-verb",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:interrupt", "verb:destroy"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `interrupts`, by the verb and by what it is about."""
    if act.reads:
        return
    running = act.on("running", "weighty") or "running" in act.container_kinds
    if act.surely("destroy") and act.head in vocabulary("live"):
        yield by_act("interrupts", 2.0, "what is deleted may be running", act)
    elif act.surely("interrupt"):
        yield by_act("interrupts", 3.0 if running else 1.9, "it stops or moves what runs", act)
    elif act.may("interrupt") and (act.on("running") or "running" in act.container_kinds):
        yield by_act("interrupts", 2.2, "it may stop or move what runs", act)
