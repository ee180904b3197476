"""Migrate the text of a file: edits where a value changes, a new rendering where its envelope does.

Comments, order and layout outside the changed places stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from elicit_design.linting.edits import apply_edits, fix_of
from elicit_design.linting.kinds import recognise
from elicit_design.linting.nodes import Node, RequestNode, SchemaNode, Source
from elicit_design.linting.places import Lines, locate
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.linting.reading import read_text
from elicit_design.migrating.designs import design_steps
from elicit_design.migrating.envelopes import Carried, carry
from elicit_design.migrating.layout import render
from elicit_design.migrating.requests import request_steps
from elicit_design.migrating.schemas import schema_steps
from elicit_design.migrating.steps import Outcome, Step
from elicit_design.model.finding import Edit
from elicit_design.model.location import Position
from elicit_design.model.target import Revision
from elicit_design.problems import Problem, UserError
from elicit_design.rules.base import Mend


@dataclass(frozen=True, slots=True)
class Note:
    """What a step did, and where in the text as it was read."""

    position: Position
    pointer: str
    outcome: Outcome
    says: str


@dataclass(frozen=True, slots=True)
class Migration:
    """The new text, and what changed or was lost on the way."""

    text: str
    notes: tuple[Note, ...]

    @property
    def blocked(self) -> bool:
        """Whether something has no counterpart and was left as it is."""
        return any(note.outcome == "blocked" for note in self.notes)


def migrate_text(path: str, text: str, to: Revision) -> Migration:
    """Rewrite the text of a file for a revision.

    Args:
        path: names the file in errors; its suffix tells JSON from YAML.
        text: schemas, requests, results that ask, or designs.
        to: the revision to write for.

    Raises:
        UserError: when the text holds nothing that can be migrated.
    """
    documents = read_text(path, text)
    nodes, _ = recognise(documents)
    known = any(isinstance(node, (SchemaNode, RequestNode, DesignNode)) for node in nodes)
    if not known and not any(carry(document.data, to) for document in documents):
        raise UserError(_nothing(path))
    text_edited, notes = _pass(path, text, to)
    again, later = _pass(path, text_edited, to) if text_edited != text else (text_edited, [])
    told = {(one.pointer, one.says) for one in notes}
    new = [one for one in later if (one.pointer, one.says) not in told]
    return Migration(again, (*notes, *(replace(one, position=Position(1, 1)) for one in new)))


def _pass(path: str, text: str, to: Revision) -> tuple[str, list[Note]]:
    """Edit every value that has to change, then put messages into their new envelopes.

    A second pass finds what only the new envelope made recognisable, and else changes nothing.
    """
    documents = read_text(path, text)
    nodes, _ = recognise(documents)
    steps = [(node, step) for node in _migrated(nodes) for step in _steps(node, to)]
    moved = read_text(path, apply_edits(text, _edits(steps)))
    carried = [carry(document.data, to) for document in moved]
    edits = [
        _envelope(document, envelope)
        for document, envelope in zip(moved, carried, strict=True)
        if envelope and envelope.outcome != "blocked"
    ]
    rendered = apply_edits(moved[0].text if moved else text, edits)
    return rendered, list(_notes(text, steps, zip(documents, carried, strict=True)))


def _envelope(document: Source, envelope: Carried) -> Edit:
    span = locate(document, "")
    old = document.text[span.start : span.end]
    return Edit(span, render(document, envelope.data) + old[len(old.rstrip()) :])


def _migrated(nodes: Sequence[Node]) -> list[Node]:
    """The nodes to rewrite: of a design the design itself, not the shapes that it carries."""
    designs = {id(node.source) for node in nodes if isinstance(node, DesignNode)}
    return [
        node for node in nodes if isinstance(node, DesignNode) or id(node.source) not in designs
    ]


def _steps(node: Node, to: Revision) -> Iterable[Step]:
    if isinstance(node, DesignNode):
        return design_steps(node, to)
    if isinstance(node, SchemaNode):
        return schema_steps(node, to)
    if isinstance(node, RequestNode):
        return request_steps(node, to)
    return ()


def _edits(steps: Sequence[tuple[Node, Step]]) -> list[Edit]:
    """The edits of all steps; removals from one mapping are made together."""
    by_source: dict[int, tuple[Source, list[Step]]] = {}
    for node, step in steps:
        by_source.setdefault(id(node.source), (node.source, []))[1].append(step)
    edits: list[Edit] = []
    for source, own in by_source.values():
        changes = tuple(change for step in own for change in step.changes)
        fix = fix_of(source, Mend("", changes))
        edits.extend(fix.edits if fix else ())
    return edits


def _notes(
    text: str,
    steps: Sequence[tuple[Node, Step]],
    carried: Iterable[tuple[Source, Carried | None]],
) -> Iterator[Note]:
    lines = Lines(text)
    for node, step in steps:
        at = lines.position(locate(node.source, step.pointer).start)
        yield Note(at, step.pointer, step.outcome, step.says)
    for document, moved in carried:
        if moved:
            at = lines.position(locate(document, "").start)
            yield Note(at, "", moved.outcome, moved.says)


def _nothing(path: str) -> Problem:
    return Problem(
        "holds nothing that can be migrated.",
        "Give a requestedSchema, an elicitation request, an InputRequiredResult or a design.",
        path,
    )
