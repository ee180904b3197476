"""A secret is an argument that the model fills.

Why: What the model fills has passed through the conversation and its logs; a secret belongs
on a page of the server or in its configuration.

Fires:

```yaml
name: save_login
description: Saves a login.
arguments: {password: {type: string, required: true}}
```

Silent:

```yaml
name: list_items
description: Lists items.
arguments: {page_token: string, max_tokens: integer}
```

Source: docs/decision.md, question 1
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.arguments import configured
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA101", "secret-argument", "secrets", needs=frozenset({"has:secret"}))


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when the call cannot do without the secret."""
    # The token of a confirmation was sent to be handed back, once.
    completing = act.verb in vocabulary("completing")
    entering = act.may("connect") and any("pass" in a.name.lower() for a in facts.required_secrets)
    public = vocabulary("public_numbers") if act.reads else frozenset[str]()
    required = [
        a
        for a in facts.required_secrets
        if a.name.lower() not in public and not (completing and a.name.lower() == "token")
    ]
    for argument in required:
        says = "the model would have to fill in a secret"
        yield by_argument("credential", 5.4 if entering else 3.4, says, argument)
    for argument in facts.secret_arguments[:1] if not required else ():
        if _holds(act) and argument.depth == 0 and not configured(argument):
            says = f"the secret is what makes the {act.head}"
            yield by_argument("credential", 3.4, says, argument)
            return
        says = "an optional secret: let the server read it from its configuration"
        yield by_argument("credential", 0.3, says, argument)


def _holds(act: Act) -> bool:
    """Tell whether what is made, changed or tried out is little without its secret."""
    done = act.may("create", "update") or act.verb in _TRYING
    return done and act.source != "choice" and act.head in vocabulary("secret_holders")


_TRYING = ("test", "verify", "validate", "check")
