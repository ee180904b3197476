"""From files to documents the linter can recognise: data files, templates and skills."""

from __future__ import annotations

import re
from dataclasses import dataclass

from elicit_design.linting.nodes import Source
from elicit_design.loading.decode import decode
from elicit_design.loading.document import Document
from elicit_design.loading.sources import Source as File
from elicit_design.model.location import Span
from elicit_design.model.values import Json
from elicit_design.problems import Problem, UserError


def documents_of(file: File) -> tuple[tuple[Source, ...], Problem | None]:
    """Take a file's text apart; what kind it is tells the end of its name."""
    if file.path.endswith(".j2"):
        return (TextDocument(file.path, file.text),), None
    if file.path.endswith(".md"):
        from elicit_design.linting.skills import SkillDocument  # most runs see no skill

        return (SkillDocument(file.path, file.text),), None
    decoded = decode(file)
    return tuple(DataDocument(document) for document in decoded.documents), decoded.problem


def read_text(path: str, text: str) -> list[Source]:
    """Return the documents of one text.

    Raises:
        UserError: when the text is neither JSON nor YAML.
    """
    documents, problem = documents_of(File(path, text, True, path))
    if problem:
        raise UserError(problem)
    return list(documents)


_RANGE = re.compile(r"/@(\d+)-(\d+)")


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

    @property
    def faults(self) -> tuple[Problem, ...]:
        """What is wrong with the text though it can be read."""
        return self.loaded.faults

    def span(self, pointer: str) -> Span:
        """Return where a value stands, or the nearest value around it; `/@start-end` is a range."""
        if pointer.startswith("/@") and (found := _RANGE.fullmatch(pointer)):
            return Span(int(found[1]), int(found[2]))
        return self.loaded.span(pointer)

    def key_span(self, pointer: str) -> Span:
        """Return where a member's name stands. Raises LookupError for an entry of a list."""
        span = self.loaded.key_span(pointer)
        if span is None:
            raise LookupError(pointer)
        return span


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

    @property
    def faults(self) -> tuple[Problem, ...]:
        """None: text is text."""
        return ()

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
