"""From signals to a verdict on one act: what each effect adds up to, and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.weights import weights
from elicit_design.model.assessment import Effect, Purpose, Reason, Verdict
from elicit_design.rules.decision.base import Signal
from elicit_design.rules.decision.catalogue import Entry, needed_signs, rules_for

EFFECTS: tuple[Effect, ...] = (
    "destroys", "sends", "pays", "grants", "interrupts", "discloses", "binds", "executes",
)  # fmt: skip
URL_PURPOSES: tuple[Purpose, ...] = ("authorize", "credential", "payment", "sign")
FORM_PURPOSES: tuple[Purpose, ...] = ("disambiguate", "setup", "choose")
ASKING = (*EFFECTS, *URL_PURPOSES, *FORM_PURPOSES)
"""Everything whose total above zero makes the tool ask."""
REASONS: tuple[Reason, ...] = (
    "read-only", "minor", "high-frequency", "reversible", "validate-after", "model-can-ask",
)  # fmt: skip
_STRONG = 2.0


class Judgement(NamedTuple):
    """The verdict on one act.

    Attributes:
        score: logits by which the strongest reason to ask exceeds zero, or stays below it.
        signals: (rule name, signal) in the order of the questions.
        conditional: signals without which nothing would be asked.
    """

    act: Act
    verdict: Verdict
    purposes: tuple[Purpose, ...]
    effects: tuple[Effect, ...]
    reason: Reason | None
    score: float
    totals: Mapping[str, float]
    signals: tuple[tuple[str, Signal], ...]
    conditional: tuple[Signal, ...] = ()


def judge(facts: Facts, act: Act) -> Judgement:
    """Run every rule on one act and weigh what they say."""
    signals = tuple(
        (entry.rule.name, signal)
        for entry in entries_for(facts, act)
        for signal in entry.check(facts, act)
    )
    totals = weigh([signal for _, signal in signals])
    score = max([totals[name] for name in ASKING])
    if score <= 0:  # nothing asks, as with most tools
        return Judgement(act, "none", (), (), reason_for(totals, act), score, totals, signals)
    url = [purpose for purpose in URL_PURPOSES if totals[purpose] > 0]
    effects = tuple(effect for effect in EFFECTS if totals[effect] > 0)
    purposes = _purposes(url, effects, totals)
    verdict: Verdict = "url" if url else "form" if purposes else "none"
    if verdict == "url":
        effects = _url_effects(purposes, totals)
    return Judgement(
        act,
        verdict,
        purposes,
        effects if "confirm" in purposes or verdict == "url" else (),
        None if purposes else reason_for(totals, act),
        score,
        totals,
        signals,
        _conditional(signals, totals) if verdict == "form" else (),
    )


def entries_for(facts: Facts, act: Act) -> tuple[Entry, ...]:
    """Return the rules that can have something to say, by what the tool and the act show."""
    signs = {f"act:{act.verb}", f"on:{act.head}", *facts.signs}
    signs.update([f"verb:{kind}" for kind in act.kinds])
    signs.update([f"thing:{kind}" for kind in act.object_kinds])
    return _entries(needed_signs().intersection(signs), act.reads)


@lru_cache(maxsize=4096)
def _entries(signs: frozenset[str], reads: bool) -> tuple[Entry, ...]:
    return rules_for(signs, reads)


def weigh(signals: Sequence[Signal]) -> dict[str, float]:
    """Return the total of every effect and purpose, and of every reason by itself."""
    table = weights()
    sums: dict[str, float] = {}
    for signal in signals:
        sums[signal.about] = sums.get(signal.about, 0.0) + signal.weight
    totals = dict(table.priors)
    for name, weight in sums.items():
        totals[name] = totals.get(name, 0.0) + weight
    for reason, shares in table.against.items():
        weight = totals.setdefault(reason, 0.0)
        if weight:
            for name, share in shares.items():
                totals[name] -= share * weight
    return totals


def _purposes(
    url: Sequence[Purpose], effects: Sequence[Effect], totals: Mapping[str, float]
) -> tuple[Purpose, ...]:
    if url:
        best = max(url, key=lambda purpose: totals[purpose])
        also = best == "credential" and any(totals[effect] > _STRONG for effect in effects)
        return (best, "confirm") if also else (best,)
    found: list[Purpose] = [p for p in FORM_PURPOSES if totals[p] > 0]
    strongest = max((totals[effect] for effect in effects), default=0.0)
    owned = min(totals["setup"], _STRONG) if "setup" in found else 0.8 if "choose" in found else 0.0
    if effects and strongest > owned:
        found.append("confirm")
    return tuple(found)


def _url_effects(purposes: Sequence[Purpose], totals: Mapping[str, float]) -> tuple[Effect, ...]:
    if "payment" in purposes:
        return ("pays",) if totals["pays"] > -1.0 else ()
    if "sign" in purposes:
        return ("binds",)
    if "confirm" in purposes:
        return tuple(effect for effect in EFFECTS if totals[effect] > _STRONG)
    return ()


def reason_for(totals: Mapping[str, float], act: Act) -> Reason:
    """Return why nothing is asked: the strongest reason, else what the verb suggests."""
    best = max(REASONS, key=lambda reason: totals.get(reason, 0.0))
    if totals.get(best, 0.0) > 0:
        return best
    if act.may("primitive", "execute"):
        return "high-frequency"
    return "minor" if act.may("remove") else "reversible"


def _conditional(
    signals: Sequence[tuple[str, Signal]], totals: Mapping[str, float]
) -> tuple[Signal, ...]:
    """Return the signals that hold for some calls only, when nothing is asked without them."""
    partial = [signal for _, signal in signals if signal.when is not None]
    if not partial:
        return ()
    without = weigh([signal for _, signal in signals if signal.when is None])
    for name in (*EFFECTS, *FORM_PURPOSES):
        if totals[name] > 0 and without[name] > 0:
            return ()
    return tuple(signal for signal in partial if totals[signal.about] > 0)
