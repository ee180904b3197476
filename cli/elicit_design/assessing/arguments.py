"""What kinds of argument a tool takes, by name, type and description."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from elicit_design.assessing.text import fold, split_name
from elicit_design.data_files import data_file
from elicit_design.model.tool import Argument

_NO_SECRET_TYPES = frozenset({"boolean", "integer", "number"})
_SECRET_EVEN_AS_NUMBER = frozenset({"pin", "cvv", "cvc", "code", "card", "number", "otp"})
# Written, not compiled: most tools need none of them, and `re` keeps what it has compiled.
_OPAQUE = (
    r"(?i)pagina|next page|previous (response|call|page)|cursor|continu|csrf|idempot|resume|"
    r"token (contract|address|symbol|id)|returned by|from a previous|query string|search"
)
_HELD = r"(?i)\b(api|access|auth|oauth|secret|bearer|personal|bot|credential|login|sign)"
_STORED = r"(?i)\b(name|id|arn|path|reference|location|label|alias|uri) (of|to|for)\b"
_ENV = r"(?i)\benv(ironment)?\b|[A-Z]{3,}_[A-Z_]+|default|config|falls? back|omit"


class _Kind(NamedTuple):
    exact: frozenset[str]
    last: frozenset[str]
    first: frozenset[str]

    def has(self, words: tuple[str, ...]) -> bool:
        """Tell whether a name, split into words, matches."""
        if "_".join(words) in self.exact:
            return True
        return any("_".join(words[-n:]) in self.last for n in range(1, len(words))) or any(
            "_".join(words[:n]) in self.first for n in range(1, len(words))
        )


@lru_cache(maxsize=1)
def _kinds() -> dict[str, tuple[_Kind, _Kind]]:
    data = data_file("lexicons/arguments.yaml")
    return {
        kind: (_patterns(entry["names"]), _patterns(entry["but"]))
        for kind, entry in data["kinds"].items()
    }


def _patterns(text: str) -> _Kind:
    words = [fold(word) for word in text.split()]
    return _Kind(
        frozenset(word for word in words if "*" not in word),
        frozenset(word[2:] for word in words if word.startswith("*_")),
        frozenset(word[:-2] for word in words if word.endswith("_*")),
    )


@lru_cache(maxsize=32768)
def name_kinds(name: str) -> frozenset[str]:
    """Return the kinds of argument a name stands for."""
    words = split_name(name)
    if not words:
        return frozenset()
    return frozenset(
        kind for kind, (yes, but) in _kinds().items() if yes.has(words) and not but.has(words)
    )


def is_secret(argument: Argument) -> bool:
    """Tell whether an argument carries a secret itself, not a name or an opaque marker."""
    words = split_name(argument.name)
    if "secret" not in name_kinds(argument.name):
        return bool(argument.format == "password" or argument.schema.get("writeOnly") is True)
    if not argument.types:
        return not re.search(_OPAQUE, argument.description)
    if _NO_SECRET_TYPES.issuperset(argument.types) and not _SECRET_EVEN_AS_NUMBER & set(words):
        return False
    if "boolean" in argument.types or argument.enum:
        return False
    if words == ("token",) and argument.description and not re.search(_HELD, argument.description):
        return False
    return not (
        re.search(_OPAQUE, argument.description) or re.search(_STORED, argument.description[:60])
    )


def has_alternative(argument: Argument) -> bool:
    """Tell whether a secret may be left out because the server can read it from elsewhere."""
    return not argument.required or configured(argument)


def configured(argument: Argument) -> bool:
    """Tell whether a description says that the server reads a secret from its surroundings."""
    return bool(re.search(_ENV, argument.description))


def of_kind(arguments: Iterable[Argument], kind: str) -> tuple[Argument, ...]:
    """Return the arguments whose name is of a kind."""
    return tuple(argument for argument in arguments if kind in name_kinds(argument.name))
