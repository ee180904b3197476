"""How likely a verdict is right: what speaks for it, and how much of the tool was understood."""

from __future__ import annotations

import math
from functools import lru_cache

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import Judgement
from elicit_design.assessing.weights import weights
from elicit_design.data_files import data_file

REVIEW_BELOW = 0.82
"""Verdicts under this confidence are marked "needs review" unless the settings say otherwise."""


def confidence_of(facts: Facts, judgement: Judgement) -> float:
    """Return a probability from 0 to 1 that the verdict is right."""
    table = _table()
    asks = judgement.verdict != "none"
    features = _asking(facts, judgement) if asks else _not_asking(facts, judgement)
    coefficients = table["ask" if asks else "none"]
    logit = coefficients["base"] + sum(
        coefficients[name] * value for name, value in features.items()
    )
    return round(1 / (1 + math.exp(-logit)), 3)


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, float]]:
    data = data_file("confidence.yaml")
    return {"ask": data["ask"], "none": data["none"]}


def _asking(facts: Facts, judgement: Judgement) -> dict[str, float]:
    purposes = set(judgement.purposes) - {"confirm", "credential"}
    return {
        "score": min(judgement.score, 5.0),
        "unusual_purpose": float(bool(purposes)),
        "reads": float(judgement.act.reads),
    }


def _not_asking(facts: Facts, judgement: Judgement) -> dict[str, float]:
    act = judgement.act
    against = sum(judgement.totals[reason] for reason in weights().against)
    writes = not act.reads
    return {
        "support": min(against, 6.0),
        "nearness": max(0.0, judgement.score + 1.5),
        "no_verb": float(not act.kinds),
        "unknown_thing": float(writes and not act.object_kinds),
        "person": float(writes and facts.together("person") is not None),
        "hinted": float(writes and bool(facts.annotations.destructive)),
    }
