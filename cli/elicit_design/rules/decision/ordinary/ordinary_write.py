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
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.powers import gives_power
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase

RULE = DecisionRule(
    "ELA605",
    "ordinary-write",
    "ordinary",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update"}),
)

_CHOOSING = frozenset({"set", "switch", "select", "use", "choose", "change"})
_PLACES = frozenset({"position", "order"})
_IN_USE = frozenset({"active", "current"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when the verb creates or updates."""
    if act.surely("create", "update") and not act.surely("destroy", "send", "pay"):
        yield by_act("reversible", 1.0, "an ordinary create or update", act)
    if act.verb in _CHOOSING and not _IN_USE.isdisjoint(facts.words) and not act.on("money"):
        yield by_act("reversible", 4.4, "it chooses what later calls are about", act)
    if not act.surely("update"):
        return
    if hit := facts.said("cosmetic_words", within=3):
        yield by_phrase("reversible", 4.5, "only what it is called changes", facts, hit)
    elif _only_named(facts, act):
        yield by_act("reversible", 4.5, "only what it is called changes", act)


def _only_named(facts: Facts, act: Act) -> bool:
    """Tell whether, besides the ids, only a name or other looks can be given."""
    ids = {a.where for kind in ("id", "consent", "dry_run") for a in facts.arguments(kind)}
    rest = [a.name.lower() for a in facts.tool.arguments if a.where not in ids]
    named = any(argument.required for argument in facts.arguments("id"))
    if gives_power(act) and not _PLACES.isdisjoint(rest):
        return False  # of rules the first that fits decides
    return named and bool(rest) and vocabulary("looks_only").issuperset(rest)
