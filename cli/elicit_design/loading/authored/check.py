"""Check a value against a definition of the authored schema, in words an author can act on.

This knows the part of JSON Schema that the authored schema uses, and no more. The published
schema and the reader cannot drift apart, since the reader has no list of keys of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from elicit_design.loading.authored_schema import authored_schema
from elicit_design.loading.naming import kind_of, nearest, shortened
from elicit_design.loading.places import escape
from elicit_design.model.values import Json, JsonObject

_WORDS = {
    "string": "text",
    "object": "a mapping",
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "null": "nothing",
}


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong at a pointer below the value checked, and what to write instead.

    `at_key` when the key is at fault and not the value under it.
    """

    pointer: str
    says: str
    hint: str
    at_key: bool = False


def check(value: Json, definition: str) -> list[Complaint]:
    """Return what is wrong with a value as `$defs/<definition>`; nothing if it is right."""
    return list(_check(value, {"$ref": f"#/$defs/{definition}"}, "", "this"))


def _check(value: Json, schema: JsonObject, pointer: str, name: str) -> Iterator[Complaint]:
    schema = _chosen(value, _target(schema))
    if not _is_of(value, schema.get("type")):
        says = f"{name} is {kind_of(value)}, not {_types(schema)}."
        in_a_list = isinstance(value, str) and "array" in _type_list(schema)
        yield Complaint(pointer, says, f"Write [{value}]." if in_a_list else _example(schema))
        return
    yield from _value(value, schema, pointer, name)
    if isinstance(value, dict):
        yield from _mapping(value, schema, pointer, name)
    elif isinstance(value, list) and isinstance(items := schema.get("items"), dict):
        for number, element in enumerate(value):
            yield from _check(element, items, f"{pointer}/{number}", f"an entry of {name}")


def _value(value: Json, schema: JsonObject, pointer: str, name: str) -> Iterator[Complaint]:
    """Check what stands in the value itself: one of a few, long enough, of the right form."""
    allowed = schema.get("enum")
    if isinstance(allowed, list) and value not in allowed:
        says = f"{name} is {shortened(str(value))!r}, which is not known."
        yield Complaint(pointer, says, nearest(str(value), map(str, allowed)))
    if "const" in schema and value is not schema["const"]:
        yield Complaint(pointer, f"{name} is {kind_of(value)}.", _example(schema))
    pattern = schema.get("pattern")
    if isinstance(value, str) and isinstance(pattern, str) and not re.search(pattern, value):
        says = f"{name} is {shortened(value)!r}, which is not of the right form."
        yield Complaint(pointer, says, _example(schema))
    if isinstance(value, (str, list, dict)) and not value and _needs_content(schema):
        yield Complaint(pointer, f"{name} is empty.", _example(schema))
    lowest = schema.get("minimum")
    if isinstance(value, (int, float)) and isinstance(lowest, (int, float)) and value < lowest:
        yield Complaint(pointer, f"{name} is {value}.", f"Write {lowest} or more.")


def _mapping(value: JsonObject, schema: JsonObject, pointer: str, name: str) -> Iterator[Complaint]:
    known = properties_of(schema)
    rest = schema.get("additionalProperties", schema.get("unevaluatedProperties"))
    yield from _missing(value, schema, known, pointer, name)
    for key, member in value.items():
        place = f"{pointer}/{escape(key)}"
        if key in known:
            yield from _check(member, known[key], place, f"`{key}`")
        elif rest is False:
            says = f"the key {shortened(key)!r} is not known here."
            yield Complaint(place, says, nearest(key, known), at_key=True)
        elif isinstance(rest, dict):
            yield from _check(member, rest, place, f"`{shortened(key)}`")


def _missing(
    value: JsonObject, schema: JsonObject, known: dict[str, JsonObject], pointer: str, name: str
) -> Iterator[Complaint]:
    required = schema.get("required")
    for key in map(str, required if isinstance(required, list) else ()):
        if key not in value and not _misspelt(key, value, known):
            yield Complaint(pointer, f"{name} lacks `{key}`.", _example(_target(known[key])))


def _misspelt(key: str, value: JsonObject, known: dict[str, JsonObject]) -> bool:
    """Say whether a missing key is there under a wrong name, which is reported by itself."""
    return any(nearest(n, [key]).startswith("Did") for n in value if n not in known)


def properties_of(schema: JsonObject) -> dict[str, JsonObject]:
    """Return the properties of a schema, with those of the parts it is composed of."""
    found: dict[str, JsonObject] = {}
    parts = schema.get("allOf")
    for part in (schema, *(parts if isinstance(parts, list) else ())):
        properties = _target(part).get("properties") if isinstance(part, dict) else None
        if isinstance(properties, dict):
            found.update(properties)
    return found


def _target(schema: JsonObject) -> JsonObject:
    while isinstance(reference := schema.get("$ref"), str):
        definitions = authored_schema()["$defs"]
        name = reference.rpartition("/")[2]
        schema = definitions[name]  # type: ignore[index, call-overload, assignment]
    return schema


def _chosen(value: Json, schema: JsonObject) -> JsonObject:
    """Return the alternative that a value is meant as: of its type, its required keys there."""
    alternatives = schema.get("anyOf")
    if not isinstance(alternatives, list):
        return schema
    targets = [_target(option) for option in alternatives if isinstance(option, dict)]
    fitting = [target for target in targets if _is_of(value, target.get("type"))]
    if not fitting:
        return {**schema, "type": [kind for target in targets for kind in _type_list(target)]}
    if isinstance(value, dict):
        for target in fitting:
            required = target.get("required")
            if isinstance(required, list) and all(key in value for key in required):
                return target
    return fitting[-1]


def _type_list(schema: JsonObject) -> list[str]:
    kind = schema.get("type")
    if isinstance(kind, str):
        return [kind]
    return [str(name) for name in kind] if isinstance(kind, list) else []


_OF_TYPE: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "object": (dict,),
    "array": (list,),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "null": (type(None),),
}


def _is_of(value: Json, kinds: Json) -> bool:
    """Say whether a value is of a type, or of one of several; without a type, any is right."""
    if kinds is None:
        return True
    if isinstance(kinds, list):
        return any(_is_of(value, kind) for kind in kinds)
    if isinstance(value, bool):
        return kinds == "boolean"
    return isinstance(value, _OF_TYPE[str(kinds)])


def _needs_content(schema: JsonObject) -> bool:
    return any(schema.get(key) for key in ("minLength", "minItems", "minProperties"))


def _types(schema: JsonObject) -> str:
    return " or ".join(dict.fromkeys(_WORDS[kind] for kind in _type_list(schema)))


def _example(schema: JsonObject) -> str:
    """Return a hint from the schema's own words: an example, the choices, or what it means."""
    examples, allowed = schema.get("examples"), schema.get("enum")
    if isinstance(examples, list) and examples:
        return f"Write, for example, {json.dumps(examples[0], ensure_ascii=False)}."
    if isinstance(allowed, list):
        return f"Write one of {', '.join(map(str, allowed))}."
    return str(schema.get("description", ""))
