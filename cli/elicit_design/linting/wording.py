"""Words by topic, in the languages of the product (`data/wording.yaml`)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from elicit_design.data_files import data_file

_TOKEN = re.compile(r"[\w']+")


class Topic:
    """The words of a topic, of which only those are looked for whose first word is in the text.

    Most texts have none, and a pattern of a hundred words is slow to compile and to try.
    """

    def __init__(self, words: list[str], lead: str = "") -> None:
        self._lead = lead
        self._by_first: dict[str, list[str]] = {}
        for word in dict.fromkeys(words):
            if first := _first(word):
                self._by_first.setdefault(first, []).append(word)
        self._spaceless = tuple(word for word in words if not _spaced(word))
        self.search = lru_cache(maxsize=4096)(self._search)

    def may_be_in(self, text: str) -> bool:
        """Whether a case-folded text can hold one of the words."""
        return self._pattern_for(text) is not None

    def _search(self, text: str) -> re.Match[str] | None:
        """Find the first of the words in a case-folded text; several rules ask for the same."""
        pattern = self._pattern_for(text)
        return pattern.search(text) if pattern else None

    def match(self, text: str) -> re.Match[str] | None:
        """Find one of the words at the start of a case-folded text."""
        pattern = self._pattern_for(text)
        return pattern.match(text) if pattern else None

    def findall(self, text: str) -> list[str]:
        """Find all of the words in a case-folded text."""
        pattern = self._pattern_for(text)
        return pattern.findall(text) if pattern else []

    def _pattern_for(self, text: str) -> re.Pattern[str] | None:
        """Return the words that can be in a text as one pattern; None when none can."""
        words = [word for first in self._by_first.keys() & tokens(text)
                 for word in self._by_first[first]]  # fmt: skip
        if not text.isascii():
            words += [word for word in self._spaceless if word in text]
        return _compiled(self._lead, frozenset(words)) if words else None


@cache
def says(topic: str, locale: str | None = None) -> Topic:
    """Return what finds a word of `topic` anywhere in a case-folded text.

    Where the text's locale is known only the words of its language count: what is a negation in
    one language is a preposition in another.
    """
    language = locale.partition("-")[0] if locale else None
    return Topic(_words(topic, language if language in _data()[topic] else None))


@cache
def opens(topic: str) -> Topic:
    """Return what finds a word of `topic` at the start of a case-folded text."""
    return Topic(_words(topic), r"\W*")


@cache
def whole(topic: str) -> frozenset[str]:
    """Return the words of `topic`, for texts that consist of nothing else."""
    return frozenset(_words(topic))


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Return a text case-folded, with straight apostrophes and single blanks, without marks."""
    folded = text.casefold().replace("\u2019", "'")
    return " ".join(folded.split()).strip(" .!?:;\u3002\uff01\uff1f")


@lru_cache(maxsize=8192)
def tokens(text: str) -> frozenset[str]:
    """Return the words of a case-folded text, each once."""
    return frozenset(_TOKEN.findall(text))


@cache
def _data() -> dict[str, Any]:
    return data_file("wording.yaml")


def _words(topic: str, language: str | None = None) -> list[str]:
    listed = _data()[topic]
    chosen = [listed[language]] if language else listed.values()
    return [str(word).casefold() for words in chosen for word in words]


def _spaced(word: str) -> bool:
    """Whether a word is of a script with blanks between words."""
    return ord(word[0]) < 0x250


def _first(word: str) -> str | None:
    """Return the token that a text with the word must have; None where words are not apart."""
    found = _TOKEN.search(word) if _spaced(word) else None
    return found[0] if found else None


@lru_cache(maxsize=4096)
def _compiled(lead: str, words: frozenset[str]) -> re.Pattern[str]:
    """Compile words to one pattern, the longest first."""
    ordered = sorted(words, key=lambda word: (-len(word), word))
    apart = "|".join(_pattern(word) for word in ordered if _spaced(word))
    joined = "|".join(_pattern(word) for word in ordered if not _spaced(word))
    within = rf"(?<![\w'])(?:{apart})(?![\w'])" if apart else ""
    return re.compile(f"{lead}(?:{'|'.join(filter(None, (within, joined)))})")


def _pattern(word: str) -> str:
    return re.escape(word).replace(r"\ ", r"\s+")
