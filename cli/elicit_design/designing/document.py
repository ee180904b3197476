"""`design.json`: a design on disk, and the JSON Schema that documents it.

The object is versioned. Beside the design itself each question carries `rendered`, the shapes a
client is sent in every revision with sample values; they are written for readers and left out
when a design is read back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elicit_design.designing.codec import CodecError, decode, encode
from elicit_design.designing.design_schema import design_schema
from elicit_design.designing.exchanges import request_params
from elicit_design.designing.shapes import requested_schema
from elicit_design.model.conditions import ConditionError
from elicit_design.model.design import DESIGN_VERSION, CaseDesign, Design, Question
from elicit_design.model.target import REVISIONS, Target
from elicit_design.model.values import Json, JsonObject

DESIGN_SCHEMA: JsonObject = design_schema()
"""The JSON Schema of `design.json`, printed by `elicit-design schema design`."""


@dataclass(frozen=True, slots=True)
class DesignError(ValueError):
    """A document that is no design: what is wrong, and where."""

    says: str
    pointer: str

    def __str__(self) -> str:
        """Return the place and what is wrong there."""
        return f"{self.pointer or '/'}: {self.says}"


def design_to_json(design: Design) -> dict[str, Json]:
    """Return a design as the object of `design.json`."""
    data = encode(design)
    assert isinstance(data, dict)  # noqa: S101 - a dataclass encodes to an object
    cases = [_case(c, design) for c in design.cases]
    return {"version": design.version, **data, "cases": cases}


def _case(case: CaseDesign, design: Design) -> dict[str, Json]:
    data = encode(case)
    assert isinstance(data, dict)  # noqa: S101 - a dataclass encodes to an object
    if case.question is None:
        return data
    question = data["question"]
    assert isinstance(question, dict)  # noqa: S101 - a dataclass encodes to an object
    return {**data, "question": {**question, "rendered": rendered(case.question, design)}}


def rendered(question: Question, design: Design) -> dict[str, Json]:
    """Return what a client is sent, by revision; None where the revision has no such mode."""
    if question.form is None:
        return {revision: request_params(question, design, revision) for revision in REVISIONS}
    return {
        revision: requested_schema(question, design, Target(revision, design.clients))
        for revision in REVISIONS
    }


def design_from_json(data: Json) -> Design:
    """Return the design that a `design.json` holds.

    Raises:
        DesignError: when it is none, or of a later version.
    """
    if not isinstance(data, Mapping):
        raise DesignError("is no object", "")
    version = data.get("version")
    if version != DESIGN_VERSION:
        raise DesignError(f"is of version {version}, this reads {DESIGN_VERSION}", "/version")
    try:
        found: Any = decode(Design, data)
    except (CodecError, ConditionError) as error:
        raise DesignError(str(error), error.pointer) from error
    design: Design = found
    return design
