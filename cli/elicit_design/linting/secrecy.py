"""Recognise words that name a credential, in field names and in text, in several languages.

`email`, `name`, `page_token` and `max_tokens` are no secrets; `password_policy` and "the name of
the API key" speak about one. The words are data (`data/secrets.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parents[1] / "data" / "secrets.yaml"
_WORDS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[^\W\d_A-Z]+|[A-Z]+|\d+")
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
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(_FILE.read_text("utf-8"), loader)  # noqa: S506
    return data


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


def _either(by_language: dict[str, Iterable[str]]) -> str:
    """Return a pattern for any of the words; those in Latin letters match as whole words."""
    found = sorted({w.casefold() for words in by_language.values() for w in words}, key=len)
    return "|".join(_whole(word) for word in reversed(found))


def _whole(word: str) -> str:
    pattern = re.escape(word).replace(r"\ ", r"\s+")
    return (
        rf"\b{pattern}\b"
        if word[0].isascii() or (word[0].isalpha() and ord(word[0]) < 0x250)
        else pattern
    )
