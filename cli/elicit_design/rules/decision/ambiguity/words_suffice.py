"""Whatever somebody remembers of a thing is enough to name it.

Why: `What is written on the lid`, `Basta con el nombre` and `he who looks like that` say that
no key is asked for, so that several things can be meant.

Fires:

```yaml
name: shelve_crate
description: Moves a crate to another shelf. Some of what is written on its lid is enough.
arguments: {writing: {type: string, required: true}, shelf: {type: string, required: true}}
```

Silent:

```yaml
name: shelve_crate
description: Moves a crate to another shelf.
arguments: {crate_id: {type: string, required: true}, shelf: {type: string, required: true}}
```

Source: docs/decision.md, question 4
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.ambiguity.target_by_words import named_by_id
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA404",
    "words-suffice",
    "ambiguity",
    of_readers=False,
    needs=frozenset({"concept:sufficing", "concept:stated_loosely", "concept:naming"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `disambiguate` when a sentence says how little is needed to name a thing."""
    if act.reads or act.surely("create", "execute") or act.head in vocabulary("unique_by_name"):
        return
    text = _required_text(facts)
    if text is None or named_by_id(facts):
        return
    enough = facts.together("sufficing", "naming", within=4)
    loose = facts.together("sufficing", "stated_loosely", within=4)
    found = facts.together("naming", "locating", within=4)
    if enough is not None or loose is not None:
        yield by_argument("disambiguate", 2.0, "a few words are enough to name it", text)
    elif found is not None and not act.kinds:
        yield by_argument("disambiguate", 1.0, "words pick what is meant", text)


def _required_text(facts: Facts) -> Argument | None:
    """Return the first argument if it is a text that has to be given and no choice of values."""
    for argument in facts.tool.arguments:
        if argument.required and argument.depth == 0:
            text = argument.types in ((), ("string",)) and not argument.enum
            return argument if text else None
    return None
