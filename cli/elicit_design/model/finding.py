"""What a lint rule reports."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from elicit_design.model.levels import FindingLevel
from elicit_design.model.location import Position, Span

Certainty = Literal["low", "medium", "high"]


class Edit(NamedTuple):
    """Replace the characters of `span` in the document by `text`."""

    span: Span
    text: str


class Fix(NamedTuple):
    """A change that mends a finding; unsafe when it may change what the form means."""

    says: str
    safe: bool
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault, at the value at fault.

    Attributes:
        path: the path as the user gave it.
        pointer: JSON pointer of the value at fault inside its document.
        message: what is wrong and what to write instead, one or two sentences.
        client: the client profile that raised it, for `ELC`.
    """

    code: str
    name: str
    severity: FindingLevel
    confidence: Certainty
    message: str
    path: str
    pointer: str
    position: Position
    end: Position | None = None
    fix: Fix | None = None
    client: str | None = None
