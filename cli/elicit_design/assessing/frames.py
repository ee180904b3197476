"""Verbs with their things: what an act means where neither word says it alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, cast

from elicit_design.assessing.acts import Act
from elicit_design.data_files import data_file


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

    def fits(self, act: Act, words: set[str]) -> bool:
        """Tell whether an act, with one of these verbs, is on one of these things."""
        if self.within and act.container not in self.within:
            return False
        return not self.things.isdisjoint(words) or act.container in self.containers


class _Frames(NamedTuple):
    """The frames of one verb, and every thing and container that one of them names."""

    frames: tuple[Frame, ...]
    things: frozenset[str]
    containers: frozenset[str]


def frame_of(act: Act) -> Frame | None:
    """Return the first frame that fits an act."""
    known = _by_verb().get(act.verb)
    if known is None:
        return None
    words = {act.head, act.pair, *act.object.split()[-1:]}
    if known.things.isdisjoint(words) and act.container not in known.containers:
        return None
    return next((frame for frame in known.frames if frame.fits(act, words)), None)


@lru_cache(maxsize=1)
def _by_verb() -> dict[str, _Frames]:
    found: dict[str, list[Frame]] = {}
    for entry in data_file("lexicons/frames.yaml")["frames"]:
        frame = _frame(cast("dict[str, Any]", entry))
        for verb in frame.verbs:
            found.setdefault(verb, []).append(frame)
    none = frozenset[str]()
    return {
        verb: _Frames(
            tuple(frames),
            none.union(*(frame.things for frame in frames)),
            none.union(*(frame.containers for frame in frames)),
        )
        for verb, frames in found.items()
    }


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
