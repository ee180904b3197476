"""The JSON Schema of a design, made from the types of the model and their documentation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from elicit_design.designing.codec import CONDITIONS, hints, spelling
from elicit_design.model.design import DESIGN_VERSION, Design
from elicit_design.model.trigger import TestOperator
from elicit_design.model.values import Json

SCHEMA_ID = "https://elicit-design.dev/schemas/design-1.json"
_ATTRIBUTE = re.compile(r"^    ([a-z_]+(?:, [a-z_]+)*): (.*(?:\n        .*)*)", re.MULTILINE)
_PRIMITIVES: dict[Any, Json] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
}
_RENDERED = (
    "What a client is sent in each revision, with sample values: the `requestedSchema` of a form, "
    "the parameters of URL mode, null where the revision has no such mode. For readers only."
)


def design_schema() -> dict[str, Json]:
    """Return the JSON Schema (2020-12) of `design.json`."""
    definitions: dict[str, Json] = {"Condition": _condition()}
    root = _object(Design, definitions)
    version: Json = {"const": DESIGN_VERSION, "description": "Version of this object."}
    properties = {"$schema": {"type": "string"}, **root["properties"], "version": version}
    question = definitions["Question"]
    question["properties"]["rendered"] = {"type": "object", "description": _RENDERED}  # type: ignore[index, call-overload]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Design of one tool's elicitation",
        **root,
        "properties": properties,
        "required": ["version", *root["required"]],
        "$defs": definitions,
    }


def _object(kind: Any, definitions: dict[str, Json]) -> dict[str, Any]:
    notes = _notes(kind)
    types = hints(kind)
    properties: dict[str, Any] = {}
    required: list[str] = []
    for item in fields(kind):
        name = spelling(item.name)
        schema = _schema(types[item.name], definitions)
        if item.name in notes:
            schema = {**schema, "description": notes[item.name]}
        properties[name] = schema
        if item.default is MISSING and item.default_factory is MISSING:
            required.append(name)
    return {
        "description": _summary(kind),
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _schema(kind: Any, definitions: dict[str, Json]) -> dict[str, Any]:  # noqa: PLR0911
    if kind in _PRIMITIVES:
        return dict(_PRIMITIVES[kind])  # type: ignore[arg-type]
    origin, inner = get_origin(kind), get_args(kind)
    if kind in CONDITIONS or (inner and set(CONDITIONS) <= set(inner)):
        nullable = NoneType in inner
        found: dict[str, Any] = {"$ref": "#/$defs/Condition"}
        return {"anyOf": [found, {"type": "null"}]} if nullable else found
    if is_dataclass(kind):
        return _reference(kind, definitions)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin is tuple:
        return {"type": "array", "items": _schema(inner[0], definitions)}
    if origin in (Union, UnionType):
        return _union(inner, definitions)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        members = _schema(inner[1], definitions)
        return {"type": "object", **({"additionalProperties": members} if members else {})}
    return {}


def _union(inner: tuple[Any, ...], definitions: dict[str, Json]) -> dict[str, Any]:
    if Mapping in [get_origin(kind) for kind in inner] and len(inner) > 3:
        return {}  # any JSON value
    parts = [{"type": "null"} if k is NoneType else _schema(k, definitions) for k in inner]
    return {"anyOf": parts}


def _reference(kind: Any, definitions: dict[str, Json]) -> dict[str, Any]:
    name = kind.__name__
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = _object(kind, definitions)
    return {"$ref": f"#/$defs/{name}"}


def _condition() -> dict[str, Json]:
    """Return the schema of the notation in `model.conditions`."""
    parts: Json = {"type": "array", "items": {"$ref": "#/$defs/Condition"}, "minItems": 1}
    operators: dict[str, Json] = {name: {} for name in get_args(TestOperator)}
    test: Json = {
        "type": "object",
        "properties": {"argument": {"type": "string"}, "load": {"type": "string"}, **operators},
        "minProperties": 2,
        "maxProperties": 2,
        "additionalProperties": False,
    }
    return {
        "description": "`true` for every call, a test of an argument or a load, or a combination.",
        "anyOf": [
            {"const": True},
            _one("all", parts),
            _one("any", parts),
            _one("not", {"$ref": "#/$defs/Condition"}),
            test,
        ],
    }


def _one(key: str, schema: Json) -> dict[str, Json]:
    return {
        "type": "object",
        "properties": {key: schema},
        "required": [key],
        "additionalProperties": False,
    }


def _summary(kind: Any) -> str:
    text = inspect.getdoc(kind) or ""
    return " ".join(text.split("\n\n", 1)[0].split())


def _notes(kind: Any) -> dict[str, str]:
    """Return what a class's docstring says of each attribute."""
    text = inspect.getdoc(kind) or ""
    _, _, attributes = text.partition("Attributes:")
    found: dict[str, str] = {}
    for names, says in _ATTRIBUTE.findall(attributes):
        for name in names.split(", "):
            found[name] = " ".join(says.split())
    return found
