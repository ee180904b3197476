"""Where the values of a document stand; what both syntaxes answer for a JSON pointer."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from elicit_design.model.location import Span


class Place(NamedTuple):
    """The span of a value and, in a mapping, of the key it stands under."""

    value: Span
    key: Span | None = None


class Index(Protocol):
    """Finds places by the segments of a JSON pointer."""

    def find(self, segments: list[str]) -> Place:
        """Return the place, or that of the nearest container that exists."""
        ...


def segments_of(pointer: str) -> list[str]:
    """Split a JSON pointer into its unescaped segments."""
    return [unescape(segment) for segment in pointer.split("/")[1:]]


def escape(segment: str) -> str:
    """Escape a key for use in a JSON pointer."""
    if "~" in segment or "/" in segment:
        return segment.replace("~", "~0").replace("/", "~1")
    return segment


def unescape(segment: str) -> str:
    """Undo `escape`."""
    if "~" in segment:
        return segment.replace("~1", "/").replace("~0", "~")
    return segment
