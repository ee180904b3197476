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
_LAST = frozenset(
    {"key", "code", "phrase", "chave", "codigo", "clave", "cle", "schlussel", "schluessel", "kod"}
)
_OTHER_KEYS = frozenset(
    {
        "public",
        "map",
        "sort",
        "cache",
        "primary",
        "partition",
        "object",
        "country",
        "product",
        "file",
    }
    | {
        "idempotency",
        "config",
        "issue",
        "project",
        "item",
        "citation",
        "foreign",
        "language",
        "zip",
    }
    | {
        "source",
        "postal",
        "currency",
        "voucher",
        "coupon",
        "promo",
        "status",
        "tracking",
        "booking",
    }
)


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
    yield from _issued(facts, act)


def _issued(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for a key or code that somebody issued, where the call hands it to the server."""
    if act.reads or "at_issued" not in facts.all_concepts:
        return
    for argument in facts.tool.arguments:
        words = split_name(argument.name)
        if not argument.required or argument.enum or not words or words[-1] not in _LAST:
            continue
        if argument.types not in ((), ("string",)) or not _OTHER_KEYS.isdisjoint(words):
            continue
        for told, sentence in zip(facts.concepts[:4], facts.sentences, strict=False):
            if "at_issued" in told and (words[-1] in sentence or argument.name.lower() in sentence):
                says = "somebody was given it, to prove who they are"
                yield by_argument("credential", 2.8, says, argument)
                return
