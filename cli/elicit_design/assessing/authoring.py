"""What an author states wins over what the engine says, and is kept beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from elicit_design.model.assessment import Case, Decision, Purpose, Severity, Verdict
from elicit_design.model.condition_words import in_words
from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    Condition,
    Load,
    LoadTest,
    Not,
    Trigger,
)

if TYPE_CHECKING:  # most tools have no block, and its types take long to make
    from elicit_design.model.authored import Ambiguity, AuthoredCase, AuthoredDecision

_URL = frozenset({"authorize", "credential", "payment", "sign"})
_SETTLED = 0.99


def with_authored(tool: ToolSpec, cases: Sequence[Case]) -> tuple[Case, ...]:
    """Return the cases as the author of the tool settled them.

    Statements about the whole tool hold for every case that says nothing else; a stated case
    meets the engine's case of the same condition or id, and stands before the others if new.
    """
    authored = tool.authored
    if authored is None:
        return tuple(cases)
    settled = [_settle(tool, case, authored.whole) for case in cases]
    new: list[Case] = []
    for stated in authored.cases:
        place = _place(settled, stated)
        if place is None:
            new.append(_settle(tool, _blank(stated, settled[-1]), stated))
        else:
            settled[place] = _settle(tool, settled[place], stated)
    return (*new, *settled)


def is_stale(tool: ToolSpec, decided: AuthoredDecision | Decision | None) -> bool:
    """Tell whether a decision was made for another description of the tool."""
    return bool(decided and decided.tool_digest and tool.digest != decided.tool_digest)


def _place(cases: Sequence[Case], stated: AuthoredCase) -> int | None:
    for n, case in enumerate(cases):
        if stated.when is not None and case.when == stated.when:
            return n
        if stated.when is None and stated.id == case.id:
            return n
    return None


def _blank(stated: AuthoredCase, like: Case) -> Case:
    return replace(
        like,
        id=stated.id or "stated",
        when=stated.when or Always(),
        when_says=stated.when_says or "the calls the author names",
    )


def _settle(tool: ToolSpec, case: Case, stated: AuthoredCase) -> Case:
    verdict = _verdict(case, stated)
    changed = verdict != case.verdict or bool(stated.purposes or stated.effects or stated.reason)
    settled = replace(
        case,
        when_says=stated.when_says or case.when_says,
        verdict=verdict,
        purposes=_purposes(case, stated, verdict),
        effects=() if verdict == "none" else stated.effects or case.effects,
        reason=(stated.reason or case.reason or "reversible") if verdict == "none" else None,
        severity=stated.severity or _severity(case, verdict),
        trigger=_trigger(case, stated, verdict),
    )
    if stated.decided is None and stated.verdict is None and not changed:
        return settled
    fresh = not is_stale(tool, stated.decided)
    return replace(
        settled,
        decided=_decision(case, stated),
        confidence=_SETTLED if fresh else min(case.confidence, 0.5),
    )


def _verdict(case: Case, stated: AuthoredCase) -> Verdict:
    if stated.verdict is not None:
        return stated.verdict
    if stated.purposes:
        return "url" if _URL.intersection(stated.purposes) else "form"
    if stated.reason is not None:
        return "none"
    if case.verdict == "none" and (stated.ask is not None or stated.ambiguous is not None):
        return "form"
    return case.verdict


def _purposes(case: Case, stated: AuthoredCase, verdict: Verdict) -> tuple[Purpose, ...]:
    if verdict == "none":
        return ()
    if stated.purposes:
        return stated.purposes
    purposes = case.purposes
    if stated.ambiguous is not None and "disambiguate" not in purposes:
        purposes = ("disambiguate", *purposes)
    if purposes:
        return purposes
    return ("confirm",) if verdict == "form" else ("authorize",)


def _severity(case: Case, verdict: Verdict) -> Severity:
    asks_now = verdict != "none" and case.verdict == "none"
    return Severity("medium") if asks_now else case.severity


def _trigger(case: Case, stated: AuthoredCase, verdict: Verdict) -> Trigger | None:
    if verdict == "none":
        return None
    base = case.trigger or Trigger(Always(), "every call")
    if stated.ask is not None:
        says = stated.ask_says or in_words(stated.ask)
        return Trigger(stated.ask, says, stated.otherwise or "", _loads((), stated))
    if stated.ambiguous is not None:
        base = _ambiguous(stated.ambiguous, case.trigger)
    return replace(
        base,
        says=stated.ask_says or base.says,
        otherwise=stated.otherwise or base.otherwise,
        loads=_loads(base.loads, stated),
    )


def _ambiguous(ambiguity: Ambiguity, found: Trigger | None) -> Trigger:
    """The engine's trigger over the author's candidates, or one of the usual kind."""
    if found is not None:
        loads = tuple(load for load in found.loads if load.name != "candidates")
        return replace(found, ask=_over(found.ask, ambiguity.candidates), loads=loads)
    return Trigger(
        LoadTest(ambiguity.candidates, "above", 1),
        "more than one match is found",
        "one match or none: go on without asking",
    )


def _over(condition: Condition, candidates: str) -> Condition:
    """Let what the engine tests of its own candidates be tested of the author's."""
    match condition:
        case LoadTest("candidates"):
            return replace(condition, load=candidates)
        case AllOf(parts) | AnyOf(parts):
            return replace(condition, parts=tuple(_over(part, candidates) for part in parts))
        case Not(part):
            return Not(_over(part, candidates))
        case _:
            return condition


def _loads(found: Sequence[Load], stated: AuthoredCase) -> tuple[Load, ...]:
    """Put the author's loads first; one of the engine's with the same name gives way."""
    names = {load.name for load in stated.loads}
    return (*stated.loads, *(load for load in found if load.name not in names))


def _decision(case: Case, stated: AuthoredCase) -> Decision:
    by = stated.decided
    words = "/".join([case.verdict, "+".join(case.purposes)]).rstrip("/")
    said = f"{words} {' '.join(case.effects)}".strip()
    return Decision(
        by.by if by else None,
        (by.because if by else None) or stated.because,
        by.on if by else None,
        f"{said} {case.confidence:.2f}",
        by.tool_digest if by else None,
    )
