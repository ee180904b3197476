"""Decode JSON: one value, or several one after the other (JSON lines, paged dumps).

The standard library's C scanner does the work. The outer containers, down to the elements of
the first array, are walked here, so that the position of every tool is known for nothing.
"""

from __future__ import annotations

import math
from json import JSONDecodeError, JSONDecoder
from json.scanner import make_scanner

from elicit_design.loading.json_faults import (
    lone_surrogates_replaced,
    repeated_keys,
    too_deep,
    unreadable_number,
)
from elicit_design.loading.json_index import Entries, Entry, JsonIndex, after_space, read_key
from elicit_design.loading.limits import MANY_FAULT, MAX_DEPTH, MAX_DOCUMENTS
from elicit_design.loading.lines import Lines
from elicit_design.loading.readings import Reading, Value
from elicit_design.model.values import Json
from elicit_design.problems import Problem

_OUTER_DEPTH = 3  # {"result": {"tools": [
_SMALL = 1 << 16  # below it, finding a place again costs less than noting all of them


class _NumberError(ValueError):
    """A number that JSON does not have or a float cannot hold."""


def decode_json(text: str, path: str, lines: Lines) -> Reading:
    """Read every JSON value in a text. Never raises: what cannot be read is a problem."""
    reading = Reading()
    text = lone_surrogates_replaced(text)
    offset = after_space(text, 0)
    while offset < len(text):
        try:
            value, offset = _decode_one(text, offset, path, lines)
        except (JSONDecodeError, ValueError, RecursionError) as error:
            reading.problem = _problem(error, text, offset, path, lines)
            break
        if len(reading.values) == MAX_DOCUMENTS:
            reading.problem = Problem(*MANY_FAULT, path, lines.position(offset))
            break
        reading.values.append(value)
        offset = after_space(text, offset)
    return reading


def _decode_one(text: str, start: int, path: str, lines: Lines) -> tuple[Value, int]:
    outer = _Outer(text)
    try:
        data, end = outer.value(start, 0)
    except StopIteration as stop:
        raise JSONDecodeError("Expecting value", text, stop.value) from None
    except IndexError:
        raise JSONDecodeError("Unexpected end", text, len(text)) from None
    if deeper_than(data, MAX_DEPTH):
        raise RecursionError
    faults = repeated_keys(text, start, end, path, lines) if outer.repeated else ()
    return Value(data, JsonIndex(text, start, end, outer.known), faults), end


class _Outer:
    """Reads the outer containers of one value and remembers where their parts stand."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.known: dict[int, Entries] = {}
        self.repeated = False
        self.depth = _OUTER_DEPTH if len(text) > _SMALL else 0
        decoder = JSONDecoder(
            object_pairs_hook=self._members, parse_float=_finite, parse_constant=_no_constant
        )
        self._scan = make_scanner(decoder)  # type: ignore[arg-type]  # wrong in the stubs

    def value(self, offset: int, depth: int) -> tuple[Json, int]:
        """Read the value at `offset`; return it and the offset after it."""
        opener = self.text[offset]
        if opener == "{" and depth < self.depth:
            return self._object(offset, depth)
        if opener == "[" and depth < self.depth and _holds_containers(self.text, offset):
            return self._array(offset)
        return self._scan(self.text, offset)

    def _members(self, pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        members = dict(pairs)
        if len(members) != len(pairs):
            self.repeated = True
        return members

    def _object(self, start: int, depth: int) -> tuple[Json, int]:
        text, members = self.text, dict[str, Json]()
        entries: dict[str, Entry] = {}
        offset = after_space(text, start + 1)
        while text[offset] != "}":
            if text[offset] != '"':
                raise JSONDecodeError("Expecting property name in double quotes", text, offset)
            key, key_end = read_key(text, offset)
            colon = after_space(text, key_end)
            if text[colon] != ":":
                raise JSONDecodeError("Expecting ':' delimiter", text, colon)
            value = after_space(text, colon + 1)
            self.repeated |= key in members
            members[key], end = self.value(value, depth + 1)
            entries[key] = (offset, key_end, value, end)
            offset = self._after_comma(end, "}")
        self.known[start] = entries
        return members, offset + 1

    def _array(self, start: int) -> tuple[Json, int]:
        text, elements, scan = self.text, list[Json](), self._scan
        entries: list[Entry] = []
        offset = after_space(text, start + 1)
        while text[offset] != "]":
            element, end = scan(text, offset)
            elements.append(element)
            entries.append((-1, -1, offset, end))
            offset = self._after_comma(end, "]")
        self.known[start] = entries
        return elements, offset + 1

    def _after_comma(self, end: int, closer: str) -> int:
        """Return where the next part starts, or where the container closes."""
        offset = after_space(self.text, end)
        if self.text[offset] == ",":
            following = after_space(self.text, offset + 1)
            if self.text[following] == closer:
                raise JSONDecodeError("Expecting value", self.text, following)
            return following
        if self.text[offset] != closer:
            raise JSONDecodeError("Expecting ',' delimiter", self.text, offset)
        return offset


def _holds_containers(text: str, start: int) -> bool:
    """Say whether an array starts with an object or an array: a list of numbers has no tools."""
    first = after_space(text, start + 1)
    return text[first : first + 1] in ("{", "[")


def deeper_than(data: Json, limit: int) -> bool:
    """Say whether containers nest deeper than `limit`. Walks level by level, not recursively."""
    level: list[object] = [data] if data.__class__ in (dict, list) else []
    for _ in range(limit):
        level = [
            child
            for parent in level
            for child in (parent.values() if isinstance(parent, dict) else parent)  # type: ignore[attr-defined]
            if child.__class__ is dict or child.__class__ is list
        ]
        if not level:
            return False
    return bool(level)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise _NumberError(digits)
    return number


def _no_constant(name: str) -> float:
    raise _NumberError(name)


_HINTS = (
    ("Expecting property name", "Keys stand in double quotes; JSON has no comments."),
    ("Comma after", "Remove the comma."),
    ("Expecting ','", "Put a comma between two entries, or close the container."),
    ("Expecting ':'", 'Write `"key": value`.'),
    ("Invalid control character", "Write line breaks and tabs in strings as \\n and \\t."),
    ("Unterminated string", "Close the string with a double quote."),
    ("Invalid \\", "Write a backslash itself as \\\\."),
    ("Unexpected end of", "The file stops in the middle; the last brackets are missing."),
    ("Expecting value", 'Write a value: "text", a number, true, false, null, {...} or [...].'),
)


def _problem(error: Exception, text: str, start: int, path: str, lines: Lines) -> Problem:
    if isinstance(error, RecursionError):
        return too_deep(text, start, path, lines)
    if not isinstance(error, JSONDecodeError):
        return unreadable_number(text, start, path, lines)
    message, offset = _settled(error, text)
    hint = next((hint for lead, hint in _HINTS if message.startswith(lead)), "")
    says = f"not valid JSON: {message[0].lower()}{message[1:]}."
    return Problem(says, hint, path, lines.position(offset))


def _settled(error: JSONDecodeError, text: str) -> tuple[str, int]:
    """Return message and offset, for the two faults whose place differs between scanners."""
    if error.pos >= len(text.rstrip()):
        return "Unexpected end of the file", error.pos
    before = text.rfind(",", 0, error.pos + 1)
    following = after_space(text, before + 1)  # may be the end: "[,"
    if (
        before >= 0
        and text[following : following + 1] in ("]", "}")
        and not text[before + 1 : error.pos].strip()
    ):
        return "Comma after the last part", before
    return error.msg, error.pos
