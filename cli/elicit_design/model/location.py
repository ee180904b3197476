"""Where something stands in what the user gave us."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Position(NamedTuple):
    """A place in a text file; line and column count from 1, columns in characters."""

    line: int
    column: int


class Span(NamedTuple):
    """A half-open range of character offsets in a document's text, for carets and fixes."""

    start: int
    end: int


Locate = Callable[[str], Position]
"""Resolve a JSON pointer of a document to its position. Called only for what is shown."""


class Origin(NamedTuple):
    """Where a described thing came from.

    Attributes:
        path: the path as the user gave it, `-` for standard input.
        pointer: JSON pointer of the thing inside its document.
        locate: resolves pointers of that document; positions are computed on demand.
        only_line: the line that the whole document stands on, None when it takes several.
    """

    path: str
    pointer: str
    locate: Locate
    only_line: int | None = None

    def position(self, below: str = "") -> Position:
        """Return the position of `below`, a JSON pointer relative to this thing."""
        return self.locate(self.pointer + below)

    def line(self, below: str = "") -> int:
        """Return the line of `position`, without looking for it where there is only one."""
        return self.only_line or self.position(below).line
