"""It makes or changes something that can be looked at and undone.

Why: An ordinary create, update, move or assignment is seen and mended in a moment.

Fires:

```yaml
name: update_issue_title
description: Updates the title of an issue.
```

Silent:

```yaml
name: purge_queue
description: Purges a queue.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA605",
    "ordinary-write",
    "ordinary",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when the verb creates or updates."""
    if act.surely("create", "update") and not act.surely("destroy", "send", "pay"):
        yield by_act("reversible", 1.0, "an ordinary create or update", act)
