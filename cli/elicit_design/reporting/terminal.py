"""Text for a terminal: nothing of the input may reach it as control characters."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST = 60
"""Columns below which a table would break words into letters: the terminal wraps it then."""


def printable(text: str) -> str:
    r"""Return `text` with everything that is not printable written out, e.g. `\x1b`.

    Control characters, bidirectional marks, zero-width characters and lone surrogates are not
    printable in Unicode's sense; line feeds are kept.
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else _written_out(c) for c in text)


def one_line(text: str, limit: int = 0) -> str:
    """Return `text` printable, on one line, cut with an ellipsis at `limit` characters."""
    line = printable(" ".join(text.split()))
    return line if not limit or len(line) <= limit else line[: limit - 1] + "…"


def _written_out(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


@cache
def console(stderr: bool = False) -> Console:
    """Return a console without markup or highlighting, so that text stays text.

    rich reads `NO_COLOR`, `FORCE_COLOR` and `COLUMNS` itself.
    """
    from rich.console import Console  # only what prints a table needs rich

    class OurConsole(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # rich would end the process with 1; a reader may leave early

    width = None if _stream(stderr).isatty() or "COLUMNS" in os.environ else 120
    made = OurConsole(stderr=stderr, markup=False, highlight=False, emoji=False, width=width)
    made.width = max(made.width, NARROWEST)
    return made


def _stream(stderr: bool) -> TextIO:
    return sys.stderr if stderr else sys.stdout
