"""Character offsets to lines and columns, without splitting the text."""

from __future__ import annotations

from dataclasses import dataclass, field

from elicit_design.model.location import Position

_BLOCK = 1 << 12


@dataclass(slots=True, eq=False, repr=False)
class Lines:
    """The lines of one text.

    The line feeds of a text are counted once, in blocks; a lookup then counts within one block.
    """

    text: str
    _before: list[tuple[int, int]] = field(default_factory=list)
    _single: bool | None = None

    @property
    def single(self) -> bool:
        """Whether the text is one line, as JSON written by a program usually is."""
        if self._single is None:
            self._single = "\n" not in self.text[:-1]
        return self._single

    def position(self, offset: int) -> Position:
        """Return the position of the character at `offset`."""
        if not self._before:
            self._count_blocks()
        block = min(offset, len(self.text)) // _BLOCK
        lines, last = self._before[block]
        start = block * _BLOCK
        last = max(last, self.text.rfind("\n", start, offset))
        return Position(lines + self.text.count("\n", start, offset) + 1, offset - last)

    def _count_blocks(self) -> None:
        """Note for each block how many line feeds stand before it, and where the last does."""
        total, last = 0, -1
        for start in range(0, len(self.text) + 1, _BLOCK):
            self._before.append((total, last))
            total += self.text.count("\n", start, start + _BLOCK)
            last = max(last, self.text.rfind("\n", start, start + _BLOCK))
