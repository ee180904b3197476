"""Which language a description is written in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from elicit_design.assessing.text import fold
from elicit_design.data_files import data_file

_ENOUGH = 2
_LANGUAGES = ("en", "pt", "es", "fr", "de", "ja")


def language_of(text: str, sentences: Sequence[Sequence[str]]) -> str:
    """Return `en`, `pt`, `es`, `fr`, `de` or `ja`; English when nothing speaks clearly."""
    if not text.isascii() and sum(map(_is_japanese, text[:400])) > 5:
        return "ja"
    words = {word for sentence in sentences[:4] for word in sentence[:30]}
    words |= {word.partition("'")[0] + "'" for word in words if "'" in word}
    marks = _marks()
    found = [language for word in words & marks.keys() for language in marks[word]]
    counts = {language: found.count(language) for language in _LANGUAGES}
    if not text.isascii():
        for language, letters in _letters().items():
            counts[language] += any(letter in text for letter in letters)
    best = max(counts, key=counts.__getitem__)
    clear = counts[best] > counts["en"] and (counts[best] >= _ENOUGH or not counts["en"])
    return best if clear else "en"


def _is_japanese(mark: str) -> bool:
    return "\u3040" <= mark <= "\u30ff" or "\u4e00" <= mark <= "\u9fff"


@lru_cache(maxsize=1)
def _marks() -> dict[str, tuple[str, ...]]:
    """Return the words by which languages are told, each with the languages that have it."""
    data = data_file("lexicons/languages.yaml")
    found: dict[str, tuple[str, ...]] = {}
    for language in _LANGUAGES:
        for word in {fold(word) for word in data.get(language, "").split()}:
            found[word] = (*found.get(word, ()), language)
    return found


@lru_cache(maxsize=1)
def _letters() -> dict[str, str]:
    """Return the letters that few of the languages have, by language."""
    return dict(data_file("lexicons/languages.yaml")["letters"])
