"""Bring a design's shape for a revision up to date, and say what the revision cannot say.

A design itself speaks of no revision: its fields, words and outcomes are those of every one. What
belongs to a revision is the rendered shape.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from elicit_design.linting.forms import request_node, schema_node
from elicit_design.linting.nodes import Source, member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.migrating.requests import request_steps
from elicit_design.migrating.schemas import schema_steps
from elicit_design.migrating.steps import Step
from elicit_design.model.design import CaseDesign, Design
from elicit_design.model.target import NEWEST, Revision
from elicit_design.model.values import Json, JsonObject
from elicit_design.problems import Problem, UserError
from elicit_design.rules.base import Insert, Replace


def design_steps(node: DesignNode, to: Revision) -> Iterator[Step]:
    """Yield what has to change in a design, question by question.

    Raises:
        UserError: when the document is no design that can be read.
    """
    design = node.design
    if design is None:
        fault = node.reading.fault
        hint = "Write it again with `design`."
        raise UserError(Problem(f"is no design: {fault}.", hint, node.source.path))
    cases = node.data.get("cases")
    raw = list(cases) if isinstance(cases, list) else []
    for n, (case, data) in enumerate(zip(design.cases, raw, strict=False)):
        if case.question is not None and isinstance(data, Mapping):
            at = member("", "cases", n, "question")
            yield from _question(node.source, design, case, (at, data["question"]), to)


def _question(
    source: Source,
    design: Design,
    case: CaseDesign,
    written: tuple[str, JsonObject],
    to: Revision,
) -> Iterator[Step]:
    from elicit_design.designing.document import rendered

    assert case.question is not None  # noqa: S101 - asked by the caller
    at, question = written
    try:
        fresh = rendered(case.question, design)
    except (LookupError, ValueError) as fault:
        says = f"its question at {at} cannot be rendered: {fault}."
        raise UserError(Problem(says, "`lint` says what is wrong.", source.path)) from fault
    yield from _shape(at, question, fresh[to], to)
    for step in _losses(source, at, fresh[NEWEST], to):
        yield Step(at, step.outcome, step.says)


def _shape(at: str, question: JsonObject, shape: Json, to: Revision) -> Iterator[Step]:
    shapes = question.get("rendered")
    if not isinstance(shapes, Mapping):
        change = Insert(at, "rendered", {to: shape})
        yield Step(at, "changed", f"The shape for {to} was added.", (change,))
    elif to not in shapes:
        place = member(at, "rendered")
        yield Step(place, "changed", f"The shape for {to} was added.", (Insert(place, to, shape),))
    elif _text(shapes[to]) != _text(shape):
        place = member(at, "rendered", to)
        says = f"The shape for {to} was not what the design says; it was rendered again."
        yield Step(place, "changed", says, (Replace(place, shape),))


def _losses(source: Source, at: str, newest: Json, to: Revision) -> Iterator[Step]:
    """What the newest shape says that `to` cannot."""
    if not isinstance(newest, Mapping):
        return
    place = member(at, "rendered", NEWEST)
    steps = (
        schema_steps(schema_node(source, place, newest, NEWEST), to)
        if "properties" in newest
        else request_steps(request_node((source, place), newest, NEWEST), to)
    )
    yield from (step for step in steps if step.outcome != "changed")


def _text(value: Json) -> str:
    return json.dumps(value, sort_keys=True)
