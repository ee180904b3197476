"""Verbs with their things: what an act means where neither word says it alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, cast

from elicit_design.assessing.acts import Act
from elicit_design.assessing.data import data_file


class Frame(NamedTuple):
    """What some verbs mean with some things: an effect or a reason, its weight and why.

    Attributes:
        within: what the thing must be taken from or put into; empty when that is all one.
    """

    about: str
    weight: float
    says: str
    verbs: frozenset[str]
    things: frozenset[str]
    containers: frozenset[str]
    within: frozenset[str]

    def fits(self, act: Act) -> bool:
        """Tell whether an act is one of these verbs with one of these things."""
        if act.verb not in self.verbs:
            return False
        if self.within and act.container not in self.within:
            return False
        words = {act.head, act.pair, *act.object.split()[-1:]}
        return not self.things.isdisjoint(words) or act.container in self.containers


def frame_of(act: Act) -> Frame | None:
    """Return the first frame that fits an act."""
    return next((frame for frame in _by_verb().get(act.verb, ()) if frame.fits(act)), None)


@lru_cache(maxsize=1)
def _by_verb() -> dict[str, tuple[Frame, ...]]:
    found: dict[str, list[Frame]] = {}
    for entry in data_file("lexicons/frames.yaml")["frames"]:
        frame = _frame(cast("dict[str, Any]", entry))
        for verb in frame.verbs:
            found.setdefault(verb, []).append(frame)
    return {verb: tuple(frames) for verb, frames in found.items()}


def _frame(entry: dict[str, Any]) -> Frame:
    things = entry["things"].split()
    return Frame(
        entry["about"],
        float(entry["weight"]),
        entry["says"],
        frozenset(entry["verbs"].split()),
        frozenset(thing for thing in things if not thing.startswith("of:")),
        frozenset(thing[3:] for thing in things if thing.startswith("of:")),
        frozenset(entry.get("within", "").split()),
    )
