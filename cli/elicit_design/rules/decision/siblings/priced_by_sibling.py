"""Another tool tells its price, or takes consent for it.

Why: A server that has a tool for the price of an action charges for it.

Fires:

```yaml
tools:
  - name: create_project
    description: Creates a project.
    arguments: {confirm_cost_id: string}
  - {name: get_cost, description: Gets the cost of a project.}
  - {name: confirm_cost, description: Asks the user to confirm the cost.}
```

Silent:

```yaml
tools:
  - {name: create_note, description: Creates a note.}
  - {name: get_note, description: Gets a note.}
```

Source: docs/decision.md, "Evidence across tools"
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal

RULE = DecisionRule(
    "ELA802",
    "priced-by-sibling",
    "siblings",
    of_readers=False,
    needs=frozenset({"argument:consent"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `pays` when an argument refers to a price or cost that a sibling gives."""
    sibling = facts.siblings.consent or facts.siblings.price
    if not sibling or not act.may("create", "update", "pay"):
        return
    for argument in facts.consent_arguments:
        if not {"cost", "price", "quote", "payment"}.isdisjoint(split_name(argument.name)):
            says = f"its cost is settled by another tool, {sibling}"
            yield Signal("pays", 3.2, says, argument.where, argument.name)
            return
