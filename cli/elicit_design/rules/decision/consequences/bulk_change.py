"""One call changes many things.

Why: A wrong value in a bulk edit is wrong many times over; above a number of records the
size is worth a question.

Fires:

```yaml
name: update-many
description: Updates all documents that match the filter.
arguments: {filter: object, update: object}
```

Silent:

```yaml
name: update_record
description: Updates one record by id.
arguments: {id: string, values: object}
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
    "ELA305",
    "bulk-change",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:update", "verb:destroy", "verb:remove"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys` when existing records are overwritten in bulk."""
    if not act.may("update", "destroy", "remove") or act.may("create", "read"):
        return
    if (
        act.verb in vocabulary("marking")
        or act.head in vocabulary("text_parts")
        or act.head in vocabulary("drawn")
        or _replaces_text(facts)
        or any(lead.on("minor") and not lead.on("weighty") for lead in facts.leads[:1])
    ):
        return
    named = not vocabulary("many").isdisjoint(facts.words)
    said = bool(facts.sentences) and not vocabulary("many").isdisjoint(facts.sentences[0][:6])
    if act.source != "choice" and (named or (said and facts.arguments("bulk"))):
        weight = (4.2 if named else 3.4) if act.may("update") else 0.8
        yield by_act("destroys", weight, "one call changes many", act)


def _replaces_text(facts: Facts) -> bool:
    """Tell whether the first sentence speaks of words inside one thing, not of many things."""
    return bool(facts.sentences) and not vocabulary("text_parts").isdisjoint(facts.sentences[0][:5])
