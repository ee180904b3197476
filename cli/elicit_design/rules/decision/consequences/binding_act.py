"""It commits the user to something final.

Why: A filing, an accepted contract or a final answer cannot be withdrawn.

Fires:

```yaml
name: accept_terms
description: Accepts the terms of service.
```

Silent:

```yaml
name: read_terms
description: Reads the terms of service.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase, by_sentence

RULE = DecisionRule(
    "ELA360",
    "binding-act",
    "consequences",
    of_readers=False,
    needs=frozenset({"verb:bind", "phrase:binds_words", "concept:withdrawing", "lead:bind"}),
)

_SESSION = frozenset({"in", "into", "up"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `binds`, by the verb and by words of the description."""
    if act.reads or _session(facts):
        return
    if act.surely("bind"):
        yield by_act("binds", 2.6, "it commits the user", act)
    elif act.source == "name" and any(lead.surely("bind") for lead in facts.leads[:1]):
        yield by_act("binds", 2.6, "it commits the user", facts.leads[0])
    place = facts.together("refusing", "withdrawing", "afterwards", within=4)
    if place is not None and act.may("bind", "send"):
        yield by_sentence("binds", 1.8, "it cannot be changed afterwards", facts, place)
    if hit := facts.said("binds_words", within=4):
        yield by_phrase("binds", 2.4, "it cannot be withdrawn", facts, hit)


def _session(facts: Facts) -> bool:
    """Tell whether "sign" is said of a session: "sign the user out of the server"."""
    words = facts.sentences[0] if facts.sentences else ()
    for n, word in enumerate(words):
        if word in ("sign", "signs", "signing"):
            return not _SESSION.isdisjoint(words[n + 1 : n + 2]) or "out" in words[n + 1 : n + 5]
    return False
