"""Character offsets to lines and columns, without splitting the text."""

from __future__ import annotations

from dataclasses import dataclass, field

from elicit_design.model.location import Position

_BLOCK = 1 << 14


@dataclass(slots=True)
class Lines:
    """The lines of one text.

    The line feeds of a text are counted once, in blocks; a lookup then counts within one block.
    """

    text: str
    _before: list[int] = field(default_factory=list)

    def position(self, offset: int) -> Position:
        """Return the position of the character at `offset`."""
        if not self._before:
            self._count_blocks()
        block = min(offset, len(self.text)) // _BLOCK
        line = self._before[block] + self.text.count("\n", block * _BLOCK, offset)
        return Position(line + 1, offset - self.text.rfind("\n", 0, offset))

    def _count_blocks(self) -> None:
        total = 0
        for start in range(0, len(self.text) + 1, _BLOCK):
            self._before.append(total)
            total += self.text.count("\n", start, start + _BLOCK)
