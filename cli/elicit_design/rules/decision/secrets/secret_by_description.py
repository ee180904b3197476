"""An argument is described as a secret.

Why: `value` or `key` can be anything until the description says what it is.

Fires:

```yaml
name: register_provider
description: Registers a provider.
arguments: {key: {type: string, required: true, description: API key of the provider}}
```

Silent:

```yaml
name: get_record
description: Gets a record.
arguments: {key: {type: string, required: true, description: Key of the record}}
```

Source: docs/decision.md, question 1
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA102", "secret-by-description", "secrets")

_LEADS = (
    r"(?i)^(the |your |user'?s? |an? |raw |new |full )*([\w-]+ )?"
    r"(api[ -]?key|password|pass ?phrase|secret|access token|private key|connection string|"
    r"bearer token|auth(entication)? token|personal access token|pin code|security code|"
    r"seed phrase|(credit|debit|bank|payment) card number|client secret)\b"
    r"(?! (name|id|arn|reference|policy|to (get|read|delete)))"
)


_NAMES = frozenset({"words", "phrase", "code", "login", "combination", "number", "digits"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `credential` when a required text argument is described as a secret."""
    said = facts.together("key_like", "key_of") is not None or facts.together("secret") is not None
    for argument in facts.tool.arguments if said else ():
        if argument.required and argument.name.lower() in _NAMES and not argument.enum:
            yield by_argument("credential", 3.0, "the secret of the description", argument)
            return
    for argument in facts.tool.arguments:
        if not argument.required or argument in facts.secret_arguments or argument.enum:
            continue
        if argument.types in ((), ("string",)) and re.match(_LEADS, argument.description):
            if "id" in split_name(argument.name) or "name" in split_name(argument.name):
                continue
            says = "the model would have to fill in a secret"
            yield by_argument("credential", 2.6, says, argument)
            return
