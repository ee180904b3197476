"""Rewrite the parameters of an `elicitation/create` for another revision."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.migrating.schemas import FIRST
from elicit_design.migrating.steps import Step
from elicit_design.model.target import Revision
from elicit_design.rules.base import Insert, Remove

WITH_IDS: Revision = "2025-11-25"
"""The one revision in which a URL request carries an `elicitationId`."""

_GONE = {
    "_meta": "A progress token cannot be attached: the request is part of a result.",
    "task": "Tasks are an extension now: a question of a task is read with `tasks/get`.",
}


def request_steps(request: RequestNode, to: Revision) -> Iterator[Step]:
    """Yield what has to change in a request's parameters, its form excluded."""
    if request.mode == "url":
        yield from _url_steps(request, to)
    if to == FIRST and request.mode == "form" and "mode" in request.params:
        at = member(request.pointer, "mode")
        yield Step(at, "changed", f"{to} has one mode and does not name it.", (Remove(at),))
    for key, says in _GONE.items():
        if key in request.params and _lacks(key, to):
            at = member(request.pointer, key)
            yield Step(at, "lost", says, (Remove(at),))


def _lacks(key: str, revision: Revision) -> bool:
    return revision != WITH_IDS if key == "task" else revision > WITH_IDS


def _url_steps(request: RequestNode, to: Revision) -> Iterator[Step]:
    known = "elicitationId" in request.params
    if to == FIRST:
        says = (
            f"{to} has no URL mode: nothing can be asked here. Answer with an error that says "
            "how to do the same in a terminal or in the browser."
        )
        yield Step(request.pointer, "blocked", says)
    elif to == WITH_IDS and not known:
        made = str(uuid.uuid5(uuid.NAMESPACE_URL, str(request.params.get("url"))))
        says = f"{to} wants an `elicitationId`: make a new one for every request."
        insert = Insert(request.pointer, "elicitationId", made)
        yield Step(request.pointer, "changed", says, (insert,))
    elif to > WITH_IDS and known:
        at = member(request.pointer, "elicitationId")
        says = f"{to} has no `elicitationId`: keep the one-time id in the URL and in the state."
        yield Step(at, "lost", says, (Remove(at),))
