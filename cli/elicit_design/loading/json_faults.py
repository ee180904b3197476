"""The slow looks at JSON text, taken only once something is known to be wrong with it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from json import loads

from elicit_design.loading.limits import DEPTH_FAULT, MAX_DEPTH, MAX_FAULTS
from elicit_design.loading.lines import Lines
from elicit_design.loading.naming import shortened
from elicit_design.problems import Problem

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s"{}\[\]:,]+', re.DOTALL)
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    r"|(?P<lone>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)


def lone_surrogates_replaced(text: str) -> str:
    r"""Replace escapes that are half a character (`\ud83d` alone) by U+FFFD, length unchanged.

    They come from descriptions cut in the middle of an emoji, and no file can hold them.
    """
    if "\\ud" not in text and "\\uD" not in text:
        return text
    return _ESCAPE.sub(lambda m: "\\ufffd" if m["lone"] else m[0], text)


def too_deep(text: str, start: int, path: str, lines: Lines) -> Problem:
    """Return the problem of nesting beyond the limit, at the bracket that goes too far."""
    depth = 0
    offset = start
    for token in _TOKEN.finditer(text, start):
        depth += token[0] in ("{", "[")
        depth -= token[0] in ("}", "]")
        if depth > MAX_DEPTH:
            offset = token.start()
            break
    return Problem(*DEPTH_FAULT, path, lines.position(offset))


def unreadable_number(text: str, start: int, path: str, lines: Lines) -> Problem:
    """Return the problem of the first number that is none, such as NaN or one of 5,000 digits."""
    for token in _TOKEN.finditer(text, start):
        if token[0][0] not in '"{}[]:,' and _unreadable(token[0]):
            return Problem(
                f"{shortened(token[0], 20)} is not a number that JSON can hold.",
                "Write null, a string, or a number a program can store.",
                path,
                lines.position(token.start()),
            )
    return Problem("a number cannot be read.", "", path, lines.position(start))


def _unreadable(token: str) -> bool:
    try:
        value = loads(token)
    except ValueError:
        return True
    return isinstance(value, float) and not math.isfinite(value)


def repeated_keys(text: str, start: int, end: int, path: str, lines: Lines) -> tuple[Problem, ...]:
    """Return a problem for every key that an object holds twice, at its second mention."""
    found = []
    for key, first, second in _repeats(text, start, end):
        line = lines.position(first).line
        found.append(
            Problem(
                f"the key {shortened(key)} stands twice in one object (first in line {line}).",
                "Remove or rename one; only the last would count.",
                path,
                lines.position(second),
            )
        )
        if len(found) == MAX_FAULTS:
            break
    return tuple(found)


def _repeats(text: str, start: int, end: int) -> Iterator[tuple[str, int, int]]:
    """Yield the key as written and the offsets of its first mention and of each later one."""
    seen: list[dict[str, int]] = []
    last: re.Match[str] | None = None
    for token in _TOKEN.finditer(text, start, end):
        mark = token[0]
        if mark in ("{", "["):
            seen.append({})
        elif mark in ("}", "]"):
            seen.pop()
        elif mark == ":" and last is not None:
            key = loads(last[0], strict=False)
            if key in seen[-1]:
                yield last[0], seen[-1][key], last.start()
            seen[-1].setdefault(key, last.start())
        last = token
