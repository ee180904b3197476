"""Words of names and descriptions: splitting, folding and base forms. Pure, and cached by word."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# What is no letter and no digit, said in ranges: the same class negated takes long to compile.
_BREAKS = re.compile(r"[\x00-/:-@\[-`{-\u00bf\U00010000-\U0010ffff]+")
_SERVICES = re.compile(r"--|__|::|/")
_WORDS = re.compile(r"[^\W_]+(?:[_'\u2019][^\W_]+)*|[.!?;:\n(),。、\uff01\uff1f•]")
_ENDS = frozenset(".!?;\n。\uff01\uff1f•")
_SOFT = frozenset(",:()、")
LIMIT = 3000
MOST = 14
"""Characters and sentences that are read; what follows are manuals and examples."""


@lru_cache(maxsize=65536)
def split_name(name: str) -> tuple[str, ...]:
    """Return the words of a snake, kebab, camel or dotted name, folded."""
    parts = _BREAKS.split(_CAMEL.sub(" ", name.replace("OAuth", "Oauth")))
    return tuple(fold(part) for part in parts if part)


@lru_cache(maxsize=65536)
def operation(name: str) -> tuple[str, ...]:
    """Return the words of a name without the service before `--`, `__`, `::` or `/`, if any."""
    last = split_name(_SERVICES.split(name)[-1])
    return last if len(last) > 1 else split_name(name)


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """Return a word in lower case and without accents."""
    if word.isascii():
        return word.lower()
    decomposed = unicodedata.normalize("NFKD", word.casefold().replace("\u2019", "'"))
    return unicodedata.normalize(
        "NFC", "".join(c for c in decomposed if not "\u0300" <= c <= "\u036f")
    )


@lru_cache(maxsize=65536)
def bases(word: str) -> tuple[str, ...]:
    """Return the English base forms a word may have, the word itself first."""
    if word.isdecimal():
        return (word,)
    found = [word]
    if word.endswith("'s"):
        found.append(word[:-2])
    if word.endswith("ies") and len(word) > 4:
        found.append(word[:-3] + "y")
    if word.endswith("es") and len(word) > 3:
        found.append(word[:-2])
    if word.endswith("s") and not word.endswith("ss") and len(word) > 3:
        found.append(word[:-1])
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word[: -len(ending)]
            found += [stem, stem + "e"]
            if stem[-1] == stem[-2]:
                found.append(stem[:-1])
    if word.endswith("ied") and len(word) > 4:
        found.append(word[:-3] + "y")
    found += [base.replace("ise", "ize") for base in found if base.endswith("ise")]
    found += [base[:-1] for base in found if base.endswith("ll")]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=65536)
def singular(word: str) -> str:
    """Return the likely singular of an English noun."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes", "liases", "iruses", "tuses", "buses")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


def sentences(text: str) -> list[list[str]]:
    """Return the folded words of each sentence; soft marks stay in as words of their own."""
    found: list[list[str]] = []
    current: list[str] = []
    for match in _WORDS.finditer(text, 0, LIMIT):
        token = match[0]
        if token in _ENDS:
            if current:
                found.append(current)
                current = []
                if len(found) == MOST:
                    return found
        else:
            current.append(token if token in _SOFT else fold(token))
    if current:
        found.append(current)
    return found


def quote(text: str, words: tuple[str, ...]) -> str:
    """Return the place of `words` in `text` as its author wrote it, else the words."""
    found = _in_text(words).search(text)
    return found[0] if found else " ".join(words)


@lru_cache(maxsize=4096)
def _in_text(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(r"\W+".join(re.escape(word) for word in words), re.IGNORECASE)
