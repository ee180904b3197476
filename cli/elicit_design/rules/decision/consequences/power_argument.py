"""An argument says what a person, an account or a key may do.

Why: Making somebody a user is ordinary where a user can do nothing; with a role or privileges
in the same call it decides who can do what.

Fires:

```yaml
name: create_user
description: Creates a user.
arguments:
  username: {type: string, required: true}
  privileges: {type: array, required: true}
```

Silent:

```yaml
name: create_user
description: Creates a user.
arguments:
  username: {type: string, required: true}
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA336",
    "power-argument",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:power"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants` when a holder of powers is made or changed with powers given."""
    if not act.may("create", "update") or act.reads or act.may("grant"):
        return
    if act.head not in vocabulary("power_holders"):
        return
    for argument in facts.arguments("power"):
        if argument.required and argument.depth == 0:
            yield by_argument("grants", 2.8, "it says what somebody may do", argument)
            return
