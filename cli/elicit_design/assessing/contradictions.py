"""Annotations that the words of a tool disprove; the words win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elicit_design.assessing.facts import Facts
from elicit_design.model.assessment import Case, Contradiction

_CHANGING = frozenset({"destroys", "sends", "pays", "grants", "interrupts", "binds"})
_FLOWS = frozenset({"authorize", "payment", "sign"})


def contradictions_of(facts: Facts, cases: Sequence[Case]) -> tuple[Contradiction, ...]:
    """Return what the annotations claim against the verdict."""
    return tuple(_found(facts, cases))


def _found(facts: Facts, cases: Sequence[Case]) -> Iterator[Contradiction]:
    effects = [e for case in cases if case.verdict != "none" for e in case.effects]
    flows = [p for case in cases for p in case.purposes if p in _FLOWS]
    quote = facts.main.quote or facts.tool.name
    if facts.annotations.read_only and (flows or _CHANGING.intersection(effects)):
        what = "starts a flow in the browser" if flows else f"{_first(effects)} something"
        yield Contradiction(
            "read-only-disproved",
            f"readOnlyHint is true, but the tool {what}",
            "/annotations/readOnlyHint",
            quote,
        )
    if facts.annotations.destructive is False and "destroys" in effects:
        deleting = facts.main.surely("destroy", "cancel") or any(
            act.surely("destroy") for choice in facts.choices for _, act in choice.acts
        )
        if deleting:
            yield Contradiction(
                "not-destructive-disproved",
                "destructiveHint is false, but the tool destroys something",
                "/annotations/destructiveHint",
                quote,
            )


def _first(effects: Sequence[str]) -> str:
    return next(effect for effect in effects if effect in _CHANGING)
