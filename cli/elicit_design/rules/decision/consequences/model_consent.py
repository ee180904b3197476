"""The model can claim by an argument that the user agreed.

Why: A `confirm: true` that the model fills in is nobody's consent; that it exists says that
the author saw a danger.

Fires:

```yaml
name: delete_project
description: Deletes a project.
arguments: {id: string, confirm: boolean}
```

Silent:

```yaml
name: delete_project
description: Deletes a project.
arguments: {id: string, force: boolean}
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.model.assessment import Effect
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA380",
    "model-consent",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:consent"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak a little for the effect that the verb has."""
    if act.reads:
        return
    for argument in facts.consent_arguments[:1]:
        says = "the model can set it, so it is no consent of the user's"
        yield by_argument(_effect(act), 0.8, says, argument)


def _effect(act: Act) -> Effect:
    for kind, effect in _EFFECTS:
        if act.may(kind):
            return effect
    return "destroys"


_EFFECTS: tuple[tuple[str, Effect], ...] = (
    ("destroy", "destroys"),
    ("send", "sends"),
    ("pay", "pays"),
    ("grant", "grants"),
    ("interrupt", "interrupts"),
)
