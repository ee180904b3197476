"""It only reads or computes.

Why: Whoever lists, searches, validates or previews changes nothing.

Fires:

```yaml
name: search_issues
description: Searches issues.
```

Silent:

```yaml
name: delete_issue
description: Deletes an issue.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import Hit
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase

RULE = DecisionRule(
    "ELA601", "reading-verb", "ordinary", needs=frozenset({"verb:read", "phrase:reads_only"})
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `read-only`, by the verb and by words of the description."""
    if act.surely("read"):
        yield by_act("read-only", 3.4, "it reads or computes", act)
    elif act.reads:
        yield by_act("read-only", 1.2, "it may only read", act)
    hit = facts.said("reads_only", within=6)
    if hit and not _made_so(facts, hit):
        yield by_phrase("read-only", 2.2, "it says that it changes nothing", facts, hit)


def _made_so(facts: Facts, hit: Hit) -> bool:
    """Tell whether the thing becomes read-only by the call ("which makes it read-only")."""
    before = facts.sentences[hit.sentence][max(0, hit.start - 1) : hit.start]
    return not _BECOMING.isdisjoint(before)


_BECOMING = frozenset({"it", "them", "becomes", "become", "made", "goes", "go"})
