"""The verb takes something away.

Why: Remove, clear or reset is a deletion when what is removed has content of its own, and
only the end of a link when it is taken from a container.

Fires:

```yaml
name: remove_database
description: Removes a database.
```

Silent:

```yaml
name: move_card
description: Moves a card to another list.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_sentence

RULE = DecisionRule("ELA302", "removing-verb", "consequences", of_readers=False)

_RESTORING = frozenset({"restore", "revert", "recover", "rollback"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys`, weakly when the thing is taken from a container."""
    if act.verb == "release" and act.head in vocabulary("lost_when_released"):
        yield by_act("destroys", 3.0, "what is released may not be had again", act)
    verbs = {act.verb, facts.named.verb if act.source == "description" else ""}
    restoring = not verbs.isdisjoint(_RESTORING)
    if restoring and (_from_copy(act) or _copy_given(facts, act)):
        yield by_act("destroys", 3.4, "what stands now is overwritten", act)
    if not act.may("remove") or act.surely("destroy"):
        return
    gone = facts.together("gone", within=4)
    if gone is not None and "refusing" not in facts.concepts[gone]:
        yield by_sentence("destroys", 1.8, "something is gone afterwards", facts, gone)
    if "all" in facts.words or (facts.sentences and "all" in facts.sentences[0][:3]):
        yield by_act("destroys", 2.2, "it removes all of them", act)
    if act.container in vocabulary("whole_places"):
        yield by_act("destroys", 2.2, f"it is gone from the {act.container}", act)
        return
    if act.container and not act.on("money"):
        yield by_act("destroys", 0.4, f"it takes something from a {act.container}", act)
    elif act.surely("remove") and act.on("weighty"):
        yield by_act("destroys", 2.4, "it removes something with content of its own", act)
    elif act.surely("remove"):
        yield by_act("destroys", 1.0, "it removes something", act)


def _from_copy(act: Act) -> bool:
    return not vocabulary("restored_over").isdisjoint((act.head, act.container))


def _copy_given(facts: Facts, act: Act) -> bool:
    """Tell whether a store is restored from a copy that an argument names (`backup_path`)."""
    if act.head not in vocabulary("stores_of_users"):
        return False
    copies = vocabulary("restored_over")
    return any(not copies.isdisjoint(split_name(a.name)) for a in facts.tool.arguments)
