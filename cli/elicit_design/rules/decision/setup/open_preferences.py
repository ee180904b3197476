"""Everything it takes is optional, and is somebody's preference.

Why: A tool that names no thing and takes only options is told how somebody wants things.

Fires:

```yaml
name: set_reader_defaults
description: Sets the standing defaults of the reader.
arguments: {font: string, pace: string, language: string, theme: string}
```

Silent:

```yaml
name: update_page
description: Updates a page.
arguments: {page_id: {type: string, required: true}, title: string, text: string}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA504", "open-preferences", "setup", of_readers=False)

_ENOUGH, _MOST = 3, 6


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `setup` when at least three options and no thing are named."""
    if act.on("working") or not takes_only_options(facts):
        return
    if any(act.kinds.values()) and not act.may("create", "update", "setup", "execute"):
        return
    own = [argument for argument in facts.tool.arguments if argument.depth == 0]
    drawn = {word for argument in own for word in split_name(argument.name)}
    placed = "name" in drawn and not vocabulary("places_of_devices").isdisjoint(drawn)
    if len(vocabulary("geometry") & drawn) > 1 or placed:
        return  # where something is drawn, or which lamp in which room is meant
    yield by_argument("setup", 1.4, "all it takes is how somebody wants it", own[0])
    if not vocabulary("preference_arguments").isdisjoint(
        word for argument in own for word in split_name(argument.name)
    ):
        yield by_argument("setup", 0.9, "what it takes are preferences", own[0])


def takes_only_options(facts: Facts) -> bool:
    """Tell whether a tool takes a few options and names no thing by them."""
    own = [argument for argument in facts.tool.arguments if argument.depth == 0]
    if not _ENOUGH <= len(own) <= _MOST or any(argument.required for argument in own):
        return False
    return not (facts.arguments("id") or facts.arguments("widening"))
