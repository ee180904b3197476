"""Version ranges as client profiles write them: `>=0.142 <0.160`, empty for every version."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PART = re.compile(r"(>=|<=|>|<|=)\s*(\d+(?:\.\d+)*)")


@dataclass(frozen=True, slots=True)
class VersionRange:
    """A conjunction of comparisons, e.g. `>=2.1.76 <2.1.228`."""

    text: str = ""

    @property
    def open_ended(self) -> bool:
        """Whether the range has no upper end, and so holds for the newest version."""
        return all(operator in (">", ">=") for operator, _ in _parts(self.text))

    def holds(self, version: str) -> bool:
        """Whether `version` lies in the range."""
        own = _numbers(version)
        return all(_compare(operator, own, bound) for operator, bound in _parts(self.text))


EVERY_VERSION = VersionRange()


def parse_range(text: str) -> VersionRange:
    """Read a range.

    Raises:
        ValueError: when something other than comparisons with dotted numbers stands in it.
    """
    if _PART.sub("", text).strip(" ,"):
        raise ValueError(f"{text!r} is no version range; write for example `>=1.2 <2`")
    return VersionRange(text.strip())


def _parts(text: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(operator, _numbers(number)) for operator, number in _PART.findall(text)]


def _numbers(version: str) -> tuple[int, ...]:
    """Leading dotted numbers, without trailing zeros so that 1.2 equals 1.2.0."""
    found = re.match(r"\d+(?:\.\d+)*", version.lstrip("v"))
    numbers = [int(part) for part in found[0].split(".")] if found else []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def _compare(operator: str, own: tuple[int, ...], bound: tuple[int, ...]) -> bool:
    match operator:
        case ">=":
            return own >= bound
        case ">":
            return own > bound
        case "<=":
            return own <= bound
        case "<":
            return own < bound
    return own == bound
