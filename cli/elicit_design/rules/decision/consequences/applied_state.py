"""A desired state is applied over what runs.

Why: Applying a manifest or a plan replaces what is live, whatever it was.

Fires:

```yaml
name: apply_manifest
description: Creates or updates a resource via server-side apply.
```

Silent:

```yaml
name: create_config
description: Creates a configuration.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase

RULE = DecisionRule("ELA342", "applied-state", "consequences", of_readers=False)

_RUNNING = frozenset({"manifest", "manifests", "kubernetes", "yaml", "migration", "migrations"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `interrupts` when a manifest, migration or plan is applied."""
    if act.reads:
        return
    hit = facts.said("applies_words", within=3)
    described = hit is not None and not _RUNNING.isdisjoint(hit.words)
    if act.container in vocabulary("work_places") and not described:
        return  # a patch of files at hand
    if hit:
        yield by_phrase("interrupts", 3.2, "it is applied over what runs", facts, hit)
    elif act.verb == "apply" and act.head in vocabulary("applied"):
        yield by_act("interrupts", 2.8, "it is applied over what runs", act)
