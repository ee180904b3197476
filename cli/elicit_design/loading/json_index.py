"""Positions in JSON text, found on demand.

A container is scanned when something in it is asked for: keys are read here, and every value in
it is skipped by the C scanner of the standard library. What was scanned is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from json import JSONDecoder
from json.decoder import scanstring  # type: ignore[attr-defined]  # missing in the stubs
from json.scanner import make_scanner
from typing import TypeAlias

from elicit_design.loading.places import Place
from elicit_design.model.location import Span

Entry: TypeAlias = tuple[int, int, int, int]
"""Start and end of a key and of its value; in an array the key's are both -1."""
Entries: TypeAlias = "dict[str, Entry] | list[Entry]"
Scan: TypeAlias = Callable[[str, int], tuple[object, int]]

_SKIP: Scan = make_scanner(JSONDecoder())  # type: ignore[arg-type]  # wrong in the stubs
_next = re.compile(r"[ \t\n\r]*").match


def after_space(text: str, offset: int) -> int:
    """Return the offset of the first character at or after `offset` that is not white space."""
    if text[offset : offset + 1] > " ":
        return offset
    found = _next(text, offset)
    return found.end() if found else offset


def read_key(text: str, offset: int) -> tuple[str, int]:
    """Read the string that opens at `offset`; return it and the offset after it."""
    key, end = scanstring(text, offset + 1, True)
    return key, end


class JsonIndex:
    """The places of one JSON value within a text."""

    __slots__ = ("_end", "_known", "_start", "_text")

    def __init__(
        self, text: str, start: int, end: int, known: dict[int, Entries] | None = None
    ) -> None:
        self._text = text
        self._start = start
        self._end = end
        self._known = {} if known is None else known

    def find(self, segments: list[str]) -> Place:
        """Return the place of a value, or of the nearest container that exists."""
        found: Entry = (-1, -1, self._start, self._end)
        for segment in segments:
            entry = self._entry(found[2], segment)
            if entry is None:
                break
            found = entry
        key, key_end, start, end = found
        return Place(Span(start, end), None if key < 0 else Span(key, key_end))

    def _entry(self, start: int, segment: str) -> Entry | None:
        entries = self._entries(start)
        if isinstance(entries, dict):
            return entries.get(segment)
        if segment.isdecimal() and int(segment) < len(entries):
            return entries[int(segment)]
        return None

    def _entries(self, start: int) -> Entries:
        known = self._known.get(start)
        if known is None:
            opener = self._text[start]
            if opener == "{":
                known = _members(self._text, start)
            else:
                known = _elements(self._text, start) if opener == "[" else []
            self._known[start] = known
        return known


def _members(text: str, start: int) -> dict[str, Entry]:
    """Return the entries of the object that opens at `start`; the text is known to be valid."""
    entries: dict[str, Entry] = {}
    offset = after_space(text, start + 1)
    while text[offset] != "}":
        key, key_end = read_key(text, offset)
        value = after_space(text, after_space(text, key_end) + 1)
        end = _SKIP(text, value)[1]
        entries[key] = (offset, key_end, value, end)
        offset = after_space(text, end)
        if text[offset] == ",":
            offset = after_space(text, offset + 1)
    return entries


def _elements(text: str, start: int) -> list[Entry]:
    """Return the entries of the array that opens at `start`; the text is known to be valid."""
    entries: list[Entry] = []
    offset = after_space(text, start + 1)
    while text[offset] != "]":
        end = _SKIP(text, offset)[1]
        entries.append((-1, -1, offset, end))
        offset = after_space(text, end)
        if text[offset] == ",":
            offset = after_space(text, offset + 1)
    return entries
