"""From files to documents the linter can recognise: data files, templates and skills."""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from elicit_design.linting.nodes import Source, member
from elicit_design.linting.skills import SkillDocument
from elicit_design.model.location import Span
from elicit_design.model.values import Json


@dataclass(frozen=True, slots=True)
class PlainDocument:
    """A document located by the nodes of YAML, of which JSON is nearly a part."""

    path: str
    text: str
    data: Json
    syntax: str

    def span(self, pointer: str) -> Span:
        """Return where a value stands."""
        return self._spans()[pointer][0]

    def key_span(self, pointer: str) -> Span:
        """Return where a member's name stands."""
        return self._spans()[pointer][1]

    def _spans(self) -> dict[str, tuple[Span, Span]]:
        found: dict[str, tuple[Span, Span]] = {}
        _walk(yaml.compose(self.text), "", Span(0, 0), found)
        return found


def _walk(node: yaml.Node | None, at: str, key: Span, found: dict[str, tuple[Span, Span]]) -> None:
    if node is None:
        return
    found[at] = (_span(node), key)
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            _walk(value, member(at, name.value), _span(name), found)
    elif isinstance(node, yaml.SequenceNode):
        for n, value in enumerate(node.value):
            _walk(value, f"{at}/{n}", Span(0, 0), found)


def _span(node: yaml.Node) -> Span:
    return Span(node.start_mark.index, node.end_mark.index)


def read_text(path: str, text: str) -> list[Source]:
    """Return the documents of one text, by its file name's suffix."""
    if path.endswith(".j2"):
        return [TextDocument(path, text)]
    if path.endswith(".md"):
        return [SkillDocument(path, text)]
    syntax = "yaml" if path.endswith((".yaml", ".yml")) else "json"
    return [PlainDocument(path, text, yaml.safe_load(text), syntax)]


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
