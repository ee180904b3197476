"""Structured content that says honestly that nothing was done, or none when there is no such.

A client raises when a tool with an `outputSchema` answers without conforming content, unless
the result is an error. So a refusal either conforms and is true (counts are 0, deeds are false,
arguments are echoed), or it is an error. Only a small part of JSON Schema is understood on
purpose: what is not understood is answered with an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from elicit_design.assessing.text import split_name
from elicit_design.model.tool import Argument, ToolSpec
from elicit_design.model.values import Json, JsonObject

ARGUMENT = "$argument"
STATUS = "refused"

_COUNTS = frozenset({"count", "total", "affected", "num", "number"})
_DEEDS = frozenset(
    {"success", "succeeded", "ok", "done", "executed", "applied", "completed", "changed"}
)
_TEXTS = frozenset(
    {"message", "reason", "detail", "details", "summary", "note", "text", "result", "msg"}
)
_STATES = frozenset({"status", "state", "outcome"})
_OF_THE_CALL = frozenset({"operation", "result", "call", "request", "action", "execution", "tool"})
"""Words before `status` with which it is still that of the call, not of what it is about."""

_REFUSED = re.compile(
    r"refus|declin|cancel|reject|skip|abort|not.?(run|done|executed)|no.?op", re.I
)
_PLAIN_KEYS = frozenset(
    {"type", "title", "description", "default", "examples", "$comment", "minimum", "format",
     "deprecated", "readOnly", "writeOnly"}
)  # fmt: skip
_OBJECT_KEYS = _PLAIN_KEYS | {"properties", "required", "additionalProperties", "$schema", "$defs",
                              "definitions", "$id"}  # fmt: skip
_DEEPEST = 4


class _NoHonestValue(Exception):  # noqa: N818 - not an error, a dead end of the search
    """There is no value that both conforms and is true."""


@dataclass(frozen=True, slots=True)
class _Tool:
    """What the search looks at: the whole schema, the arguments of every call, the words."""

    root: JsonObject
    arguments: Mapping[str, Argument]
    done: str
    says: str


def refusal_content(tool: ToolSpec, done: str, says: str) -> JsonObject | None:
    """Return content for a call that did nothing, conforming to the tool's `outputSchema`.

    Args:
        tool: the tool; without an `outputSchema` there is nothing to conform to.
        done: participle of its verb (`deleted`).
        says: one sentence that is true of the refusal.

    Returns:
        The content, `{"$argument": pointer}` standing for an argument's value; None when there
        is no `outputSchema` or no honest content conforms.
    """
    schema = tool.output_schema
    if not isinstance(schema, Mapping) or not schema:
        return None
    known = {_flat(a.name): a for a in tool.arguments if a.required and a.depth == 0}
    try:
        value = _object(schema, _Tool(schema, known, done, says), 0)
    except _NoHonestValue:
        return None
    return value or None


def _object(schema: JsonObject, about: _Tool, depth: int) -> JsonObject:
    if depth > _DEEPEST or not schema.keys() <= _OBJECT_KEYS or schema.get("type") != "object":
        raise _NoHonestValue
    properties = schema.get("properties", {})
    required = schema.get("required", ())
    if not isinstance(properties, Mapping) or not isinstance(required, (list, tuple)):
        raise _NoHonestValue
    if not required:
        return _free(properties, schema, about, depth)
    found: dict[str, Json] = {}
    for name in required:
        inner = properties.get(name) if isinstance(name, str) else None
        if not isinstance(inner, Mapping):
            raise _NoHonestValue
        found[str(name)] = _value(str(name), inner, about, depth + 1)
    return found


def _free(
    properties: Mapping[str, Json], schema: JsonObject, about: _Tool, depth: int
) -> JsonObject:
    """Return content where nothing is required: what is known, or a plain statement."""
    found: dict[str, Json] = {}
    for name, inner in properties.items():
        if not isinstance(inner, Mapping):
            continue
        try:
            found[name] = _value(name, inner, about, depth + 1)
        except _NoHonestValue:
            continue
    if any(_says_something(value) for value in found.values()):
        return found
    if properties or schema.get("additionalProperties", True) is not True:
        raise _NoHonestValue
    return {about.done.replace(" ", "_"): False, "status": STATUS}


def _value(name: str, schema: JsonObject, about: _Tool, depth: int) -> Json:
    schema = _resolved(schema, about)
    if "anyOf" in schema or "oneOf" in schema:
        return _branch(schema)
    kinds = schema.get("type")
    if isinstance(kinds, (list, tuple)):
        if "null" in kinds and schema.keys() <= _PLAIN_KEYS:
            return None
        raise _NoHonestValue
    if kinds == "object":
        return _object(schema, about, depth)
    echo = _echo(name, schema, about)
    if echo is not None:
        return echo
    return _plain(name, str(kinds), schema, about)


def _branch(schema: JsonObject) -> Json:
    branches = schema.get("anyOf", schema.get("oneOf"))
    null = isinstance(branches, (list, tuple)) and any(
        isinstance(b, Mapping) and b.get("type") == "null" for b in branches
    )
    if null and schema.keys() <= _PLAIN_KEYS | {"anyOf"}:
        return None
    raise _NoHonestValue


def _resolved(schema: JsonObject, about: _Tool) -> JsonObject:
    for _ in range(_DEEPEST):
        reference = schema.get("$ref")
        if reference is None:
            return schema
        if not isinstance(reference, str) or not reference.startswith("#/"):
            raise _NoHonestValue
        found: Json = about.root
        for part in reference[2:].split("/"):
            key = part.replace("~1", "/").replace("~0", "~")
            found = found.get(key) if isinstance(found, Mapping) else None
        if not isinstance(found, Mapping):
            raise _NoHonestValue
        schema = found
    raise _NoHonestValue


def _echo(name: str, schema: JsonObject, about: _Tool) -> JsonObject | None:
    """Return a reference to a required argument of the same name and a type that fits."""
    argument = about.arguments.get(_flat(name))
    if argument is None or not schema.keys() <= {"type", "title", "description"}:
        return None
    if argument.types != (schema.get("type"),) or schema.get("type") == "array":
        return None
    return {ARGUMENT: argument.path}


def _plain(name: str, kind: str, schema: JsonObject, about: _Tool) -> Json:
    words = set(split_name(name))
    deed = about.done.split(" ")[0]
    if kind == "string":
        return _text(words, schema, about)
    if not schema.keys() <= _PLAIN_KEYS:
        raise _NoHonestValue
    if (
        kind in ("integer", "number")
        and (words & _COUNTS or deed in words)
        and _allows_zero(schema)
    ):
        return 0
    if kind == "boolean" and (words & _DEEDS or deed in words or _flat(name) == "result"):
        return False
    raise _NoHonestValue


def _text(words: set[str], schema: JsonObject, about: _Tool) -> Json:
    values = schema.get("enum")
    if isinstance(values, (list, tuple)):
        said = [v for v in values if isinstance(v, str) and _REFUSED.search(v)]
        if _is_state(words, about) and said and schema.keys() <= _PLAIN_KEYS | {"enum"}:
            return said[0]
        raise _NoHonestValue
    if not schema.keys() <= _PLAIN_KEYS - {"format"}:
        raise _NoHonestValue
    if _is_state(words, about):
        return STATUS
    if words & _TEXTS:
        return about.says
    raise _NoHonestValue


def _is_state(words: set[str], about: _Tool) -> bool:
    """Tell whether a field is the state of the call: a `peeringState` is that of a peering."""
    others = words - _STATES - _OF_THE_CALL - {about.done}
    return bool(words & _STATES) and not others


def _allows_zero(schema: JsonObject) -> bool:
    minimum = schema.get("minimum", 0)
    return isinstance(minimum, (int, float)) and minimum <= 0


def _says_something(value: Json) -> bool:
    """Tell whether a value is more than nothing at all, or an argument given back."""
    if isinstance(value, Mapping):
        return ARGUMENT not in value and any(_says_something(inner) for inner in value.values())
    return value is not None


def _flat(name: str) -> str:
    return "".join(split_name(name))
