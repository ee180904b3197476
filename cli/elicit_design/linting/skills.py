"""Agent skills: a Markdown file with YAML frontmatter, taken apart and located.

Pointers are `/frontmatter/KEY...` and `/body`; `/body/@start-end` is a range of the body's
characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any

import yaml

from elicit_design.linting.nodes import Node, Source, member
from elicit_design.linting.project_nodes import SkillNode
from elicit_design.model.location import Span
from elicit_design.model.target import Revision
from elicit_design.model.values import Json
from elicit_design.problems import Problem

FILE_NAMES = ("SKILL.md", "skill.md")

_FRONTMATTER = re.compile(r"\A---[ \t]*\r?\n(.*?)^---[ \t]*\r?$\n?", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class SkillDocument:
    """A skill's file; `data` is its frontmatter, empty when it has none that can be read."""

    path: str
    text: str
    syntax: str = "markdown"

    @cached_property
    def _match(self) -> re.Match[str] | None:
        return _FRONTMATTER.match(self.text)

    @cached_property
    def root(self) -> yaml.Node | None:
        """The frontmatter as YAML nodes; None when there is none or it cannot be read."""
        try:
            return yaml.compose(self._match[1], Loader=yaml.SafeLoader) if self._match else None
        except (yaml.YAMLError, RecursionError):
            return None

    @cached_property
    def data(self) -> Json:
        """The frontmatter; scalars stay as the text they are written in."""
        return _plain(self.root) if isinstance(self.root, yaml.MappingNode) else {}

    @property
    def faults(self) -> tuple[Problem, ...]:
        """None that the frontmatter's rules do not tell."""
        return ()

    @property
    def problem(self) -> str | None:
        """Why there is no frontmatter to look at; None when there is one."""
        if self._match is None:
            return "it has no frontmatter between two lines of `---` at its start"
        if not isinstance(self.root, yaml.MappingNode):
            return "its frontmatter is no YAML mapping"
        return None

    @property
    def body_start(self) -> int:
        """Offset of the first character after the frontmatter."""
        return self._match.end() if self._match else 0

    def span(self, pointer: str) -> Span:
        """Return where a value of the frontmatter, the body or a range of it stands."""
        return self._find(pointer)[0]

    def key_span(self, pointer: str) -> Span:
        """Return where a key of the frontmatter stands; text has no names."""
        return self._find(pointer)[1]

    def _find(self, pointer: str) -> tuple[Span, Span]:
        if not pointer:
            first_line = Span(0, len(self.text.partition("\n")[0]))
            return first_line, first_line
        if pointer.startswith("/body"):
            at = self._body_span(pointer)
            return at, at
        return self._spans[pointer]

    def _body_span(self, pointer: str) -> Span:
        start, _, end = pointer.removeprefix("/body").removeprefix("/@").partition("-")
        begin = self.body_start
        if not end:
            return Span(begin, begin + len(self.text[begin:].lstrip("\n").partition("\n")[0]))
        return Span(begin + int(start), begin + int(end))

    @cached_property
    def _spans(self) -> dict[str, tuple[Span, Span]]:
        found: dict[str, tuple[Span, Span]] = {}
        offset = self._match.start(1) if self._match else 0
        _locate(self.root, "/frontmatter", Span(0, 3), offset, found)
        return found


def recognise_skill(document: Source, revision: Revision) -> list[Node] | None:
    """Return a skill's node; None for Markdown that is no skill."""
    if not isinstance(document, SkillDocument) or not _is_skill(document):
        return None
    body = document.text[document.body_start :]
    frontmatter = document.data if isinstance(document.data, dict) else {}
    return [SkillNode(document, "", revision, frontmatter, body, document.problem)]


def is_bare(path: str) -> bool:
    """Whether a skill's file stands alone, rather than as `SKILL.md` in a folder of its own."""
    return PurePosixPath(path).name not in FILE_NAMES


def stands_beside(path: str, name: str) -> bool:
    """Whether the folder of a skill stands beside the file at `path`."""
    folder = Path(path).parent / name
    return any((folder / file).is_file() for file in FILE_NAMES)


def _is_skill(document: SkillDocument) -> bool:
    name = PurePosixPath(document.path).name
    if name in FILE_NAMES or name.startswith("skill-"):
        return True
    return isinstance(document.data, dict) and {"name", "description"} <= set(document.data)


def _plain(node: yaml.Node | None) -> Any:
    if isinstance(node, yaml.MappingNode):
        return {str(_plain(key)): _plain(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item) for item in node.value]
    return node.value if node is not None else None


def _locate(
    node: yaml.Node | None,
    at: str,
    key: Span,
    offset: int,
    found: dict[str, tuple[Span, Span]],
) -> None:
    if node is None:
        return
    found[at] = (_span(node, offset), key)
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            _locate(value, member(at, str(name.value)), _span(name, offset), offset, found)
    elif isinstance(node, yaml.SequenceNode):
        for n, value in enumerate(node.value):
            _locate(value, f"{at}/{n}", _span(value, offset), offset, found)


def _span(node: yaml.Node, offset: int) -> Span:
    return Span(node.start_mark.index + offset, node.end_mark.index + offset)
