"""An argument can make it public.

Why: The same call is harmless for a private thing and cannot be called back for a public
one.

Fires:

```yaml
name: create_bucket
description: Creates a bucket.
arguments: {name: string, acl: {type: string, enum: [private, public-read]}}
```

Silent:

```yaml
name: create_bucket
description: Creates a bucket.
arguments: {name: string}
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
from elicit_design.assessing.values import opening_test
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA333",
    "visibility-argument",
    "consequences",
    of_readers=False,
    needs=frozenset({"argument:visibility"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `grants`, for the values that open it only."""
    if not act.may("create", "update") or act.reads:
        return
    for argument in facts.arguments("visibility"):
        opening = opening_test(argument)
        if opening and act.head in vocabulary("answers") and _answers(act, argument):
            says = "what is public is read by the customer"
            yield by_argument("sends", 5.4, says, argument, opening)
            return
        if opening:
            small = act.on("minor") and not act.on("access")
            changing = act.may("update") and not act.may("create") and not small
            shown = changing or act.verb == "upload" or _opens(argument)
            weight = 2.4 if shown else 1.4
            yield by_argument("grants", weight, "it can make it public", argument, opening)
            return


def _opens(argument: Argument) -> bool:
    """Tell whether an argument exists only to open what is made (`make_public`)."""
    name = "_".join(split_name(argument.name))
    return name in vocabulary("opening_flags") and "boolean" in argument.types


def _answers(act: Act, argument: Argument) -> bool:
    """Tell whether a text can be for the customer; a note is not by who in the office sees it."""
    return act.head != "note" or argument.name.lower() != "visibility"
