"""Turn pointers and character offsets into lines and columns, for what is reported only."""

from __future__ import annotations

from bisect import bisect_right

from elicit_design.linting.nodes import Source
from elicit_design.model.location import Position, Span


class Lines:
    """The line starts of a text; lines and columns count from 1."""

    def __init__(self, text: str) -> None:
        self.starts = [0, *(n + 1 for n, char in enumerate(text) if char == "\n")]

    def position(self, offset: int) -> Position:
        """Return the place of a character offset."""
        line = bisect_right(self.starts, offset)
        return Position(line, offset - self.starts[line - 1] + 1)


def offset_of(text: str, position: Position | None) -> int:
    """Return the character offset of a line and column, 0 for no position."""
    start = 0
    for _ in range(position.line - 1 if position else 0):
        start = text.find("\n", start) + 1
    return start + position.column - 1 if position else 0


def locate(source: Source, pointer: str, on_key: bool = False) -> Span:
    """Return the span of a value (or of its key), or of the nearest value around it.

    A fault may be that something is missing; the mapping it is missing from is shown then.
    """
    while True:
        try:
            return source.key_span(pointer) if on_key and pointer else source.span(pointer)
        except LookupError:
            if not pointer:
                return Span(0, 0)
            pointer, on_key = pointer.rpartition("/")[0], False
