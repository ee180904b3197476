"""It is only a draft.

Why: A draft reaches nobody until somebody sends it.

Fires:

```yaml
name: create_draft
description: Creates a draft of an email.
```

Silent:

```yaml
name: send_email
description: Sends an email.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_phrase

RULE = DecisionRule("ELA313", "draft-only", "consequences", of_readers=False)

_ENDING = frozenset({"complete", "finish", "convert", "finalize", "confirm", "approve", "activate"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when what is made is a draft."""
    if _ends_draft(facts, act):
        return
    if "draft" in facts.words and not act.surely("send", "destroy"):
        yield Signal("reversible", 3.0, "it makes a draft", "/name", "draft")
    elif (hit := facts.said("draft", within=4)) and act.may("create", "update"):
        if hit.sentence > 1 and len(hit.words) == 1:
            return  # a draft spoken of further on may be another thing
        weight = 3.0 if len(hit.words) > 1 else 1.5  # "as a draft", "does not send"
        yield by_phrase("reversible", weight, "it makes a draft", facts, hit)


def _ends_draft(facts: Facts, act: Act) -> bool:
    """Tell whether what was a draft counts from then on ("complete_draft_order")."""
    return act.verb in _ENDING and "draft" in act.object.split()
