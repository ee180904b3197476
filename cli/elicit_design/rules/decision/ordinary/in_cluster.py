"""It runs inside something that is paid for already.

Why: A machine made inside a cluster or on the own computer costs nothing of its own.

Fires:

```yaml
name: create_vm
description: Creates a virtual machine on KubeVirt.
arguments: {namespace: string, size: string}
```

Silent:

```yaml
name: create_vm
description: Creates a virtual machine.
arguments: {region: string, size: string}
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument, by_phrase

_OWN_MACHINES = frozenset({"namespace", "node", "vmid", "datastore", "hypervisor"})

RULE = DecisionRule(
    "ELA607", "in-cluster", "ordinary", of_readers=False, needs=frozenset({"verb:create"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when a thing is made in a namespace or locally."""
    if not act.may("create") or not act.on("billable"):
        return
    for argument in facts.tool.arguments:
        if argument.name.lower() in _OWN_MACHINES:
            says = "it is made inside a cluster that runs already"
            yield by_argument("reversible", 4.0, says, argument)
            return
    if hit := facts.said("local_words", within=3):
        yield by_phrase("reversible", 3.0, "it is made locally", facts, hit)
