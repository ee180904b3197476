"""How likely a verdict is right: the score of the judgement, calibrated on labelled tools."""

from __future__ import annotations

import math

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import Judgement

REVIEW_BELOW = 0.75
"""Verdicts under this confidence are marked "needs review" unless the settings say otherwise."""


def confidence_of(facts: Facts, judgement: Judgement) -> float:
    """Return a probability from 0 to 1 that the verdict is right."""
    return round(1 / (1 + math.exp(-(0.9 * abs(judgement.score) + 0.4))), 3)
