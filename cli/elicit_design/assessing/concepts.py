"""Words that mean something together in one sentence, wherever they stand in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from elicit_design.assessing.acts import separated
from elicit_design.assessing.lexicon import LANGUAGES, vocabulary
from elicit_design.assessing.text import fold
from elicit_design.data_files import data_file

_NONE: frozenset[str] = frozenset()
_DECIDING = frozenset({"deciding"})
_DECISION_SIGNS = frozenset(
    {
        "ask",
        "asks",
        "for",
        "from",
        "must",
        "has",
        "have",
        "should",
        "gets",
        "needs",
        "may",
        "call",
        "choice",
    }
    | {"decision", "pick", "verdict", "say", "taste", "wish"}
)
_CONSENTING = frozenset(
    {"confirm", "confirmation", "permission", "if", "when", "first", "before", "sure", "approval"}
)
_DECISIONS = frozenset({"call", "choice", "decision", "pick", "verdict", "say", "taste", "wish"})
_DECIDES = frozenset(
    [
        "settle",
        "decide",
        "choose",
        "say",
        "pick",
        "tell",
        "name",
        "answer",
        "select",
        "prefer",
        "specify",
        "state",
    ]
)
_OBLIGED = frozenset({"must", "has", "have", "should", "gets", "needs", "may"})
_PERSON = frozenset({"person"})
_ARTICLES = frozenset({"the", "a", "an", "this", "that", "every", "each", "its", "their"})
SENTENCES = 8
"""How many sentences are read for concepts; what follows is seldom about the act itself."""


def concepts_of(sentences: Sequence[Sequence[str]], language: str) -> tuple[frozenset[str], ...]:
    """Return, sentence by sentence, the concepts that its words speak of."""
    index = _index(language)
    if language == "ja":
        return tuple(_of_unspaced("".join(words), index) for words in sentences[:SENTENCES])
    return tuple(_of_sentence(words, index, language) for words in sentences[:SENTENCES])


def _of_sentence(
    words: Sequence[str], index: Mapping[str, Sequence[str]], language: str
) -> frozenset[str]:
    if "such" in words and language == "en":
        words = _before_examples(words)
    present = set(words)
    for word in words:
        if "'" in word:
            present.update(_parts(word))
    found = _NONE.union(*(index[word] for word in present & index.keys()))
    if language != "en":
        if language == "de" and (prefix := separated(words)):
            present.update([prefix + word for word in words])
        found = found.union(*(_by_stem(word, language) for word in present))
        return found if "person" in found or not _names_person(words, language) else found | _PERSON
    if "person" not in found and not present.isdisjoint(_ARTICLES) and _names_person(words, "en"):
        found |= _PERSON
    if not present.isdisjoint(_DECISION_SIGNS) and _leaves_decision(words):
        found |= _DECIDING
    return found


def services_aside(sentences: Sequence[Sequence[str]], language: str) -> list[Sequence[str]]:
    """Return sentences without names of services that only say where something is kept.

    "Creates an invoice in Stripe" speaks of no page at which somebody pays.
    """
    names, places = vocabulary("services"), vocabulary("places_of_service")
    return [
        words if names.isdisjoint(words) else _aside(words, names, places, language)
        for words in sentences
    ]


def _aside(
    words: Sequence[str], names: frozenset[str], places: frozenset[str], language: str
) -> Sequence[str]:
    if "person" in _of_sentence(words, _index(language), language):
        return words  # somebody may go there
    return [
        "_" if word in names and not places.isdisjoint(words[max(0, n - 2) : n]) else word
        for n, word in enumerate(words)
    ]


def _before_examples(words: Sequence[str]) -> Sequence[str]:
    """Return a sentence up to "such as": an example is not what the tool does."""
    place = words.index("such")
    return words[:place] if words[place + 1 : place + 2] == ["as"] else words


def _of_unspaced(text: str, index: Mapping[str, Sequence[str]]) -> frozenset[str]:
    """Return the concepts of a sentence whose language writes no spaces between words."""
    return _NONE.union(*(concepts for part, concepts in index.items() if part in text))


@lru_cache(maxsize=65536)
def _parts(word: str) -> tuple[str, ...]:
    """Return a word, and what stands on either side of an apostrophe ("l'acces", "owner's")."""
    return (word, *word.split("'")) if "'" in word else (word,)


def _names_person(words: Sequence[str], language: str) -> bool:
    """Tell whether an article stands before a word that ends as names of people do."""
    articles, endings = _persons(language)
    return any(
        noun.endswith(endings) and len(noun) > 4 and noun not in _not_persons()
        for before, word in pairwise(words)
        if before in articles
        for noun in (word.removesuffix("'s"),)
    )


def _leaves_decision(words: Sequence[str]) -> bool:
    """Tell whether a sentence leaves a decision to somebody, by how it is built.

    "it is the employee's call", "for the couple to settle", "must come from the applicant",
    "ask the couple", "the driver should have the pick".
    """
    for n, word in enumerate(words):
        rest = words[n + 1 : n + 6]
        if word.endswith("'s") and not _DECISIONS.isdisjoint(rest[:3]) and word != "it's":
            return True
        asked = word in ("ask", "asks") and rest[:1] and rest[0] in _ARTICLES
        if asked and not _CONSENTING.intersection(words) and rest[1:2] != ["model"]:
            return True
        if word == "for" and rest[:1] and rest[0] in _ARTICLES and rest[2:3] == ["to"]:
            return not _DECIDES.isdisjoint(rest[3:5])
        if (
            word == "from"
            and rest[:1]
            and rest[0] in _ARTICLES
            and "come" in words[max(0, n - 2) : n]
        ):
            return not _OBLIGED.isdisjoint(words[max(0, n - 5) : n])
        subject = n > 1 and words[n - 2] in _ARTICLES and words[n - 1] not in _not_persons()
        if subject and word in _OBLIGED and not _DECIDES.isdisjoint(rest):
            return True
    return False


@lru_cache(maxsize=8)
def _persons(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return a language's articles, and how its words for people end."""
    signs = _data()["persons"][language]
    return frozenset(signs["articles"].split()), tuple(signs["endings"].split())


