"""readOnlyHint is true.

Why: Without contrary words it settles that nothing is changed; it says nothing of what is
returned.

Fires:

```yaml
name: overview
description: An overview.
annotations: {readOnlyHint: true}
```

Silent:

```yaml
name: overview
description: An overview.
```

Source: docs/decision.md, "What an annotation is worth"
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal

RULE = DecisionRule("ELA701", "read-only-hint", "annotations", needs=frozenset({"hint:read-only"}))


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `read-only`, less when the words say otherwise."""
    if facts.annotations.read_only:
        kinds = ("destroy", "send", "pay", "connect", "interrupt", "cancel")
        told = not facts.tool.description or any(lead.surely(*kinds) for lead in facts.leads)
        weight = 1.0 if act.surely(*kinds) and told else 3.0
        says = "the author calls it read-only"
        yield Signal("read-only", weight, says, "/annotations/readOnlyHint", "true")
