"""JSON for people: what fits on a line stays on one, and nothing is hidden in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from json.encoder import encode_basestring

from elicit_design.model.values import Json
from elicit_design.words import one_line

_WIDTH = 100
_encode = json.JSONEncoder(ensure_ascii=False, default=dict).encode


def json_text(value: Json) -> str:
    """Return JSON that can be reviewed in any script.

    Lists and objects that fit into the rest of a line of 100 characters stand in one. Characters
    that do not show as themselves (controls, bidirectional and zero-width marks, unpaired
    surrogates) are written as escapes.
    """
    return _visible(_block(value, 0, 0))


def json_line(value: Json, limit: int = 200) -> str:
    """Return JSON in one line, cut in the middle when it is longer than `limit`."""
    return one_line(_visible(_encode(value)), limit)


def json_compact(value: Json) -> str:
    """Return JSON in one line, whole."""
    return _visible(_encode(value))


def _block(value: Json, level: int, used: int) -> str:
    """Return a value in one line where it fits, else with a line for each member.

    Args:
        value: what to write.
        level: how deep it stands.
        used: characters that stand before it on its line besides the indent.
    """
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, Mapping):
        rows = []
        for key, member in value.items():
            name = f"{encode_basestring(str(key))}: "
            rows.append(name + _block(member, level + 1, len(name)))
        return _joined(rows, "{}", level, used)
    if isinstance(value, (list, tuple)):
        rows = [_block(member, level + 1, 0) for member in value]
        return _joined(rows, "[]", level, used)
    return _encode(value)


def _joined(rows: list[str], marks: str, level: int, used: int) -> str:
    """Join written members; a text within JSON never has a line break of its own."""
    line = ", ".join(rows)
    if len(line) <= _WIDTH - 2 * level - used - 3 and "\n" not in line:
        return f"{marks[0]}{line}{marks[1]}"
    if not rows:
        return marks
    pad = "  " * (level + 1)
    return f"{marks[0]}\n{pad}" + f",\n{pad}".join(rows) + f"\n{pad[2:]}{marks[1]}"


def _visible(text: str) -> str:
    if text.isascii() or text.replace("\n", "").isprintable():
        return text
    return "".join(
        mark if mark == "\n" or mark.isprintable() else json.dumps(mark)[1:-1] for mark in text
    )
