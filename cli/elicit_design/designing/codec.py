"""Dataclasses of the model to JSON and back, by their types; defaults are left out.

Names are written as in the code, save those the MCP specification has a word for. Conditions
have a notation of their own (`model.conditions`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from elicit_design.model.conditions import condition_from_json, condition_to_json
from elicit_design.model.trigger import AllOf, Always, AnyOf, ArgumentTest, LoadTest, Not
from elicit_design.model.values import Json

CONDITIONS = (Always, ArgumentTest, LoadTest, AllOf, AnyOf, Not)

_SPELLED = {
    "is_error": "isError",
    "structured_content": "structuredContent",
    "input_schema": "inputSchema",
    "output_schema": "outputSchema",
    "read_only": "readOnlyHint",
    "destructive": "destructiveHint",
    "idempotent": "idempotentHint",
    "open_world": "openWorldHint",
    "min_length": "minLength",
    "max_length": "maxLength",
    "min_items": "minItems",
    "max_items": "maxItems",
}


class CodecError(ValueError):
    """Data that is not of the type it should be; `pointer` is where."""

    def __init__(self, says: str, pointer: str) -> None:
        super().__init__(f"{pointer or '/'}: {says}")
        self.pointer = pointer


def spelling(name: str) -> str:
    """Return how a field's name is written in JSON."""
    return _SPELLED.get(name, name)


def encode(value: Any) -> Json:
    """Return a value of the model as JSON data."""
    if value is None or isinstance(value, (str, bool, int, float)):
        return value
    if isinstance(value, CONDITIONS):
        return _lists(condition_to_json(value))
    if is_dataclass(value):
        found = {}
        kind: Any = type(value)
        for item in _fields(kind):
            member = getattr(value, item.name)
            if not _is_default(item, member):
                found[spelling(item.name)] = encode(member)
        return found
    if isinstance(value, (list, tuple)):
        return [encode(member) for member in value]
    if isinstance(value, Mapping):
        return {str(key): encode(member) for key, member in value.items()}
    raise TypeError(f"{type(value).__name__} has no place in a design")


@cache
def _fields(kind: Any) -> tuple[Field[Any], ...]:
    return fields(kind)


def _lists(data: Json) -> Json:
    """Return JSON data with lists where the model has tuples."""
    if isinstance(data, (list, tuple)):
        return [_lists(member) for member in data]
    if isinstance(data, Mapping):
        return {key: _lists(member) for key, member in data.items()}
    return data


def _is_default(item: Field[Any], value: Any) -> bool:
    if item.default is not MISSING:
        return bool(value == item.default and isinstance(value, type(item.default)))
    if item.default_factory is not MISSING:
        return bool(value == item.default_factory())
    return False


def decode(kind: Any, data: Json, pointer: str = "") -> Any:
    """Return JSON data as a value of a type of the model.

    Raises:
        CodecError: when a member is missing or of another type.
    """
    if _is_condition(kind):
        return condition_from_json(data, pointer)
    if is_dataclass(kind):
        return _decode_dataclass(kind, data, pointer)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (tuple, Mapping):
        return _decode_container(origin, inner, data, pointer)
    if origin is Literal:
        if data not in inner:
            raise CodecError(f"is none of {', '.join(map(str, inner))}", pointer)
        return data
    if origin in (Union, UnionType):
        return _decode_union(inner, data, pointer)
    return _decode_plain(kind, data, pointer)


def _decode_container(origin: Any, inner: tuple[Any, ...], data: Json, pointer: str) -> Any:
    if origin is Mapping:
        if not isinstance(data, Mapping):
            raise CodecError("is not an object", pointer)
        return {key: decode(inner[1], member, f"{pointer}/{key}") for key, member in data.items()}
    if not isinstance(data, (list, tuple)):
        raise CodecError("is not a list", pointer)
    return tuple(decode(inner[0], member, f"{pointer}/{n}") for n, member in enumerate(data))


def _decode_plain(kind: Any, data: Json, pointer: str) -> Any:
    """Return text, a number or a truth value as it is; JSON of any kind where any may stand."""
    if kind not in _PLAIN:
        return data
    allowed, called = _PLAIN[kind]
    if not isinstance(data, allowed) or (isinstance(data, bool) and kind is not bool):
        raise CodecError(f"is not {called}", pointer)
    return data


_PLAIN: dict[Any, tuple[tuple[type, ...], str]] = {
    str: ((str,), "text"),
    bool: ((bool,), "true or false"),
    int: ((int,), "a whole number"),
    float: ((int, float), "a number"),
}


def _decode_dataclass(kind: Any, data: Json, pointer: str) -> Any:
    if not isinstance(data, Mapping):
        raise CodecError(f"is not an object ({kind.__name__})", pointer)
    found = {}
    for item in fields(kind):
        name = spelling(item.name)
        if name in data:
            found[item.name] = decode(hints(kind)[item.name], data[name], f"{pointer}/{name}")
        elif item.default is MISSING and item.default_factory is MISSING:
            raise CodecError(f"lacks `{name}`", pointer)
    return kind(**found)


def _decode_union(inner: tuple[Any, ...], data: Json, pointer: str) -> Any:
    if data is None and NoneType in inner:
        return None
    classes = [kind for kind in inner if is_dataclass(kind)]
    if not classes:
        others = [kind for kind in inner if kind is not NoneType]
        return decode(others[0], data, pointer) if len(others) == 1 else data
    if len(classes) > 1 and isinstance(data, Mapping):
        keys = set(data)
        classes.sort(key=lambda kind: len(keys - {spelling(f.name) for f in fields(kind)}))
    return decode(classes[0], data, pointer)


def _is_condition(kind: Any) -> bool:
    inner = get_args(kind)
    return kind in CONDITIONS or (bool(inner) and set(CONDITIONS) <= set(inner))


@cache
def hints(kind: Any) -> Mapping[str, Any]:
    """Return the types of a dataclass's fields."""
    from elicit_design.model import assessment, authored, design, tool, trigger, values

    names: dict[str, Any] = {}
    for module in (values, trigger, tool, authored, assessment, design):
        names |= vars(module)
    return get_type_hints(kind, names)
