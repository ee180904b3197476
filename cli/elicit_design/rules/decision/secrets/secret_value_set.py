"""The value of a secret is set.

Why: A tool that stores a secret takes its value, whatever the argument is called.

Fires:

```yaml
name: create_secret
description: Creates a secret.
arguments: {name: {type: string, required: true}, value: {type: string, required: true}}
```

Silent:

```yaml
name: create_secret_scope
description: Creates a scope for secrets.
arguments: {name: {type: string, required: true}}
```

Source: docs/decision.md, question 1
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA103",
    "secret-value-set",
    "secrets",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when a secret is made or set with a value argument."""
    if act.reads or not act.may("create", "update") or act.head not in vocabulary("secret_things"):
        return
    for argument in facts.tool.arguments:
        if argument.required and argument.name.lower() in vocabulary("value_arguments"):
            yield by_argument("credential", 2.6, "the value of a secret is an argument", argument)
            return
