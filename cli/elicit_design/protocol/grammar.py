"""The closed grammar of `requestedSchema`, read from `data/grammar.yaml` and frozen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from elicit_design.data_files import data_file
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.model.values import Json, JsonObject


class Key(NamedTuple):
    """A keyword: the type of its value, and whether it has to be there.

    Attributes:
        type: one of the value types that the head of the data file lists.
        const: the only value, for type `const`.
        default: the kind of a default value, for type `default`.
        keys: the keywords inside, for type `items`.
    """

    type: str
    required: bool = False
    const: Json = None
    default: str = ""
    keys: Mapping[str, Key] = MappingProxyType({})


class Kind(NamedTuple):
    """A kind of field: how it is told from the others, and the keywords it may have.

    `keys` has those of the asked revision; `later` names those that only later revisions have.
    `available` is false when this revision has no such kind at all.
    """

    name: str
    says: str
    types: tuple[str, ...]
    has: str | None
    has_items: str | None
    keys: Mapping[str, Key]
    later: frozenset[str]
    available: bool
    legacy: bool
    source: str

    def matches(self, data: JsonObject) -> bool:
        """Whether a field is of this kind, by its `type` and the keyword that tells it."""
        if data.get("type") not in self.types:
            return False
        if self.has is not None:
            return self.has in data
        items = data.get("items")
        return self.has_items is None or (isinstance(items, Mapping) and self.has_items in items)


class Param(NamedTuple):
    """A parameter of `elicitation/create` in one revision, by the modes that have it."""

    modes: frozenset[str]
    required: frozenset[str]


class Grammar(NamedTuple):
    """Everything one revision allows in a form and in the request that carries it."""

    revision: Revision
    root: Mapping[str, Key]
    kinds: tuple[Kind, ...]
    formats: tuple[str, ...]
    dialects: tuple[str, ...]
    ordered: tuple[tuple[str, str], ...]
    params: Mapping[str, Param]
    actions: tuple[str, ...]
    shown_in_prose: frozenset[str]

    def kind_of(self, data: JsonObject) -> Kind | None:
        """Return the kind of a field, available in this revision or not; None for no kind."""
        return next((kind for kind in self.kinds if kind.matches(data)), None)

    @property
    def field_types(self) -> tuple[str, ...]:
        """The values of `type` that a field of this revision may have."""
        found = (name for kind in self.kinds if kind.available for name in kind.types)
        return tuple(dict.fromkeys(found))


@cache
def grammar(revision: Revision) -> Grammar:
    """Return the grammar of `revision`.

    Raises:
        KeyError: for a revision that the data file does not know.
    """
    data = _data()
    if revision not in data["revisions"]:
        raise KeyError(revision)
    strangers: dict[str, Any] = data["known_strangers"]
    return Grammar(
        revision=revision,
        root=_keys(data["root"], revision),
        kinds=tuple(_kind(name, kind, data, revision) for name, kind in data["kinds"].items()),
        formats=tuple(data["formats"]["values"]),
        dialects=tuple(data["dialects"]["values"]),
        ordered=tuple((low, high) for low, high in data["ordered"]),
        params={
            name: _param(entry, revision)
            for name, entry in data["params"].items()
            if _within(entry, revision)
        },
        actions=tuple(data["actions"]),
        shown_in_prose=frozenset(k for k, v in strangers.items() if revision in v["warning"]),
    )


@cache
def _data() -> dict[str, Any]:
    return data_file("grammar.yaml")


def _within(entry: Mapping[str, Any], revision: Revision) -> bool:
    since = entry.get("since", REVISIONS[0])
    until = entry.get("until", REVISIONS[-1])
    at = REVISIONS.index(revision)
    return REVISIONS.index(since) <= at <= REVISIONS.index(until)


def _keys(entries: Mapping[str, Any], revision: Revision) -> dict[str, Key]:
    return {name: _key(entry) for name, entry in entries.items() if _within(entry, revision)}


def _key(entry: Mapping[str, Any]) -> Key:
    return Key(
        type=entry["type"],
        required=entry.get("required", False),
        const=entry.get("const"),
        default=entry.get("default", ""),
        keys={name: _key(inner) for name, inner in entry.get("keys", {}).items()},
    )


def _kind(name: str, entry: Mapping[str, Any], data: Mapping[str, Any], now: Revision) -> Kind:
    entries = {**data["common"], **entry["keys"]}
    types = tuple(entry["type"])
    own = {"type": Key("const", required=True, const=types[0]), **_keys(entries, now)}
    legacy_since = entry.get("legacy_since")
    return Kind(
        name=name,
        says=entry["says"],
        types=types,
        has=entry.get("has"),
        has_items=entry.get("has_items"),
        keys=own,
        later=frozenset(entries) - frozenset(own),
        available=_within(entry, now),
        legacy=legacy_since is not None and now >= legacy_since,
        source=entry["source"],
    )


def _param(entry: Mapping[str, Any], revision: Revision) -> Param:
    modes = frozenset(entry["modes"])
    required = modes if entry.get("required") else frozenset(entry.get("required_in", ()))
    return Param(modes, frozenset(required))
