"""The short form `arguments:` of a hand-written tool, turned into a JSON Schema.

Arguments:
title!: string                 # `!` at the name or the type: required
tags: string[]                 # a list
visibility: [public, private]  # one of these
limit: {type: integer, default: 10, description: How many at most}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from elicit_design.loading.naming import nearest
from elicit_design.loading.places import escape, segments_of
from elicit_design.model.location import Locate, Position
from elicit_design.model.values import Json, JsonObject

TYPES = ("string", "integer", "number", "boolean", "array", "object", "null")
_SYNONYMS = {
    "str": "string",
    "text": "string",
    "int": "integer",
    "float": "number",
    "double": "number",
    "bool": "boolean",
    "list": "array",
    "dict": "object",
    "map": "object",
    "mapping": "object",
}
KEYWORDS = (
    *("type", "title", "description", "default", "examples", "enum", "const", "required"),
    *("format", "pattern", "minLength", "maxLength", "contentEncoding", "contentMediaType"),
    *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    *("items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"),
    *("properties", "additionalProperties", "patternProperties", "propertyNames"),
    *("minProperties", "maxProperties", "anyOf", "oneOf", "allOf", "not", "if", "then", "else"),
    *("$ref", "$defs", "$comment", "deprecated", "readOnly", "writeOnly"),
)


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with one argument; the pointer is below the tool, as written."""

    pointer: str
    says: str
    hint: str
    at_key: bool = False


@dataclass(slots=True)
class Expanded:
    """The schema, the names as they are written, and what could not be read."""

    schema: JsonObject
    written: dict[str, str] = field(default_factory=dict)
    complaints: list[Complaint] = field(default_factory=list)


def expand(arguments: JsonObject) -> Expanded:
    """Turn the short form into a JSON Schema of type object."""
    properties: dict[str, Json] = {}
    required: list[Json] = []
    expanded = Expanded({"type": "object", "properties": properties})
    for written, value in arguments.items():
        name = written.removesuffix("!").strip()
        place = f"/arguments/{escape(written)}"
        if not name or name in properties:
            expanded.complaints.append(
                Complaint(
                    place, f"the argument {written!r} has no name of its own.", "Rename it.", True
                )
            )
            continue
        described, needed = _argument(value)
        expanded.complaints.extend(_complaints(value, place))
        properties[name] = described
        expanded.written[name] = written
        if needed or written.endswith("!"):
            required.append(name)
    if required:
        expanded.schema = {**expanded.schema, "required": required}
    return expanded


def _argument(value: Json) -> tuple[JsonObject, bool]:
    """Return the schema of one argument, and whether it says that it is required."""
    if isinstance(value, str):
        return _of_type(value.strip().removesuffix("!").strip()), value.strip().endswith("!")
    if isinstance(value, list):
        return {"type": "string", "enum": value}, False
    if not isinstance(value, dict):
        return {}, False
    schema = dict(value)
    needed = schema.pop("required") if isinstance(schema.get("required"), bool) else False
    if isinstance(kind := schema.get("type"), str):
        needed = needed or kind.endswith("!")
        schema.update(_of_type(kind.removesuffix("!").strip()))
    return schema, bool(needed)


def _of_type(kind: str) -> dict[str, Json]:
    if kind.endswith("[]"):
        return {"type": "array", "items": _of_type(kind.removesuffix("[]"))}
    return {"type": kind}


def _complaints(value: Json, place: str) -> Iterator[Complaint]:
    if isinstance(value, str):
        yield from _type_complaint(value, place)
    elif isinstance(value, dict):
        for key in value:
            if key not in KEYWORDS and not key.startswith("x-"):
                says = f"{key!r} is not something an argument has."
                yield Complaint(f"{place}/{escape(key)}", says, nearest(key, KEYWORDS), True)
        if isinstance(value.get("type"), str):
            yield from _type_complaint(str(value["type"]), f"{place}/type")
    elif not isinstance(value, list) or not value:
        says = "an argument is its type, a list of its values, or a mapping."
        yield Complaint(place, says, "Write `string`, `[a, b]` or `{type: string, ...}`.")


def _type_complaint(written: str, place: str) -> Iterator[Complaint]:
    kind = written.strip().removesuffix("!").strip()
    while kind.endswith("[]"):
        kind = kind.removesuffix("[]")
    if kind not in TYPES:
        meant = _SYNONYMS.get(kind.lower())
        hint = f"Write {meant}." if meant else f"Write one of {', '.join(TYPES)}."
        yield Complaint(place, f"{kind!r} is not a type.", hint)


def locate_written(locate: Locate, tool: str, written: dict[str, str]) -> Locate:
    """Return a locator that finds `/inputSchema/properties/...` where the short form has it."""
    schema = f"{tool}/inputSchema"
    properties = f"{schema}/properties/"

    def position(pointer: str) -> Position:
        if pointer.startswith(properties):
            segments = segments_of(pointer[len(schema) + len("/properties") :])
            name = written.get(segments[0], segments[0])
            rest = "".join(f"/{escape(segment)}" for segment in [name, *segments[1:]])
            return locate(f"{tool}/arguments{rest}")
        if pointer == schema or pointer.startswith(f"{schema}/"):
            return locate(f"{tool}/arguments")
        return locate(pointer)

    return position
