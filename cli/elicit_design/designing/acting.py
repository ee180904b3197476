"""The verb and the noun of a question: what is done, and to what kind of thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from elicit_design.assessing.text import singular, split_name
from elicit_design.designing.background import Background
from elicit_design.designing.phrasing import Phrasing, Verb, phrasing
from elicit_design.model.assessment import Effect
from elicit_design.model.trigger import AllOf, AnyOf, ArgumentTest, Condition

_NOUN_WORDS = 3
_NOT_A_WORD = re.compile(r"[^\w -]+|_")
_WEAK = frozenset({"set", "update", "show"})
_KIND_VERBS = {
    "destroy": "delete",
    "remove": "remove",
    "cancel": "cancel",
    "send": "send",
    "pay": "pay",
    "grant": "grant",
    "interrupt": "stop",
    "execute": "run",
    "update": "update",
    "create": "create",
}


def verb_of(about: Background, effects: Sequence[Effect], noun: str) -> Verb:
    """Return the verb of a question; a verb that only repeats the noun is said otherwise."""
    words = phrasing()
    verb = _verb(about, effects, words)
    leading = effects[0] if effects else ""
    echoes = words.forms.get(noun) == verb
    return words.verbs[words.echoing.get(leading, verb) if echoes else verb]


def noun_of(about: Background, effects: Sequence[Effect]) -> tuple[str, bool, bool]:
    """Return the noun in the singular, and whether several or all are meant."""
    words = phrasing()
    every = bool({"all", "every"} & set(about.facts.words))
    plural_name = bool(words.plural_quantity & set(about.facts.words))
    if about.said.object:
        noun = clean_noun(about.said.object)
        one = one_of(noun)
        return one, one != noun, every
    for noun in _nouns(about, words):
        if noun:
            one = one_of(noun)
            return one, one != noun or plural_name, every
    leading = effects[0] if effects else (about.case.purposes or ("confirm",))[0]
    return words.default_nouns[leading], False, every


def act_of_value(value: str) -> tuple[str, str] | None:
    """Return the verb and the noun of an argument's value that begins with a verb.

    `delete_project_item` does something to a project item, whatever the tool is about.
    """
    words, tokens = phrasing(), split_name(value)
    verb = words.forms.get(tokens[0]) if tokens else None
    if verb is None:
        return None
    *rest, last = ("", *tokens[1:])
    noun = " ".join(part for part in (_trimmed(" ".join(rest), words), last) if part)
    noun = noun if last in words.cutting else _trimmed(" ".join(tokens[1:]), words)
    return verb, "" if noun in words.manners else noun


def values_of(condition: Condition) -> tuple[str, ...]:
    """Return the values by which a condition tells a case from the others."""
    return tuple(_values(condition))


def clean_noun(text: str) -> str:
    """Return a noun as words of letters only, so that it can stand in a template."""
    return " ".join(_NOT_A_WORD.sub(" ", text.replace("-", " ")).split()).lower()[:60]


def one_of(noun: str) -> str:
    """Return the singular of an English noun phrase."""
    irregular = {many: one for one, many in phrasing().irregular.items()}
    head, _, last = noun.rpartition(" ")
    if last in phrasing().irregular:
        return noun
    return f"{head} {irregular.get(last, singular(last))}".strip()


def _verb(about: Background, effects: Sequence[Effect], words: Phrasing) -> str:
    leading = effects[0] if effects else (about.case.purposes or ("confirm",))[0]
    found = list(dict.fromkeys(_verbs(about, words)))
    found += [v for k, v in _KIND_VERBS.items() if about.facts.main.surely(k)]
    fitting = [verb for verb in found if leading in words.verbs[verb].does]
    if effects and not fitting:
        said = [words.said_as.get(leading, {}).get(verb) for verb in found]
        own = [verb for verb in found[:1] if verb not in words.reading_verbs]
        return next((verb for verb in (*said, *own) if verb), words.default_verbs[leading])
    return next(iter(fitting or found), words.default_verbs[leading])


def _verbs(about: Background, words: Phrasing) -> Iterator[str]:
    """Yield candidate verbs: of the case's own action, of the name, of the description."""
    tokens = about.facts.words
    firm = [token for value in _chosen(about) for token in split_name(value)]
    firm += [about.facts.verb, *tokens[:1]]
    loose = ["".join(tokens[n : n + 2]) for n in range(len(tokens) - 1)]
    loose += [*reversed(tokens), *(act.verb for act in about.facts.leads)]
    yield from (words.forms[token] for token in firm if token in words.forms)
    for token in loose:
        verb = words.forms.get(token)
        if verb and not words.verbs[verb].noun:
            yield verb


def _chosen(about: Background) -> tuple[str, ...]:
    """Return the case's own value, or the first of several that do the same."""
    values = values_of(about.case.when)
    acts = {act and act[0] for act in map(act_of_value, values)}
    return values[:1] if len(acts) == 1 else tuple(v for v in values if len(values) == 1)


def _values(condition: Condition) -> Iterator[str]:
    match condition:
        case ArgumentTest(_, "equals", value) if isinstance(value, str):
            yield value
        case ArgumentTest(_, "in", value) if isinstance(value, (list, tuple)):
            yield from (one for one in value if isinstance(one, str))
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from _values(part)
        case _:
            return


def _nouns(about: Background, words: Phrasing) -> Iterator[str]:
    """Yield what may be the noun: of the case's own value, of the name, of the description."""
    acts = {act_of_value(value) for value in values_of(about.case.when)}
    if len(acts) == 1:
        yield from (act[1] for act in acts if act)
    doing = frozenset(
        token for a in about.tool.arguments for value in a.enum for token in _tokens(value)
    )
    named, main = about.facts.named.object, about.facts.main.object
    for phrase in (named, main, *(act.object for act in about.facts.leads)):
        yield _trimmed(phrase, words, doing)


def _tokens(value: object) -> Sequence[str]:
    return split_name(value) if isinstance(value, str) else ()


def _trimmed(phrase: str, words: Phrasing, doing: frozenset[str] = frozenset()) -> str:
    """Return the noun within a phrase; a verb before it that an argument offers is no part."""
    kept: list[str] = []
    found = clean_noun(phrase).split()
    for n, word in enumerate(found):
        token = words.said_nouns.get(word, word)
        last = n == len(found) - 1
        if kept and (token in words.stop_tokens or _cuts(token, words, last=last)):
            break
        if (
            token in words.quantity
            or token in words.fillers
            or not token.replace(" ", "").isalpha()
        ):
            continue
        verb = None if kept else words.forms.get(token)
        if verb and (verb in _WEAK or (token in doing and not last)):
            continue
        kept.append(token)
    return " ".join(kept[-_NOUN_WORDS:])


def _cuts(token: str, words: Phrasing, *, last: bool) -> bool:
    """Tell whether a verb inside a name ends the noun; at its end, `list` and `set` are nouns."""
    if token not in words.cutting:
        return False
    verb = words.forms.get(token)
    return not (last and verb is not None and words.verbs[verb].noun)
