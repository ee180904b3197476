"""Flatten a tool's `inputSchema` into its arguments.

Nested objects, members of arrays and the branches of `anyOf`, `oneOf`, `allOf` and conditions
are followed; a local `$ref` is resolved, and not entered again within itself. What several
branches say of the same argument is put together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from elicit_design.loading.limits import MAX_ARGUMENTS, MAX_NAME
from elicit_design.loading.places import escape, segments_of
from elicit_design.model.tool import Argument
from elicit_design.model.values import Json, JsonObject

_LISTS = ("anyOf", "oneOf", "allOf")
_CONDITIONS = ("then", "else")
_UNIONS = frozenset(_LISTS)
_BRANCHING = frozenset({*_LISTS, *_CONDITIONS, "dependentSchemas"})
_NESTING = frozenset({"properties", "items", "prefixItems", "$ref", *_BRANCHING})
_MAX_STEPS = 48  # into properties, elements, branches and references, one inside the other
_MAX_CHAIN = 16  # references that lead to nothing but a reference


def flatten(schema: JsonObject) -> tuple[Argument, ...]:
    """Return the arguments an `inputSchema` describes, in its order.

    Of a schema that describes more than `MAX_ARGUMENTS`, or that nests without end, the part
    within the limits.
    """
    flattening = _Flattening(schema)
    flattening.members(schema, _At("", "/inputSchema", 0, 0, frozenset()), required=True)
    return tuple(flattening.found.values())


class _At(NamedTuple):
    """Where the walk is: in the call, in the description, how deep, and inside which refs."""

    path: str
    where: str
    depth: int
    steps: int
    refs: frozenset[str]

    def branch(self, where: str) -> _At:
        return _At(self.path, self.where + where, self.depth, self.steps + 1, self.refs)

    def child(self, segment: str, where: str) -> _At:
        path, place = f"{self.path}/{segment}", f"{self.where}{where}"
        return _At(path, place, self.depth, self.steps, self.refs)

    def below(self) -> _At:
        return _At(self.path, self.where, self.depth + 1, self.steps + 1, self.refs)

    def target(self, reference: str) -> _At:
        where = f"/inputSchema{reference[1:]}"
        return _At(self.path, where, self.depth, self.steps + 1, self.refs | {reference})


@dataclass(slots=True, eq=False, repr=False)
class _Flattening:
    root: JsonObject
    found: dict[str, Argument] = field(default_factory=dict)
    visits: int = 0

    def members(self, schema: JsonObject, at: _At, required: bool) -> None:
        """Add what lies below a schema that is itself an argument, or the whole input."""
        self.visits += 1
        if self.visits > 4 * MAX_ARGUMENTS or at.steps > _MAX_STEPS:
            return
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference not in at.refs:
            target = resolve(self.root, reference)
            if target is not None:
                self.members(target, at.target(reference), required)
        self._properties(schema, at, required)
        self._elements(schema, at)
        if _BRANCHING.isdisjoint(schema):
            return
        for where, branch, together in _branches(schema):
            self.members(branch, at.branch(where), required and together)

    def _properties(self, schema: JsonObject, at: _At, required: bool) -> None:
        properties = schema.get("properties")
        if not isinstance(properties, dict):
            return
        listed = schema.get("required")
        needed = listed if required and isinstance(listed, list) else ()
        for name, described in properties.items():
            if len(name) > MAX_NAME:
                continue
            segment = escape(name)
            child = at.child(segment, f"/properties/{segment}")
            self._argument(name, described, child, name in needed)

    def _elements(self, schema: JsonObject, at: _At) -> None:
        items = schema.get("items")
        if isinstance(items, dict):
            self._argument("-", items, at.child("-", "/items"), False)
        for key in ("prefixItems", "items"):
            listed = schema.get(key)
            if isinstance(listed, list):
                for number, element in enumerate(listed):
                    child = at.child(str(number), f"/{key}/{number}")
                    self._argument(str(number), element, child, False)

    def _argument(self, name: str, described: Json, at: _At, required: bool) -> None:
        if len(self.found) >= MAX_ARGUMENTS:
            return
        schema = described if isinstance(described, dict) else {}
        whole = self._resolved(schema) if "$ref" in schema else schema
        pieces = () if _UNIONS.isdisjoint(whole) else self._pieces(whole)
        argument = argument_of(name, whole, pieces, at, required)
        known = self.found.get(at.path)
        self.found[at.path] = argument if known is None else _together(known, argument)
        if not _NESTING.isdisjoint(schema):
            self.members(schema, at.below(), required)

    def _pieces(self, schema: JsonObject) -> Sequence[JsonObject]:
        """Return the branches that describe the same value, references resolved."""
        for key in _LISTS:
            listed = schema.get(key)
            if isinstance(listed, list):
                return [self._resolved(piece) for piece in listed if isinstance(piece, dict)]
        return []

    def _resolved(self, schema: JsonObject) -> JsonObject:
        """Return a schema with what its references say; the words beside `$ref` win."""
        for _ in range(_MAX_CHAIN):
            reference = schema.get("$ref")
            target = resolve(self.root, reference) if isinstance(reference, str) else None
            if target is None:
                break
            beside = {key: value for key, value in schema.items() if key != "$ref"}
            schema = {**target, **beside}
        return schema


def _branches(schema: JsonObject) -> Iterator[tuple[str, JsonObject, bool]]:
    """Yield each branch with its pointer and whether every call has to satisfy it."""
    for key in _LISTS:
        listed = schema.get(key)
        if isinstance(listed, list):
            always = key == "allOf" or len(listed) == 1
            for number, branch in enumerate(listed):
                if isinstance(branch, dict):
                    yield f"/{key}/{number}", branch, always
    for key in _CONDITIONS:
        branch = schema.get(key)
        if isinstance(branch, dict):
            yield f"/{key}", branch, False
    dependent = schema.get("dependentSchemas")
    if isinstance(dependent, dict):
        for name, branch in dependent.items():
            if isinstance(branch, dict):
                yield f"/dependentSchemas/{escape(name)}", branch, False


def resolve(root: JsonObject, reference: str) -> JsonObject | None:
    """Return the schema a local reference (`#/$defs/Name`) names; None if it is not there."""
    if reference == "#":
        return root
    if not reference.startswith("#/"):
        return None
    value: Json = root
    for segment in segments_of(reference[1:]):
        if isinstance(value, dict):
            value = value.get(segment)
        elif isinstance(value, list) and segment.isdecimal() and int(segment) < len(value):
            value = value[int(segment)]
        else:
            return None
    return value if isinstance(value, dict) else None


def argument_of(
    name: str, schema: JsonObject, pieces: Sequence[JsonObject], at: _At, required: bool
) -> Argument:
    """Describe one argument by its schema and by the pieces of its union."""
    title, description, form = schema.get("title"), schema.get("description"), schema.get("format")
    types = _types(schema)
    enum = _enum(schema)
    if pieces:
        types = types or tuple(dict.fromkeys(kind for piece in pieces for kind in _types(piece)))
        enum = enum or _united_enum(pieces)
        form = form or _first(pieces, "format")
        description = description or _first(pieces, "description")
    return Argument(
        at.path,
        at.where,
        name,
        title if isinstance(title, str) else None,
        description if isinstance(description, str) else "",
        types,
        form if isinstance(form, str) else None,
        enum,
        required,
        schema.get("default"),
        "default" in schema,
        at.depth,
        schema,
    )


def _first(pieces: Sequence[JsonObject], key: str) -> Json:
    return next((piece[key] for piece in pieces if piece.get(key)), None)


def _types(schema: JsonObject) -> tuple[str, ...]:
    kind = schema.get("type")
    if isinstance(kind, str):
        return (kind,)
    if isinstance(kind, list):
        return tuple(name for name in kind if isinstance(name, str))
    return ()


def _enum(schema: JsonObject) -> tuple[Json, ...]:
    enum = schema.get("enum")
    if isinstance(enum, list):
        return tuple(enum)
    return (schema["const"],) if "const" in schema else ()


def _united_enum(pieces: Sequence[JsonObject]) -> tuple[Json, ...]:
    """Return the values of a union, unless one branch takes values that are not listed."""
    values: list[Json] = []
    for piece in pieces:
        if piece.get("type") == "null":
            continue
        enum = _enum(piece)
        if not enum:
            return ()
        values.extend(value for value in enum if value not in values)
    return tuple(values)


def _together(first: Argument, second: Argument) -> Argument:
    """Put together what two branches say of one argument."""
    closed = first.enum and second.enum
    more = tuple(value for value in second.enum if value not in first.enum)
    return replace(
        first,
        title=first.title or second.title,
        description=first.description or second.description,
        types=tuple(dict.fromkeys(first.types + second.types)),
        format=first.format or second.format,
        enum=first.enum + more if closed else (),
        required=first.required or second.required,
        default=first.default if first.has_default else second.default,
        has_default=first.has_default or second.has_default,
    )
