"""A locale's phrases: verbs, nouns with their gender, and templates whose slots are filled here.

A template holds `<slot>`s, filled when a design is made, and `{placeholders}`, filled when the
question is asked. What goes into a slot may itself contain placeholders.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from elicit_design.designing.phrasing import phrasing, plural
from elicit_design.words.catalogue import catalogue

_SLOT = re.compile(r"<([A-Za-z_]+)>")
_STAND_IN = re.compile(r"\{(count|name|query|first)\b")


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in a locale: `one`, `many` and the gender that its article follows."""

    one: str
    many: str
    gender: str


@dataclass(frozen=True)
class Phrases:
    """The phrases of one locale."""

    locale: str
    words: Mapping[str, str]

    def has(self, key: str) -> bool:
        """Tell whether the catalogue has a word."""
        return key in self.words

    def verb(self, key: str) -> tuple[str, str]:
        """Return a verb's imperative (or infinitive) and its participle."""
        act, _, done = self.words[f"verb.{key}"].partition("|")
        return act, done

    def noun(self, english: str) -> Noun:
        """Return a noun, the English one standing in for what the locale does not have."""
        entry = self.words.get(f"noun.{english}")
        if entry is None:
            return Noun(spelled(english), spelled(plural(english)), "n")
        one, many, gender = entry.split("|")
        return Noun(one, many, gender)

    def a(self, english: str) -> str:
        """Return a noun with its indefinite article."""
        noun = self.noun(english)
        key = f"a.{noun.gender}" + (".vowel" if _begins_with_vowel(noun.one) else "")
        if key not in self.words:
            key = f"a.{noun.gender}"
        return self.text(key, {"noun": noun.one})

    def the(self, english: str, many: bool = False) -> str:
        """Return a noun with its article."""
        noun = self.noun(english)
        key = f"the.{noun.gender}" + (".many" if many else "")
        return self.text(key, {"noun": noun.many if many else noun.one})

    def text(
        self,
        key: str,
        slots: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> str:
        """Return a template with its slots filled and its stand-in placeholders renamed.

        Args:
            key: word key of the template.
            slots: text by slot; `<Slot>` starts with a capital letter.
            names: placeholder by stand-in (`count`, `name`, `query`, `first`).
        """
        template = self.words[key]
        if names:
            template = _STAND_IN.sub(lambda m: "{" + names.get(m[1], m[1]), template)
        filled = slots or {}
        return _SLOT.sub(lambda match: _slot(match[1], filled), template)


def _slot(name: str, slots: Mapping[str, str]) -> str:
    text = slots.get(name.lower(), "")
    return capital(text) if name[0].isupper() else text


def _begins_with_vowel(words: str) -> bool:
    """Tell whether English says `an` before it; an acronym is read letter by letter."""
    first = words.split(" ", 1)[0]
    if len(first) > 1 and first.isupper():
        return first[0] in "AEFHILMNORSX"
    return first[:1].lower() in "aeio"


def capital(text: str) -> str:
    """Return the text with its first letter in upper case; a placeholder keeps its name."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=4096)
def spelled(noun: str) -> str:
    """Write acronyms in capitals, as people do."""
    known, spellings = phrasing().acronyms, phrasing().spellings
    return " ".join(spellings.get(word) or _acronym(word, known) for word in noun.split(" "))


def _acronym(word: str, known: frozenset[str]) -> str:
    if word in known:
        return word.upper()
    if word.endswith("s") and word[:-1] in known:
        return word[:-1].upper() + "s"
    return word


@lru_cache(maxsize=32)
def phrases(locale: str, extra_dirs: tuple[Path, ...] = ()) -> Phrases:
    """Return the phrases of a locale.

    Raises:
        UserError: when there is no catalogue for the locale.
    """
    return Phrases(locale, catalogue(locale, extra_dirs))
