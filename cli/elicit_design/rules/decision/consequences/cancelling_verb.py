"""The verb ends an agreed thing.

Why: A cancelled order, booking or subscription may not be had again on the same terms.

Fires:

```yaml
name: cancel_booking
description: Cancels a booking.
```

Silent:

```yaml
name: create_booking_draft
description: Drafts a booking.
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
    "ELA303", "cancelling-verb", "consequences", of_readers=False, needs=frozenset({"verb:cancel"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys` when what was agreed is cancelled, for `interrupts` when work is."""
    if act.surely("cancel") and act.head in vocabulary("underway"):
        yield by_act("interrupts", 3.2, "it stops work that is under way", act)
    elif act.surely("cancel"):
        held = act.on("money", "weighty")
        yield by_act("destroys", 3.2 if held else 1.8, "it cancels what was agreed", act)
    elif act.may("cancel") and act.on("money", "message"):
        yield by_act("destroys", 1.8, "it may cancel what was agreed", act)
