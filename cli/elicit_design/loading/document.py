"""One document of a file: its text, its data and where every value stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Literal

from elicit_design.loading.lines import Lines
from elicit_design.loading.places import Index, Place, segments_of
from elicit_design.model.location import Origin, Position, Span
from elicit_design.model.values import Json
from elicit_design.problems import Problem

Syntax = Literal["json", "yaml"]


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """A JSON value or YAML document.

    Attributes:
        path: the path as the user gave it, `-` for standard input.
        text: the whole text of the file, without a byte order mark.
        data: the value; of a key given twice the last one, which `faults` then reports.
        index: its number within the file, from 0 (JSON lines, several YAML documents).
        named: whether the user named this file, rather than a folder or pattern it was found by.
        faults: what is wrong without making the document unreadable, such as a repeated key.
    """

    path: str
    text: str = field(repr=False)
    data: Json = field(repr=False)
    syntax: Syntax
    lines: Lines = field(repr=False)
    places: Index = field(repr=False)
    index: int = 0
    named: bool = True
    faults: tuple[Problem, ...] = ()

    @property
    def stem(self) -> str:
        """The file's name without its suffix; `stdin` for standard input."""
        return "stdin" if self.path == "-" else PurePath(self.path).stem

    def position(self, pointer: str) -> Position:
        """Return where the value at a pointer stands, or the nearest container around it."""
        return self.lines.position(self._place(pointer).value.start)

    def span(self, pointer: str) -> Span:
        """Return the characters of the value at a pointer, or of the nearest container."""
        return self._place(pointer).value

    def key_span(self, pointer: str) -> Span | None:
        """Return the characters of the key the value stands under; None in an array."""
        return self._place(pointer).key

    def origin(self, pointer: str) -> Origin:
        """Return the origin of the value at a pointer."""
        return Origin(self.path, pointer, self.position, 1 if self.lines.single else None)

    def problem(self, pointer: str, says: str, hint: str = "", at_key: bool = False) -> Problem:
        """Return a problem at the value of a pointer, or at the key it stands under."""
        place = self._place(pointer)
        span = place.key if at_key and place.key is not None else place.value
        return Problem(says, hint, self.path, self.lines.position(span.start))

    def _place(self, pointer: str) -> Place:
        return self.places.find(segments_of(pointer))
