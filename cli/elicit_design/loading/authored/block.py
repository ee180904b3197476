"""An `elicitation:` block as data to `Authored`.

The block is checked against the published schema first, so that reading it can rely on types;
what the schema cannot say (conditions, references between its parts) is checked while reading.
"""

from __future__ import annotations

from elicit_design.loading.authored.case import BlockError, read_case
from elicit_design.loading.authored.check import Complaint, check
from elicit_design.loading.authored.parts import mappings, text, texts
from elicit_design.loading.document import Document
from elicit_design.model.authored import Authored, AuthoredCase, AuthoredChange
from elicit_design.model.values import Json, JsonObject
from elicit_design.problems import Problem


def read_block(
    document: Document, pointer: str, data: Json
) -> tuple[Authored | None, tuple[Problem, ...]]:
    """Read the block at a pointer of a document.

    Returns:
        What it states, None when something in it is wrong, and what that is.
    """
    complaints = check(data, "block")
    authored = None
    if not complaints and isinstance(data, dict):
        try:
            authored = _authored(document, pointer, data)
        except BlockError as error:
            complaints = [Complaint(error.pointer, str(error), error.hint)]
    problems = tuple(
        document.problem(
            pointer + complaint.pointer, complaint.says, complaint.hint, complaint.at_key
        )
        for complaint in complaints
    )
    return authored, problems


def _authored(document: Document, pointer: str, data: JsonObject) -> Authored:
    annotations = data.get("annotations")
    return Authored(
        origin=document.origin(pointer),
        whole=read_case(data, ""),
        cases=_cases(data),
        annotations=annotations if isinstance(annotations, dict) else {},
        changes=tuple(_change(change) for change in mappings(data.get("changes"))),
    )


def _cases(data: JsonObject) -> tuple[AuthoredCase, ...]:
    cases = tuple(
        read_case(case, f"/cases/{number}")
        for number, case in enumerate(mappings(data.get("cases")))
    )
    seen: set[str] = set()
    for number, case in enumerate(cases):
        if case.id is not None and case.id in seen:
            says = f"a second case is called {case.id!r}."
            raise BlockError(says, "Give each case an id of its own.", f"/cases/{number}/id")
        seen.add(case.id or "")
    return cases


def _change(data: JsonObject) -> AuthoredChange:
    return AuthoredChange(
        says=text(data, "says") or "",
        kind=text(data, "kind") or "description",
        where=text(data, "where") or "",
        before=data.get("before"),
        after=data.get("after"),
        stages=texts(data, "stages"),
    )
