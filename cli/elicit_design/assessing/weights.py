"""The numbers of `data/decision.yaml`: priors and what a reason weighs against each effect."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from elicit_design.data_files import data_file


class Weights(NamedTuple):
    """Priors by effect or purpose, and by reason how much it takes from each of them."""

    priors: Mapping[str, float]
    against: Mapping[str, Mapping[str, float]]


@lru_cache(maxsize=1)
def weights() -> Weights:
    """Return the shipped weights."""
    data = data_file("decision.yaml")
    return Weights(data["priors"], data["against"])
