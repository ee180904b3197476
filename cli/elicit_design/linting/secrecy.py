"""Recognise words that name a credential, in field names and in text, in several languages.

`email`, `name`, `page_token` and `max_tokens` are no secrets; `password_policy` and "the name of
the API key" speak about one. The words are data (`data/secrets.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from elicit_design.data_files import data_file

_WORDS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[^\W\d_A-Z]+|[A-Z]+|\d+")
_TOKENS = re.compile(r"\w+")
_LONGEST = 4


@lru_cache(maxsize=4096)
def secret_name(name: str) -> str | None:
    """Return the words of a field's name that name a credential; None when it names none."""
    words = [word.casefold() for word in _WORDS.findall(name)]
    known, before, after = _names()
    for length in range(min(_LONGEST, len(words)), 0, -1):
        for start in range(len(words) - length + 1):
            phrase = " ".join(words[start : start + length])
            if phrase not in known:
                continue
            follows = words[start + length : start + length + 1]
            precedes = words[start - 1 : start] if start else []
            if not (set(follows) & after or set(precedes) & before):
                return phrase
    return None


@lru_cache(maxsize=4096)
def secret_phrase(text: str) -> str | None:
    """Return the words of a text by which a credential is asked for; None when none are."""
    folded = text.casefold()
    if _first_words().isdisjoint(_TOKENS.findall(folded)) and folded.isascii():
        return None
    words, denied, denied_after, about_before, about_after = _patterns()
    for found in words.finditer(folded):
        lead, rest = folded[: found.start()], folded[found.end() :]
        if denied.search(lead) or about_before.search(lead):
            continue
        if about_after.match(rest) or denied_after.match(rest):
            continue
        return found[0]
    return None


@cache
def _data() -> dict[str, Any]:
    return data_file("secrets.yaml")


@cache
def _names() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    data = _data()
    about = data["name_about"]
    return frozenset(data["names"]), frozenset(about["before"]), frozenset(about["after"])


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    data = _data()
    return (
        re.compile(_either(data["phrases"])),
        re.compile(rf"(?:{_either(data['denied'])})\W+(?:\w+\W+){{0,2}}$"),
        re.compile(rf"(?:{_either(data['denied_after'])})"),
        re.compile(rf"(?:{_either(data['about_before'])})\W+(?:\w+\W+){{0,1}}$"),
        re.compile(rf"[\s-]*(?:{_either(data['about_after'])})"),
    )


@cache
def _first_words() -> frozenset[str]:
    """Return the first token of every phrase in Latin letters: most texts have none of them."""
    phrases = (str(p).casefold() for listed in _data()["phrases"].values() for p in listed)
    return frozenset(found[0] for phrase in phrases if (found := _TOKENS.search(phrase)))


def _either(by_language: dict[str, Iterable[str]]) -> str:
    """Return a pattern for any of the words; those in Latin letters match as whole words."""
    found = sorted({w.casefold() for words in by_language.values() for w in words}, key=len)
    apart = "|".join(_pattern(word) for word in reversed(found) if _spaced(word))
    joined = "|".join(_pattern(word) for word in reversed(found) if not _spaced(word))
    within = rf"\b(?:{apart})\b" if apart else ""
    return "|".join(filter(None, (within, joined)))


def _spaced(word: str) -> bool:
    return any(char.isalpha() and ord(char) < 0x250 for char in word) and ord(word[-1]) < 0x250


def _pattern(word: str) -> str:
    return re.escape(word).replace(r"\ ", r"\s+")
