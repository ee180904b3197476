"""It takes only options, and says that somebody begins.

Why: What a newcomer is asked once, before all else, is theirs to state.

Fires:

```yaml
name: bakery.start_profile
description: New bakers tell the planner how they work before their first plan.
arguments: {ovens: integer, shifts: string, closed: string}
```

Silent:

```yaml
name: export_plan
description: Exports the plan of a bakery.
arguments: {format: string, paper: string, landscape: boolean}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.concepts import concepts_of_name
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_sentence
from elicit_design.rules.decision.setup.open_preferences import takes_only_options

RULE = DecisionRule("ELA505", "for-a-newcomer", "setup")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `setup` when a tool of nothing but options is about a beginning."""
    if not takes_only_options(facts) or act.surely("read", "destroy", "send"):
        return
    first = facts.together("starting", within=4)
    told = facts.together("answering", "person", within=5)
    if first is not None:
        yield by_sentence("setup", 1.4, "somebody begins", facts, first)
    elif "starting" in concepts_of_name(facts.words, facts.language):
        yield Signal("setup", 1.4, "somebody begins", "/name", facts.tool.name)
    once = facts.together("only_once", within=5)
    if once is not None:
        yield by_sentence("setup", 0.7, "it is asked once", facts, once)
    if told is not None:
        yield by_sentence("setup", 0.7, "somebody answers", facts, told)
