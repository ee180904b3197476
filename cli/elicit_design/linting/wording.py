"""Words by topic, in the languages of the product, as compiled patterns (`data/wording.yaml`)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parents[1] / "data" / "wording.yaml"


@cache
def says(topic: str, locale: str | None = None) -> re.Pattern[str]:
    """Return the pattern that finds a word of `topic` anywhere in a case-folded text.

    Where the text's locale is known only the words of its language count: what is a negation in
    one language is a preposition in another.
    """
    language = locale.partition("-")[0] if locale else None
    return re.compile(_either(topic, language if language in _data()[topic] else None))


@cache
def opens(topic: str) -> re.Pattern[str]:
    """Return the pattern that finds a word of `topic` at the start of a case-folded text."""
    return re.compile(rf"\W*(?:{_either(topic)})")


@cache
def whole(topic: str) -> frozenset[str]:
    """Return the words of `topic`, for texts that consist of nothing else."""
    return frozenset(_words(topic))


def plain(text: str) -> str:
    """Return a text case-folded, with straight apostrophes and single blanks, without marks."""
    folded = text.casefold().replace("\u2019", "'")
    return " ".join(folded.split()).strip(" .!?:;\u3002\uff01\uff1f")


@cache
def _data() -> dict[str, Any]:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(_FILE.read_text("utf-8"), loader)  # noqa: S506
    return data


def _words(topic: str, language: str | None = None) -> list[str]:
    listed = _data()[topic]
    chosen = [listed[language]] if language else listed.values()
    return [str(word).casefold() for words in chosen for word in words]


def _either(topic: str, language: str | None = None) -> str:
    words = sorted(set(_words(topic, language)), key=len, reverse=True)
    return "|".join(_pattern(word) for word in words)


def _pattern(word: str) -> str:
    pattern = re.escape(word).replace(r"\ ", r"\s+")
    latin = ord(word[0]) < 0x250
    return rf"(?<![\w']){pattern}(?![\w'])" if latin else pattern
