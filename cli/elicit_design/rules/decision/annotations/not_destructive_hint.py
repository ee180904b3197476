"""destructiveHint is false.

Why: The author says that nothing is lost; words that say the opposite win.

Fires:

```yaml
name: update_page
description: Updates a page.
annotations: {destructiveHint: false}
```

Silent:

```yaml
name: update_page
description: Updates a page.
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
    "ELA703",
    "not-destructive-hint",
    "annotations",
    of_readers=False,
    needs=frozenset({"hint:not-destructive"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible`, not against a verb that deletes."""
    if facts.annotations.destructive is False and not act.surely("destroy"):
        says = "the author calls it not destructive"
        yield Signal("reversible", 0.5, says, "/annotations/destructiveHint", "false")
