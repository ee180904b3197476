"""An option belongs to the user.

Why: A seat, a tax year or who pays is the user's choice among options that only the server
knows.

Fires:

```yaml
name: book_seat
description: Books a seat on a flight. The user chooses among the free seats.
arguments: {flight: string, seat: string}
```

Silent:

```yaml
name: book_room
description: Books a room.
arguments: {room: string}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule("ELA502", "user-owned-choice", "setup")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `choose` when the description leaves a decision to the user."""
    hit = facts.said("choose_words", within=8)
    if hit and not act.surely("read"):
        yield by_phrase("choose", 2.8, "the user decides, not the model", facts, hit)
    elif hit:
        yield by_phrase("choose", 1.4, "the user may have to decide", facts, hit)
