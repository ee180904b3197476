"""How the words of a question are chosen: the tables of `data/phrasing.yaml` and `samples.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import yaml

from elicit_design.resources import resource_dir

SafeKind = Literal["keep", "nothing", "leave"]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb's row.

    Attributes:
        safe: which answer that leaves everything as it is belongs beside it.
        permanent: whether what it destroys is gone for good.
        does: effects whose consequence it can state.
        noun: whether it is as often a noun, so that it counts only where a name begins with it.
    """

    key: str
    safe: SafeKind
    permanent: bool
    does: frozenset[str]
    noun: bool


@dataclass(frozen=True, slots=True)
class Phrasing:
    """The tables, indexed for single look-ups; `forms` maps every token to its verb."""

    verbs: Mapping[str, Verb]
    forms: Mapping[str, str]
    default_verbs: Mapping[str, str]
    said_as: Mapping[str, Mapping[str, str]]
    echoing: Mapping[str, str]
    default_nouns: Mapping[str, str]
    quantity: frozenset[str]
    plural_quantity: frozenset[str]
    fillers: frozenset[str]
    stop_tokens: frozenset[str]
    cutting: frozenset[str]
    manners: frozenset[str]
    reading_verbs: frozenset[str]
    acronyms: frozenset[str]
    irregular: Mapping[str, str]
    identifying: tuple[str, ...]
    identifying_some: Mapping[str, frozenset[str]]
    located_by: Mapping[str, str]
    spellings: Mapping[str, str]
    said_nouns: Mapping[str, str]
    opaque: frozenset[str]
    container_suffixes: frozenset[str]
    containers: tuple[str, ...]
    recipients: tuple[str, ...]
    payers: frozenset[str]
    turned_into: Mapping[str, tuple[str, ...]]
    statements: tuple[str, ...]


@lru_cache(maxsize=1)
def phrasing() -> Phrasing:
    """Read the tables once."""
    data = read_data("phrasing.yaml")
    verbs = {key: _verb(key, row) for key, row in data["verbs"].items()}
    forms = {form: key for key, row in data["verbs"].items() for form in row.get("forms", ())}
    forms |= {key: key for key in verbs}
    return Phrasing(
        verbs,
        forms,
        data["default_verbs"],
        data["said_as"],
        data["echoing"],
        data["default_nouns"],
        frozenset(data["quantity"]),
        frozenset(data["plural_quantity"]),
        frozenset(data["fillers"]),
        frozenset(data["stop_tokens"]),
        frozenset(data["cutting"]),
        frozenset(data["manners"]),
        frozenset(data["reading_verbs"]),
        frozenset(data["acronyms"]),
        data["irregular_plurals"],
        tuple(data["identifying"]),
        {key: frozenset(nouns) for key, nouns in data["identifying_some"].items()},
        data["located_by"],
        data["spellings"],
        data["said_nouns"],
        frozenset(data["opaque"]),
        frozenset(data["container_suffixes"]),
        tuple(data["containers"]),
        tuple(data["recipients"]),
        frozenset(data["payers"]),
        {verb: tuple(names) for verb, names in data["turned_into"].items()},
        tuple(data["statements"]),
    )


def _verb(key: str, row: Mapping[str, Any]) -> Verb:
    does = frozenset(row.get("does", ()))
    return Verb(key, row["safe"], bool(row.get("permanent")), does, bool(row.get("noun")))


def read_data(name: str) -> Any:
    """Read one of the package's own data files."""
    path = resource_dir("data") / name
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)  # noqa: S506 - a safe loader


@lru_cache(maxsize=4096)
def plural(noun: str) -> str:
    """Return the English plural of a noun phrase; its last word changes."""
    head, _, last = noun.rpartition(" ")
    return f"{head} {_plural(last)}".strip()


def _plural(word: str) -> str:
    irregular = phrasing().irregular
    if word in irregular:
        return irregular[word]
    if word.endswith("y") and word[-2:-1] not in set("aeiou"):
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"
