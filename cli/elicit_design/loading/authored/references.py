"""Names that a block uses and nobody knows, found once all blocks are put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from elicit_design.loading.naming import nearest
from elicit_design.loading.places import escape
from elicit_design.model.authored import Authored, AuthoredCase
from elicit_design.model.design import OutcomeName
from elicit_design.model.trigger import AllOf, AnyOf, Condition, LoadTest, Not
from elicit_design.problems import Problem


def dangling(authored: Authored) -> Iterator[Problem]:
    """Yield a problem for each load or variant that is not declared and each misspelt word key."""
    shared = {load.name for load in authored.whole.loads}
    variants = _variants(authored.whole)
    for case in (authored.whole, *authored.cases):
        loads = shared | {load.name for load in case.loads}
        for place, name in _loads_used(case):
            if name not in loads:
                yield _problem(authored, case.at + place, "load", name, loads)
        known = variants | _variants(case)
        for load in case.loads:
            name = load.if_unknown.removeprefix("variant:")
            if name != load.if_unknown and name not in known:
                place = f"{case.at}/loads/{escape(load.name)}/if_unknown"
                yield _problem(authored, place, "variant", name, known)
        yield from _misspelt_words(authored, case)


_WORDS = ("message", "field", "option", "outcome", "band")
_OUTCOMES = frozenset(get_args(OutcomeName))


def _misspelt_words(authored: Authored, case: AuthoredCase) -> Iterator[Problem]:
    """Yield a problem for each word key that no design will look up, because it is misspelt."""
    for locale, words in case.words.items():
        for key in words:
            first, _, rest = key.partition(".")
            hint = "" if first in _WORDS else nearest(first, _WORDS)
            if first == "outcome" and rest not in _OUTCOMES:
                hint = nearest(rest, _OUTCOMES)
            if hint.startswith("Did") or (hint and first == "outcome"):
                place = f"{case.at}/words/{escape(locale)}/{escape(key)}"
                position = authored.origin.position(place)
                says = f"no word is called {key!r}."
                yield Problem(says, hint, authored.origin.path, position)


def _variants(case: AuthoredCase) -> set[str]:
    """Return the variants a case knows, by declaration or because there are words for them."""
    keys = {variant.key for variant in case.variants}
    keys.update(key for words in case.words.values() for key in words)
    return {key.removeprefix("message.") for key in keys if key.startswith("message.")}


def _loads_used(case: AuthoredCase) -> Iterator[tuple[str, str]]:
    """Yield the pointer below the case, and the name, of each reference to a load."""
    conditions: list[tuple[str, Condition | None]] = [("/when", case.when), ("/ask", case.ask)]
    steps = case.severity.steps if case.severity else ()
    conditions.extend(("/severity", step.when) for step in steps)
    for variant in case.variants:
        name = variant.key.removeprefix("message.")
        conditions.append((f"/variants/{escape(name)}", variant.when))
    for place, condition in conditions:
        for name in tested_loads(condition):
            yield place, name
    if case.ambiguous is not None:
        yield "/ambiguous/candidates", case.ambiguous.candidates
    for own in case.fields:
        if own.options_from is not None:
            yield f"/fields/{escape(own.name)}/options_from", own.options_from
    for placeholder in case.placeholders:
        if placeholder.load is not None:
            yield f"/placeholders/{escape(placeholder.name)}/load", placeholder.load


def tested_loads(condition: Condition | None) -> Iterator[str]:
    """Yield the names of the loads a condition tests."""
    match condition:
        case LoadTest(load, _, _):
            yield load
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from tested_loads(part)
        case Not(part):
            yield from tested_loads(part)
        case _:
            return


def _problem(authored: Authored, place: str, what: str, name: str, known: set[str]) -> Problem:
    where = "words as `message.<name>` or `variants`" if what == "variant" else "`loads`"
    hint = nearest(name, known) if known else f"Declare it under {where}."
    return Problem(
        f"there is no {what} {name!r}.",
        hint,
        authored.origin.path,
        authored.origin.position(place),
    )
