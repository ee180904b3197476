"""Cleaning of values that are put into a sentence a person answers.

A value (a file name, a team, a subject line) may have been written by anyone, to make the
question look like another one. What is left after cleaning is one line of visible characters
in reading order, without marks that open or close a quotation, and not longer than its limit.
"""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal

CUT = "…"
"""Stands for what was left out of the middle of a long value."""

EMPTY = "(empty)"
"""Stands for a value of which nothing visible is left."""

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

# Marks that could close the quotation a value stands in and go on as the server's own words;
# an apostrophe has to stay, as names have it.
_QUOTES = frozenset('"`´“”„‟«»‹›‘’‚‛′″‴‵‶‷〝〞〟＂＇｀❛❜❝❞ʺˮ')  # noqa: RUF001

# Drawn as nothing although Unicode does not class them as format characters (Cf).
_INVISIBLE = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)

QUOTES = "".join(sorted(_QUOTES))
"""The quotation marks that become apostrophes, for code that cleans in the same way."""

INVISIBLE = tuple(sorted(_INVISIBLE))
"""Code points that are dropped beside the format characters, for the same code."""

_PLAIN = re.compile(r"[!#-&(-_a-~]+(?: [!#-&(-_a-~]+)*")  # ASCII in which nothing can change
_SPACES = re.compile(r" {2,}")
_APOSTROPHES = re.compile(r"'{2,}")
_MARKS_IN_A_ROW = 3  # more combining marks on one letter grow over the lines around it
_LONGEST_INTEGER_BITS = 1000  # beyond this Python may refuse to write it out


def clean(value: object, limit: int = 80, stand_in: str = EMPTY) -> str:
    """Return `value` as text that is safe to put into a sentence.

    Line breaks, tabs and spaces of any kind become single spaces; control, bidirectional,
    zero-width and other invisible characters go; unpaired surrogates, private and unassigned
    characters become U+FFFD; quotation marks become apostrophes; what is longer than `limit`
    characters is cut in the middle. Cleaning twice gives the same as cleaning once.

    Args:
        value: anything; None counts as empty.
        limit: the greatest length of the result in characters, at least 3.
        stand_in: the text for a value of which nothing is left.
    """
    text = as_text(value)
    if not _PLAIN.fullmatch(text):
        text = _visible(text) or _visible(stand_in) or EMPTY
    return _cut(text, max(limit, 3))


def one_line(value: object, limit: int = 200) -> str:
    """Return `value` as one visible line like `clean`, with its quotation marks as they are.

    For quoting what somebody wrote, in pages and tables; may be empty.
    """
    text = as_text(value)
    if not _PLAIN.fullmatch(text):
        text = _SPACES.sub(" ", _limit_marks(text.translate(_QUOTING_TABLE))).strip(" ")
    return _cut(text, max(limit, 3))


def as_text(value: object) -> str:
    """Write any value as text, without failing on what cannot be written."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > _LONGEST_INTEGER_BITS:
        return f"{Decimal(value):.3e}"
    return value if isinstance(value, str) else str(value)


def _visible(text: str) -> str:
    text = _limit_marks(text.translate(_TABLE))
    return _SPACES.sub(" ", _APOSTROPHES.sub("'", text)).strip(" ")


class _Table(dict[int, str]):
    """What each character becomes; filled as characters are met."""

    def __init__(self, replaced: frozenset[str]) -> None:
        self.replaced = replaced

    def __missing__(self, code: int) -> str:
        mark = chr(code)
        self[code] = result = "'" if mark in self.replaced else _character(mark)
        return result


def _character(mark: str) -> str:
    code = ord(mark)
    category = unicodedata.category(mark)
    if mark.isspace() or category in ("Zs", "Zl", "Zp"):
        return " "
    if category in ("Cc", "Cf") or code in _INVISIBLE:
        return ""
    if category in ("Cs", "Co", "Cn"):
        return REPLACEMENT
    return mark


_TABLE = _Table(_QUOTES)
_QUOTING_TABLE = _Table(frozenset())


def _limit_marks(text: str) -> str:
    """Drop combining marks that lead the text, follow a space or pile up on one letter."""
    if text.isascii():
        return text
    out: list[str] = []
    run = _MARKS_IN_A_ROW
    for mark in text:
        if unicodedata.category(mark) in ("Mn", "Me"):
            if run < _MARKS_IN_A_ROW:
                out.append(mark)
            run += 1
        else:
            out.append(mark)
            run = _MARKS_IN_A_ROW if mark == " " else 0
    return "".join(out)


def _cut(text: str, limit: int) -> str:
    """Keep both ends: names differ at their ends, file names have their kind there."""
    if len(text) <= limit:
        return text
    head = (limit - len(CUT) + 1) // 2
    tail = limit - len(CUT) - head
    kept = text[len(text) - tail :] if tail else ""
    while kept and unicodedata.category(kept[0]) in ("Mn", "Me"):
        kept = kept[1:]
    return f"{text[:head].rstrip(' ')}{CUT}{kept.lstrip(' ')}"
