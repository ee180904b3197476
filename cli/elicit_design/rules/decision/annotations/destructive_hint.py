"""destructiveHint is true.

Why: Strong evidence for a loss, but authors set it on every write too: it needs a second
reason.

Fires:

```yaml
name: delete_page
description: Deletes a page.
annotations: {destructiveHint: true}
```

Silent:

```yaml
name: delete_page
description: Deletes a page.
```

Source: docs/decision.md, "What an annotation is worth"
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal

RULE = DecisionRule(
    "ELA702", "destructive-hint", "annotations", needs=frozenset({"hint:destructive"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys`, hardly for an ordinary create or update."""
    if not facts.annotations.destructive or facts.annotations.read_only:
        return
    second = act.may("destroy", "remove", "cancel", "interrupt") or not act.kinds
    says = "the author calls it destructive"
    yield Signal("destroys", 1.0 if second else 0.3, says, "/annotations/destructiveHint", "true")
