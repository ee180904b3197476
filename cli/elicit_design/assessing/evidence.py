"""Signals as evidence: signed by whether they speak for asking, and marked when decisive."""

from __future__ import annotations

from collections.abc import Mapping

from elicit_design.assessing.judging import ASKING, REASONS, Judgement
from elicit_design.assessing.weights import weights
from elicit_design.model.assessment import Evidence
from elicit_design.rules.decision.base import Signal

_QUOTE = 120


def evidence_of(judgement: Judgement) -> tuple[Evidence, ...]:
    """Return what was observed, the weightiest first among those that bear on the verdict."""
    totals = judgement.totals
    asks = judgement.score > 0
    asking: set[str] = {name for name in ASKING if totals[name] > 0} if asks else set()
    found = [
        Evidence(
            rule,
            signal.says,
            signal.where,
            signal.quote[:_QUOTE],
            round(-signal.weight if signal.about in REASONS else signal.weight, 2),
            _decisive(signal, judgement.totals, asking),
        )
        for rule, signal in judgement.signals
    ]
    found.sort(key=lambda e: -abs(e.weight))
    return tuple(found)


def _decisive(signal: Signal, totals: Mapping[str, float], asking: set[str]) -> bool:
    """Tell whether asking would turn into not asking, or the reverse, without the signal."""
    if signal.about in REASONS:
        shares = weights().against.get(signal.about, {})
        return not asking and any(
            totals[name] + share * signal.weight > 0 for name, share in shares.items()
        )
    return asking == {signal.about} and totals[signal.about] - signal.weight <= 0
