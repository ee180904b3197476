"""It only looks at sign-ins, payments or signatures.

Why: Listing or checking what was authorized, paid or signed starts nothing.

Fires:

```yaml
name: list_payment_methods
description: Lists the payment methods of the account.
```

Silent:

```yaml
name: add_payment_method
description: Adds a payment method.
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule("ELA204", "only-looks", "browser-flow", needs=frozenset({"verb:read"}))


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `read-only` where the verb looks and nothing says that a page opens."""
    if act.verb in vocabulary("looks") and act.surely("read") and not facts.said("browser_opens"):
        yield by_act("read-only", 1.6, "it only looks", act)
