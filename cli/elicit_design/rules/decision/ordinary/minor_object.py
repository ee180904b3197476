"""What is removed is cheap to put back.

Why: A prompt on every removed label, link or reaction is how prompts stop being read.

Fires:

```yaml
name: remove_reaction
description: Removes a reaction.
```

Silent:

```yaml
name: remove_repository
description: Removes a repository.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase

RULE = DecisionRule("ELA602", "minor-object", "ordinary", of_readers=False)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `minor` when a small thing is taken away."""
    if act.verb in vocabulary("unmarking"):
        yield by_act("minor", 4.0, "a mark is taken off", act)
    elif act.surely("update") and not act.may("destroy", "remove"):
        if act.on("minor") and not act.on("weighty"):
            bulk = not vocabulary("many").isdisjoint(facts.words)
            says = f"a {act.head} is changed back in a moment"
            yield by_act("minor", 3.0 if bulk else 1.2, says, act)
    elif act.may("remove", "destroy", "update", "cancel"):
        yield from _taken_away(facts, act)


def _taken_away(facts: Facts, act: Act) -> Iterator[Signal]:
    if not vocabulary("provisional").isdisjoint(act.object.split()[:-1]):
        yield by_act("minor", 3.6, "it is not final yet", act)
    if hit := facts.said("minor_words", within=4):
        yield by_phrase("minor", 3.0, "only a link or a mark is taken away", facts, hit)
    lead = facts.leads[0] if facts.leads else act
    small = lead.on("minor") and not lead.on("weighty") and lead.may("destroy", "remove")
    told = small and act.source == "name"
    if not act.on("minor"):
        if told:
            yield by_act("minor", 4.2, f"a {lead.head} is cheap to put back", lead)
    elif act.on("weighty") and not _mark(act):
        if told:
            yield by_act("minor", 3.2, f"a {lead.head} is cheap to put back", lead)
        yield by_act("minor", 1.0, f"a {act.head} may be put back by hand", act)
    elif act.surely("destroy") and act.head in ("tag", "label") and not act.container:
        yield by_act("minor", 3.8, f"a {act.head} is made again in a moment", act)
    elif "all" in facts.words and act.head in vocabulary("minor_singly"):
        yield by_act("minor", 1.0, f"one {act.head} is put back by hand, but not all", act)
    else:
        yield by_act("minor", 5.0, f"a {act.head} is cheap to put back", act)


def _mark(act: Act) -> bool:
    """Tell whether a tag hangs on something, and is not one of a repository or an image."""
    built_on = ("", "repository", "repo", "registry", "image", "remote", "artifact", "package")
    return act.head == "tag" and act.container not in built_on
