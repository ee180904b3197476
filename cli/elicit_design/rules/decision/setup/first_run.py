"""It is set up for the user, once.

Why: Preferences that hold from then on are the user's to state, not the model's to guess.

Fires:

```yaml
name: init_vault
description: First run only. Remembers how this person wants their pictures kept.
arguments: {folder: string, naming: string}
```

Silent:

```yaml
name: create_vault
description: Creates a vault.
arguments: {name: string}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase, by_sentence

RULE = DecisionRule(
    "ELA501",
    "first-run",
    "setup",
    needs=frozenset({"phrase:setup_words", "phrase:setup_maybe", "concept:blocking", "verb:setup"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `setup` when words say first run and the arguments are open."""
    hit = facts.said("setup_words", within=4)
    named = act.surely("setup") or (act.may("setup") and act.source == "name")
    named = named and act.head not in vocabulary("started_works")  # "init": a new repository
    if hit and not act.surely("read", "destroy"):
        weight = 2.4 if named or len(hit.words) > 1 else 1.6
        yield by_phrase("setup", weight, "it is done once, for the user", facts, hit)
    weak = facts.said("setup_maybe", within=2)
    if weak and not act.surely("read", "destroy"):
        open_to_all = named and not any(a.required for a in facts.tool.arguments)
        weight = 1.4 if open_to_all or hit else 0.7
        yield by_phrase("setup", weight, "it may be done once, for the user", facts, weak)
    before = facts.together("blocking", "blocked", within=5)
    if before is not None and not act.surely("read", "destroy") and not facts.arguments("id"):
        yield by_sentence("setup", 1.6, "nothing else works before it", facts, before)
    lasting = facts.together("lasting", "person", within=4)
    if lasting is not None and (hit or named):
        yield by_sentence("setup", 1.0, "what the user prefers holds from then on", facts, lasting)
    others = [h for h in facts.phrases.get("setup_words", ()) if hit and h.words != hit.words]
    if others and not act.surely("read", "destroy"):
        yield by_phrase("setup", 1.2, "it says so again", facts, others[0])
    if named and facts.tool.arguments:
        options = [a for a in facts.tool.arguments if not a.required and a.depth == 0]
        required = any(a.required for a in facts.tool.arguments)
        yield by_act(
            "setup",
            (1.4 if required or not act.surely("setup") else 2.4) if len(options) > 1 else 0.4,
            "it sets something up",
            act,
        )
