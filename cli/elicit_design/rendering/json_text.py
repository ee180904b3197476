"""JSON for people: what fits on a line stays on one, and nothing is hidden in it."""

from __future__ import annotations

import json
from collections.abc import Mapping

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
    line = _encode(value)
    if len(line) <= _WIDTH - 2 * level - used - 1 or not value:
        return line
    pad = "  " * (level + 1)
    if isinstance(value, Mapping):
        keys = ((_encode(str(key)), member) for key, member in value.items())
        rows = [f"{pad}{key}: {_block(member, level + 1, len(key) + 2)}" for key, member in keys]
        return "{\n" + ",\n".join(rows) + f"\n{pad[2:]}}}"
    if isinstance(value, (list, tuple)):
        rows = [f"{pad}{_block(member, level + 1, 0)}" for member in value]
        return "[\n" + ",\n".join(rows) + f"\n{pad[2:]}]"
    return line


def _visible(text: str) -> str:
    if text.isascii() or text.replace("\n", "").isprintable():
        return text
    return "".join(
        mark if mark == "\n" or mark.isprintable() else json.dumps(mark)[1:-1] for mark in text
    )
