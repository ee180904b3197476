"""JSON for people: what fits on a line stays on one, and nothing is hidden in it."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping

from elicit_design.model.values import Json
from elicit_design.words import one_line

_WIDTH = 100
_encode = json.JSONEncoder(ensure_ascii=False).encode


def json_text(value: Json) -> str:
    """Return JSON that can be reviewed in any script.

    Lists and objects that fit into the rest of a line of 100 characters stand in one. Characters
    that do not show as themselves (controls, bidirectional and zero-width marks, unpaired
    surrogates) are written as escapes.
    """
    return _visible(_lines(value, 0, 0)[1])


def json_line(value: Json, limit: int = 200) -> str:
    """Return JSON in one line, cut in the middle when it is longer than `limit`."""
    return one_line(_visible(_encode(value)), limit)


def json_compact(value: Json) -> str:
    """Return JSON in one line, whole."""
    return _visible(_encode(value))


def _lines(value: Json, level: int, used: int) -> tuple[str | None, str]:
    """Return a value in one line, None when it is too long for that, and as it is written.

    Args:
        value: what to write.
        level: how deep it stands.
        used: characters that stand before it on its line besides the indent.
    """
    if isinstance(value, Mapping):
        keys = [f"{_encode(str(key))}: " for key in value]
        members = [
            _lines(member, level + 1, len(key))
            for key, member in zip(keys, value.values(), strict=True)
        ]
        return _container("{}", keys, members, level, used)
    if isinstance(value, (list, tuple)):
        members = [_lines(member, level + 1, 0) for member in value]
        return _container("[]", [""] * len(members), members, level, used)
    text = _encode(value)
    return text, text


def _container(
    marks: str, keys: list[str], members: list[tuple[str | None, str]], level: int, used: int
) -> tuple[str | None, str]:
    room = _WIDTH - 2 * level - used - 3
    inline = [member[0] for member in members]
    if None not in inline and sum(map(len, keys)) + sum(len(i or "") + 2 for i in inline) <= room:
        body = ", ".join(f"{key}{text}" for key, text in zip(keys, inline, strict=True))
        text = f"{marks[0]}{body}{marks[1]}"
        return text, text
    pad = "  " * (level + 1)
    rows = [f"{pad}{key}{block}" for key, (_, block) in zip(keys, members, strict=True)]
    return None, f"{marks[0]}\n" + ",\n".join(rows) + f"\n{pad[2:]}{marks[1]}"


def _visible(text: str) -> str:
    if text.isascii():
        return text
    return "".join(mark if _shows(mark) else json.dumps(mark)[1:-1] for mark in text)


def _shows(mark: str) -> bool:
    return mark.isascii() or unicodedata.category(mark)[0] not in "CZ"
