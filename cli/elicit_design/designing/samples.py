"""Sample values for rendered examples: what the author or the schema gives, else plausible ones."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from elicit_design.assessing.text import split_name
from elicit_design.designing.phrasing import read_data
from elicit_design.model.tool import Argument
from elicit_design.model.values import Json, JsonObject
from elicit_design.words.clean import clean

_LONGEST = 60
_MARKUP = re.compile(r"[<>`]|\]\(|://|\{\{")


def sample_of(argument: Argument, given: JsonObject) -> Json:
    """Return a value the argument could have, preferring the author's own."""
    stated = [key for key in (argument.path, argument.path[1:], argument.name) if key in given]
    if stated:
        return given[stated[0]]
    schema = argument.schema
    examples = schema.get("examples")
    if isinstance(examples, (list, tuple)) and examples and _plain(examples[0]):
        example: Json = examples[0]
        return example
    listed = next((value for value in argument.enum if _plain(value)), None)
    if listed is not None:
        return listed
    if argument.has_default and _plain(argument.default) and argument.default not in (None, ""):
        return argument.default
    return _by_type(argument)


def sample_word(name: str) -> str:
    """Return an invented value for something of this name."""
    table, fallback = _table()
    words = split_name(name)
    for start in range(len(words)):
        found = table.get("".join(words[start:]))
        if found is not None:
            return found
    return fallback


def _by_type(argument: Argument) -> Json:
    word = sample_word(argument.name)
    kinds = argument.types
    if kinds and "string" not in kinds:
        if "array" in kinds:
            return [word]
        if "integer" in kinds or "number" in kinds:
            return int(word) if word.isdigit() else 3
        if "boolean" in kinds:
            return True
    return word


def _plain(value: Json) -> bool:
    if isinstance(value, str):
        named = any(mark.isalnum() for mark in value)  # "." names nothing that a person could read
        return (
            named and len(value) <= _LONGEST and clean(value) == value and not _MARKUP.search(value)
        )
    return isinstance(value, (int, float)) and not isinstance(value, bool)


@lru_cache(maxsize=1)
def _table() -> tuple[dict[str, str], str]:
    data: dict[str, Any] = read_data("samples.yaml")
    return {key: str(value) for key, value in data["words"].items()}, data["fallback"]
