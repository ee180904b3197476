"""Whether a value conforms to a JSON Schema, as far as tools' `outputSchema`s commonly go.

Not a full validator: keywords it does not know are taken as satisfied, so it never reports a
mismatch that is none. `type`, `required`, `properties`, `additionalProperties`, `enum`, `const`,
`items`, the combinations and local references are checked.
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.model.values import Json, JsonObject

_DEPTH = 40


def mismatches(value: Json, schema: JsonObject) -> Iterator[tuple[str, str]]:
    """Yield pointer and sentence for everything in `value` that `schema` does not allow."""
    return _check(value, schema, schema, "", _DEPTH)


def _check(
    value: Json, schema: Json, root: JsonObject, at: str, depth: int
) -> Iterator[tuple[str, str]]:
    if schema is False:
        yield at, "nothing is allowed here."
    if not isinstance(schema, dict) or depth == 0:
        return
    if "$ref" in schema:
        yield from _check(value, _resolve(schema["$ref"], root), root, at, depth - 1)
    if not _typed(value, schema.get("type")):
        yield at, f"{_words(schema['type'])} is expected."
        return
    if isinstance(schema.get("enum"), list) and value not in schema["enum"]:
        yield at, "the value is not one of those listed."
    if "const" in schema and value != schema["const"]:
        yield at, "the value is not the constant."
    if isinstance(value, dict):
        yield from _members(value, schema, root, at, depth)
    if isinstance(value, list):
        for n, item in enumerate(value):
            yield from _check(item, schema.get("items"), root, f"{at}/{n}", depth - 1)
    yield from _combined(value, schema, root, at, depth)


def _members(
    value: JsonObject, schema: JsonObject, root: JsonObject, at: str, depth: int
) -> Iterator[tuple[str, str]]:
    required, properties = schema.get("required"), schema.get("properties")
    known = properties if isinstance(properties, dict) else {}
    for name in required if isinstance(required, list) else ():
        if isinstance(name, str) and name not in value:
            yield at, f"`{name}` is missing."
    closed = schema.get("additionalProperties") is False and "patternProperties" not in schema
    for name, item in value.items():
        below = f"{at}/{name.replace('~', '~0').replace('/', '~1')}"
        if name in known:
            yield from _check(item, known[name], root, below, depth - 1)
        elif closed:
            yield below, f"`{name}` is not allowed."


def _combined(
    value: Json, schema: JsonObject, root: JsonObject, at: str, depth: int
) -> Iterator[tuple[str, str]]:
    every, some = schema.get("allOf"), schema.get("anyOf", schema.get("oneOf"))
    for part in every if isinstance(every, list) else ():
        yield from _check(value, part, root, at, depth - 1)
    if isinstance(some, list) and some:
        fits = (not list(_check(value, part, root, at, depth - 1)) for part in some)
        if not any(fits):
            yield at, "it fits none of the alternatives."


def _resolve(reference: Json, root: JsonObject) -> Json:
    if not isinstance(reference, str) or not reference.startswith("#"):
        return True
    found: Json = root
    for step in reference.lstrip("#").split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        if not isinstance(found, dict) or key not in found:
            return True
        found = found[key]
    return found


def _typed(value: Json, kind: Json) -> bool:
    if isinstance(kind, list):
        return any(_typed(value, one) for one in kind)
    if isinstance(value, bool):
        return kind in (None, "boolean")
    checks: dict[Json, bool] = {
        "object": isinstance(value, dict),
        "array": isinstance(value, list),
        "string": isinstance(value, str),
        "null": value is None,
        "boolean": False,
        "number": isinstance(value, (int, float)),
        "integer": isinstance(value, (int, float)) and float(value).is_integer(),
    }
    return checks.get(kind, True) if isinstance(kind, str) else True


def _words(kind: Json) -> str:
    return " or ".join(map(str, kind)) if isinstance(kind, list) else str(kind)
