"""From files to documents the linter can recognise: data files, templates and skills."""

from __future__ import annotations

from dataclasses import dataclass

from elicit_design.linting.nodes import Source
from elicit_design.linting.skills import SkillDocument
from elicit_design.loading.decode import decode
from elicit_design.loading.document import Document
from elicit_design.loading.sources import Source as LoadedSource
from elicit_design.model.location import Span
from elicit_design.model.values import Json
from elicit_design.problems import UserError


@dataclass(frozen=True, slots=True, eq=False)
class DataDocument:
    """A JSON or YAML document that was loaded, as the linter wants to ask it."""

    loaded: Document

    @property
    def path(self) -> str:
        """The path as the user gave it."""
        return self.loaded.path

    @property
    def text(self) -> str:
        """The whole text of the file."""
        return self.loaded.text

    @property
    def data(self) -> Json:
        """What the text says."""
        return self.loaded.data

    @property
    def syntax(self) -> str:
        """`json` or `yaml`."""
        return self.loaded.syntax

    def span(self, pointer: str) -> Span:
        """Return where a value stands, or the nearest value around it."""
        return self.loaded.span(pointer)

    def key_span(self, pointer: str) -> Span:
        """Return where a member's name stands. Raises LookupError for an entry of a list."""
        span = self.loaded.key_span(pointer)
        if span is None:
            raise LookupError(pointer)
        return span


def read_text(path: str, text: str) -> list[Source]:
    """Return the documents of one text.

    Raises:
        UserError: when the text is neither JSON nor YAML.
    """
    if path.endswith(".j2"):
        return [TextDocument(path, text)]
    if path.endswith(".md"):
        return [SkillDocument(path, text)]
    decoded = decode(LoadedSource(path, text, True, path))
    if decoded.problem:
        raise UserError(decoded.problem)
    return [DataDocument(document) for document in decoded.documents]


@dataclass(frozen=True, slots=True)
class TextDocument:
    """A template or a skill; its pointers are `/@start-end`, ranges of characters."""

    path: str
    text: str
    syntax: str = "template"

    @property
    def data(self) -> Json:
        """The text itself."""
        return self.text

    def span(self, pointer: str) -> Span:
        """Return the range that a pointer names; the whole text for the empty one."""
        if not pointer:
            return Span(0, len(self.text))
        if not pointer.startswith("/@"):
            raise LookupError(pointer)
        start, _, end = pointer[2:].partition("-")
        return Span(int(start), int(end))

    def key_span(self, pointer: str) -> Span:
        """Return the same as `span`: text has no names."""
        return self.span(pointer)
