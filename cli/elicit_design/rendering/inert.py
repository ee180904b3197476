"""Text of strangers, written so that it stays text: in Markdown, in tables, in code.

Tool names, descriptions and enum values come from whoever wrote the server. On a page they must
not become a link, a heading, HTML or an instruction-like block of their own.
"""

from __future__ import annotations

import re

from elicit_design.words import one_line

_SPECIAL = re.compile(
    r"[\\`*\[<|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|&(?=[#A-Za-z])"
    r"|(?<=[A-Za-z]):(?=//)|(?<=www)\."
)
_BLOCK_START = re.compile(r"^(?:>|[-+=#:](?=\s|$|[-+=#:])|\d{1,9}[.)])")
_CODE_WORDS = re.compile(r"(?<!`)`([^`]+)`(?!`)")
_BACKTICKS = re.compile(r"`+")
_LONE_BACKSLASH = re.compile(r"\\+(?=\|)")


def prose(value: object, limit: int = 400) -> str:
    """Return one line of running text in which nothing is Markdown or HTML.

    Words between single backticks stay code, in which nothing is interpreted either.
    """
    text = one_line(value, limit)
    parts = _CODE_WORDS.split(text)  # text and code words in turn
    out = [_escaped(part) if n % 2 == 0 else cell(part) for n, part in enumerate(parts)]
    start = _BLOCK_START.match(text)
    if start is not None:
        out[0] = f"{start[0][:-1]}\\{start[0][-1]}{_escaped(parts[0][start.end() :])}"
    return "".join(out)


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\g<0>", text)


def code(value: object, limit: int = 200) -> str:
    """Return a code span that shows the value as it is; inside one, nothing is interpreted."""
    text = one_line(value, limit)
    fence = "`" * (_longest_run(text) + 1)
    pad = " " if not text or text[0] in "` " or text[-1] in "` " else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def cell(value: object, limit: int = 200) -> str:
    """Return a code span for a table cell, where `|` would end the cell.

    A backslash before a `|` is read differently by different renderers, so a space parts them.
    """
    return code(_LONE_BACKSLASH.sub(r"\g<0> ", one_line(value, limit)), limit).replace("|", "\\|")


def fence(text: str, language: str = "") -> str:
    """Return a fenced block that nothing in `text` can close."""
    marks = "`" * max(3, _longest_run(text) + 1)
    return f"{marks}{language}\n{text.rstrip()}\n{marks}"


def _longest_run(text: str) -> int:
    return max((len(run) for run in _BACKTICKS.findall(text)), default=0)
