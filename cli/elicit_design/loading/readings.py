"""What reading a text comes to, in either syntax."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from elicit_design.loading.places import Index
from elicit_design.model.values import Json
from elicit_design.problems import Problem


class Value(NamedTuple):
    """One document of a text, with the index of its places and what is wrong inside."""

    data: Json
    places: Index
    faults: tuple[Problem, ...] = ()


@dataclass(slots=True, eq=False, repr=False)
class Reading:
    """The values read in order, and why reading stopped early if it did."""

    values: list[Value] = field(default_factory=list)
    problem: Problem | None = None
