"""A running thing that is charged for is started.

Why: A server, cluster or number costs money for as long as it exists.

Fires:

```yaml
name: create_droplet
description: Creates a droplet.
arguments: {region: string, size: string}
```

Silent:

```yaml
name: create_free_cluster
description: Creates a free cluster.
arguments: {region: string}
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
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA323",
    "billable-creation",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:sizing"}),
)

_DRAWN = frozenset({"scene", "graph", "tree", "canvas", "workflow", "flow", "diagram", "document"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `pays` when size, plan or region are chosen for a thing that is charged."""
    if not act.may("create", "update", "interrupt") or act.reads:
        return
    sizes = facts.arguments("sizing")
    machines = [a for a in sizes if not vocabulary("machines").isdisjoint(split_name(a.name))]
    if not act.on("billable") and not (machines and act.on("running")):
        return
    if act.container in _DRAWN:
        return  # "add a node to a scene"
    if "free" in facts.words or facts.said("free", within=3):
        return
    if sizes and act.may("create"):
        yield by_argument("pays", 2.4, "its size or plan decides what is charged", sizes[0])
    elif sizes and act.verb in ("scale", "upgrade", "resize", "migrate"):
        yield by_argument("pays", 3.0, "a larger size costs more", sizes[0])
    elif machines and act.surely("update"):
        yield by_argument("pays", 2.4, "a larger size costs more", machines[0])
