"""How a field is written on the wire, for the revisions before and from 2025-11-25 on.

The shapes are those of `designing.shapes`, which knows the clients of the design, so that a
handler sends what `schema.json` shows. Words and options are left out: they are known at call
time only.
"""

from __future__ import annotations

from collections.abc import Mapping

from elicit_design.designing.shapes import requested_schema
from elicit_design.handlers.plan import OptionStyle, WireShape
from elicit_design.model.design import Design, Question
from elicit_design.model.target import NEWEST, Revision, Target
from elicit_design.model.values import Json

OLDEST: Revision = "2025-06-18"
_OPTIONS = ("oneOf", "enum", "enumNames", "items")


def wire_shapes(question: Question, design: Design) -> Mapping[str, tuple[WireShape, WireShape]]:
    """Return each field's shape in 2025-06-18 and in the later revisions."""
    old, new = (_shapes(question, design, revision) for revision in (OLDEST, NEWEST))
    return {name: (old[name], shape) for name, shape in new.items()}


def _shapes(question: Question, design: Design, revision: Revision) -> dict[str, WireShape]:
    schema = requested_schema(question, design, Target(revision, design.clients))
    properties, required = schema["properties"], schema.get("required", [])
    if not isinstance(properties, Mapping) or not isinstance(required, list):
        raise TypeError("a requestedSchema has properties and a list of required ones")
    return {name: _shape(found, name in required) for name, found in properties.items()}


def _shape(found: Json, required: bool) -> WireShape:
    if not isinstance(found, Mapping):
        raise TypeError("a property of a requestedSchema is an object")
    left_out = {"type", "title", "description", *_OPTIONS}
    keywords = {key: value for key, value in found.items() if key not in left_out}
    return WireShape(str(found["type"]), _style(found), keywords, required)


def _style(found: Mapping[str, Json]) -> OptionStyle | None:
    if "items" in found:
        return "anyOf"
    if "oneOf" in found:
        return "oneOf"
    if "enumNames" in found:
        return "enum+enumNames"
    return "enum" if "enum" in found else None
