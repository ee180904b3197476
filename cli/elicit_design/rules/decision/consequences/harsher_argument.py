"""An argument makes the same call destroy something.

Why: A rename that may drop its target, or an update that may purge, is harmless until the
flag is set.

Fires:

```yaml
name: rename_collection
description: Renames a collection.
arguments: {new_name: string, drop_target: boolean}
```

Silent:

```yaml
name: rename_collection
description: Renames a collection.
arguments: {new_name: string}
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
from elicit_design.assessing.values import flag_set
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA306",
    "harsher-argument",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:harsher"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `destroys`, for the calls that set the flag only."""
    if act.reads or act.may("destroy", "remove") or not act.may("create", "update", "interrupt"):
        return
    for argument in facts.arguments("harsher"):
        words = split_name(argument.name)
        test = flag_set(argument) if argument.depth < 2 else None
        if not vocabulary("small_things").isdisjoint(words):
            continue
        overwriting = act.verb == "push" and "force" in words
        if test and (overwriting or not vocabulary("losing").isdisjoint(words)):
            yield by_argument("destroys", 3.4, "set, it destroys something", argument, test)
            return