@lru_cache(maxsize=1)
def _not_persons() -> frozenset[str]:
    return frozenset(_data()["not_persons"]["words"].split())


@lru_cache(maxsize=8)
def _index(language: str) -> Mapping[str, Sequence[str]]:
    index: dict[str, list[str]] = _data().get(language, {})
    return index


@lru_cache(maxsize=1)
def _data() -> dict[str, Any]:
    return data_file("lexicons/concepts.yaml", indexed)


def indexed(data: dict[str, Any]) -> dict[str, Any]:
    """Turn concepts with their words into words with their concepts, language by language."""
    return {part: _by_word(entry) if part in LANGUAGES else entry for part, entry in data.items()}


def _by_word(concepts: Mapping[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for concept, words in concepts.items():
        for word in dict.fromkeys(fold(word) for word in words.replace('"', "").split()):
            found.setdefault(word, []).append(concept)
    return found


@lru_cache(maxsize=65536)
def _by_stem(word: str, language: str) -> frozenset[str]:
    """Return the concepts of the stems (written `stem*`) with which a word begins."""
    index = _index(language)
    stems = (index.get(f"{word[:length]}*", _NONE) for length in range(3, len(word) + 1))
    return _NONE.union(*stems)


def concepts_of_name(words: Sequence[str], language: str) -> frozenset[str]:
    """Return the concepts of a tool's name, whose words may be English or the description's."""
    found = _of_name(words, language)
    return found if language == "en" else found | _of_name(words, "en")


def _of_name(words: Sequence[str], language: str) -> frozenset[str]:
    index = _index(language)
    if language == "ja":
        return _of_unspaced("".join(words), index)
    found = _NONE.union(*(index[word] for word in words if word in index))
    return found if language == "en" else found.union(*(_by_stem(w, language) for w in words))
