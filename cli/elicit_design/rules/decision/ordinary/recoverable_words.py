"""The description says that it can be undone.

Why: A soft delete, a trash or a restore is a way back.

Fires:

```yaml
name: delete_note
description: Moves a note to trash, from where it can be restored.
```

Silent:

```yaml
name: delete_note
description: Deletes a note.
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule(
    "ELA604",
    "recoverable-words",
    "ordinary",
    needs=frozenset({"phrase:recoverable", "phrase:trash_words"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when there is a way back."""
    final = facts.said("irreversible", within=4)
    if final and vocabulary("soft_warnings").isdisjoint(final.words):
        return
    if trashed := facts.said("trash_words", within=3):
        yield by_phrase("reversible", 3.8, "it goes to the trash", facts, trashed)
    elif hit := facts.said("recoverable", within=6):
        yield by_phrase("reversible", 2.2, "there is a way back", facts, hit)
