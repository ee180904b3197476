"""A message is created, and with that sent.

Why: Many servers create a post, a reply or an invitation where others send it.

Fires:

```yaml
name: create_post
description: Creates a post on the company page.
```

Silent:

```yaml
name: create_note
description: Creates a private note.
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
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA311",
    "message-created",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update", "verb:send"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sends` when what is created is a message to others."""
    if (
        act.verb in vocabulary("making")
        and not act.surely("send")
        and act.head in vocabulary("outgoing")
        and not facts.siblings.sending  # another tool sends what this one prepares
        and "minor" not in act.container_kinds  # "adds the post to bookmarks"
        and not (act.head == "incident" and _asked_for_help(facts))
    ):
        yield by_act("sends", 3.0, "creating it puts it before other people", act)


def _asked_for_help(facts: Facts) -> bool:
    """Tell whether an incident is what somebody at a help desk works on, shown to no public."""
    names = {"_".join(split_name(argument.name)) for argument in facts.tool.arguments}
    return not names.isdisjoint(vocabulary("asked_for_help"))
