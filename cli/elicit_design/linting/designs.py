"""A `design.json` as nodes: the design itself, its rendered shapes and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from elicit_design.linting.forms import request_node, schema_node
from elicit_design.linting.nodes import Node, Role, SchemaNode, Source, TextNode, member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.model.target import NEWEST, REVISIONS, Revision
from elicit_design.model.values import JsonObject
from elicit_design.words.jinja import jinja_name

if TYPE_CHECKING:
    from elicit_design.designing.document import DesignError
    from elicit_design.model.design import Design

_KEYS = frozenset({"version", "tool", "server", "cases"})
_ROLES: tuple[tuple[str, Role], ...] = (
    ("message", "message"),
    ("option.", "option"),
    ("outcome.", "outcome"),
)


class Reading:
    """A design's document, read as a design when a rule first asks."""

    def __init__(self, path: str, data: JsonObject) -> None:
        self.path, self.data = path, data

    @cached_property
    def _read(self) -> Design | DesignError:
        from elicit_design.designing.document import DesignError, design_from_json

        try:
            return design_from_json(self.data)
        except DesignError as fault:
            return fault

    @property
    def design(self) -> Design | None:
        """The design; None when the document is none."""
        from elicit_design.model.design import Design

        return self._read if isinstance(self._read, Design) else None

    @property
    def fault(self) -> DesignError | None:
        """Why the document is no design; None when it is one."""
        return None if self.design is not None else self._read  # type: ignore[return-value]

    def tool_digest(self) -> str | None:
        """Digest of the tool as it is described now; None when its description is not there."""
        design = self.design
        if design is None or not design.source or design.source == "-":
            return None
        return _digests(design.source).get((design.server, design.tool))


@lru_cache(maxsize=64)
def _digests(source: str) -> dict[tuple[str, str], str]:
    from elicit_design.loading import load

    if not Path(source).is_file():
        return {}
    return {(tool.server, tool.name): tool.digest for tool in load(source).tools}


def declared_beside(path: str) -> frozenset[str] | None:
    """Return the variables that the design in the folder of a template declares.

    None when there is no design that can be read.
    """
    beside = Path(path).parent / "design.json"
    return _declared(str(beside)) if beside.is_file() else None


@lru_cache(maxsize=64)
def _declared(path: str) -> frozenset[str] | None:
    import json

    try:
        design = Reading(path, json.loads(Path(path).read_text("utf-8"))).design
    except (OSError, ValueError):
        return None
    if design is None:
        return None
    questions = [question for _, question in design.questions]
    return frozenset(jinja_name(p.name) for one in questions for p in one.placeholders)


def recognise_design(document: Source, revision: Revision) -> list[Node] | None:
    """Return the nodes of a design; None for a document that is none.

    The shapes a design carries are checked each for its own revision, whatever `revision` is.
    """
    data = document.data
    if not isinstance(data, Mapping) or not data.keys() >= _KEYS:
        return None
    nodes: list[Node] = [
        DesignNode(document, "", revision, data, Reading(document.path, data)),
    ]
    for pointer, question in _questions(data):
        shapes = list(_rendered(document, pointer, question))
        nodes.extend(shapes)
        newest = next((s for s in reversed(shapes) if isinstance(s, SchemaNode)), None)
        nodes.extend(_texts(document, pointer, question, newest))
    return nodes


def _questions(data: JsonObject) -> Iterator[tuple[str, JsonObject]]:
    cases = data.get("cases")
    for n, case in enumerate(cases if isinstance(cases, list) else []):
        question = case.get("question") if isinstance(case, Mapping) else None
        if isinstance(question, Mapping):
            yield f"/cases/{n}/question", question


def _rendered(document: Source, pointer: str, question: JsonObject) -> Iterator[Node]:
    shapes = question.get("rendered")
    for revision in REVISIONS:
        shape = shapes.get(revision) if isinstance(shapes, Mapping) else None
        if not isinstance(shape, Mapping):
            continue
        at = member(pointer, "rendered", revision)
        if "properties" in shape:
            form = schema_node(document, at, shape, revision)
            yield form
            yield from form.fields
        else:
            yield request_node((document, at), shape, revision)


def _texts(
    document: Source, pointer: str, question: JsonObject, form: SchemaNode | None
) -> Iterator[TextNode]:
    words = question.get("words")
    for locale, entries in words.items() if isinstance(words, Mapping) else ():
        for key, text in entries.items() if isinstance(entries, Mapping) else ():
            if isinstance(text, str):
                at = member(pointer, "words", locale, key)
                yield _text(document, at, (locale, key, text), form)


def _text(
    document: Source, at: str, entry: tuple[str, str, str], form: SchemaNode | None
) -> TextNode:
    locale, key, text = entry
    role = _role(key)
    return TextNode(
        document, at, NEWEST, text, role, "catalogue", locale=locale, form=form, key=key
    )


def _role(key: str) -> Role:
    for start, role in _ROLES:
        if key.startswith(start):
            return role
    return "title" if key.endswith(".title") else "description"
