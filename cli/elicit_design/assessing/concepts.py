"""Words that mean something together in one sentence, wherever they stand in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from elicit_design.assessing.data import data_file
from elicit_design.assessing.text import fold

_NONE: frozenset[str] = frozenset()
_PERSON = frozenset({"person"})
_PERSON_ENDS = ("er", "or", "ant", "ist", "ian", "ee", "ees", "ers", "ors", "ants", "ists")
_ARTICLES = frozenset({"the", "a", "an", "this", "that", "every", "each", "its", "their"})
SENTENCES = 8
"""How many sentences are read for concepts; what follows is seldom about the act itself."""


def concepts_of(sentences: Sequence[Sequence[str]], language: str) -> tuple[frozenset[str], ...]:
    """Return, sentence by sentence, the concepts that its words speak of."""
    index = _index(language)
    english = language == "en"
    return tuple(
        _NONE.union(
            *(index[word] for word in words if word in index),
            _PERSON if english and _names_person(words) else _NONE,
        )
        for words in sentences[:SENTENCES]
    )


def _names_person(words: Sequence[str]) -> bool:
    """Tell whether "the"/"a" stands before a word that ends as names of people do."""
    return any(
        word.endswith(_PERSON_ENDS) and len(word) > 4 and word not in _not_persons()
        for before, word in pairwise(words)
        if before in _ARTICLES
    )


@lru_cache(maxsize=1)
def _not_persons() -> frozenset[str]:
    return frozenset(data_file("lexicons/concepts.yaml")["not_persons"]["words"].split())


@lru_cache(maxsize=8)
def _index(language: str) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for concept, words in data_file("lexicons/concepts.yaml").get(language, {}).items():
        for word in words.replace('"', "").split():
            found.setdefault(fold(word), set()).add(concept)
    return {word: frozenset(concepts) for word, concepts in found.items()}
