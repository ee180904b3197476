"""It is a small step of which an agent takes many.

Why: Clicking, typing and editing a working file are asked about by the host, once, not by
every call.

Fires:

```yaml
name: click
description: Clicks an element.
```

```yaml
name: edit_file
description: Makes line-based edits to a text file.
arguments: {path: string}
```

Silent:

```yaml
name: delete_workspace
description: Deletes a workspace.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase

RULE = DecisionRule(
    "ELA606",
    "small-step",
    "ordinary",
    needs=frozenset(
        {"verb:primitive", "thing:working", "phrase:high_frequency", "argument:receipt"}
    ),
)

_WORKING_VERBS = ("create", "update", "destroy", "remove", "execute")


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `high-frequency` on browser and editor primitives."""
    if facts.arguments("receipt") and act.may("destroy", "remove", "update"):
        yield by_act("high-frequency", 4.4, "how a consumer says that it is done", act)
    elif act.may("primitive") and not act.on("access", "money", "running", "billable"):
        yield by_act("high-frequency", 2.6, "a small step of many", act)
    elif act.on("working") and not act.on("weighty") and act.may(*_WORKING_VERBS):
        if act.surely("destroy", "remove") and _stored(facts):
            return
        yield by_act("high-frequency", 3.8, "an edit of working material", act)
    elif act.on("working") and act.may("destroy", "remove") and _inside_file(facts, act):
        yield by_act("high-frequency", 5.0, "an edit inside a working file", act)
    elif act.on("working") and act.may("create", "update", "execute"):
        yield by_act("high-frequency", 1.0, "an edit of working material", act)
    elif hit := facts.said("high_frequency", within=3):
        yield by_phrase("high-frequency", 1.6, "an edit of working material", facts, hit)


def _stored(facts: Facts) -> bool:
    """Tell whether rows of a store are meant, by their ids, and not those of a working file."""
    stored = vocabulary("stored_parts")
    return any(not stored.isdisjoint(split_name(a.name)[:-1]) for a in facts.arguments("id"))


def _inside_file(facts: Facts, act: Act) -> bool:
    """Tell whether a part of a file at hand is meant, and not the file or a whole sheet of it."""
    if act.head in _WHOLES or act.source != "name":
        return False
    return any(a.required and a.depth == 0 for a in facts.arguments("path"))


_WHOLES = frozenset({"file", "document", "sheet", "worksheet", "tab", "table", "code"})
