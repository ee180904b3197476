"""What a question maker hands back, before words are spoken in any locale."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from elicit_design.designing.voice import Say
from elicit_design.model.authored import MessageVariant
from elicit_design.model.design import Band, Field, FixedOption, Placeholder, Role, UrlPage
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import Load
from elicit_design.words.clean import clean

LIMIT = 25
"""Above this many options the server answers with an error that asks for more."""

LONGEST_VALUE = 60
"""Characters of a listed value that is offered as an option."""

_SLUG = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Draft:
    """A question in parts.

    Attributes:
        script: word key -> how to say it in any locale.
        loads: facts to be loaded that the trigger does not declare yet.
        nothing_when_zero: a count load whose zero means that nothing is asked.
    """

    fields: tuple[Field, ...] = ()
    url: UrlPage | None = None
    script: dict[str, Say] = field(default_factory=dict)
    placeholders: tuple[Placeholder, ...] = ()
    variants: tuple[MessageVariant, ...] = ()
    bands: tuple[Band, ...] = ()
    loads: tuple[Load, ...] = ()
    notes: tuple[str, ...] = ()
    nothing_when_zero: str | None = None


def offered(argument: Argument) -> tuple[str, ...]:
    """Return the listed values that a person can read; others are never offered."""
    texts = (value for value in argument.enum if isinstance(value, str))
    return tuple(dict.fromkeys(v for v in texts if v.strip() and clean(v, LONGEST_VALUE) == v))


def spoken(value: str) -> str:
    """Return a listed value as text of a message: words, with nothing that is read as markup."""
    words = " ".join(value.replace("_", " ").split())
    return (
        words.replace("{", "(")
        .replace("}", ")")
        .replace("<", "(")
        .replace(">", ")")
        .replace("'", "''")
    )


def slug(text: str) -> str:
    """Return a word key's last part for a constant."""
    return _SLUG.sub("-", text.lower()).strip("-") or "value"


def fixed(value: str, role: Role) -> FixedOption:
    """Return an option whose title is the word `option.<slug of its constant>`."""
    return FixedOption(value, f"option.{slug(value)}", role)


def unique(placeholders: Iterable[Placeholder]) -> tuple[Placeholder, ...]:
    """Return placeholders once by name, the first of each."""
    found: dict[str, Placeholder] = {}
    for placeholder in placeholders:
        found.setdefault(placeholder.name, placeholder)
    return tuple(found.values())
