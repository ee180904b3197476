"""The lexicons of `data/lexicons/`, read once a language and indexed for single look-ups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from elicit_design.assessing.text import bases, fold
from elicit_design.data_files import data_file

_WORD_LISTS = (
    "negation",
    "skip",
    "adverbs",
    "prepositions",
    "stopwords",
    "joining",
    "inverse",
    "nounlike",
    "leading",
    "nominal",
    "things_of_verbs",
    "generic",
)
LANGUAGES = ("en", "pt", "es", "fr", "de", "ja")


class Hit(NamedTuple):
    """A phrase found in a description.

    Attributes:
        words: the words as they stand in the description, folded.
        sentence: how many sentences stand before it.
        start: its first word's place in that sentence.
    """

    words: tuple[str, ...]
    sentence: int
    start: int


class Lexicon(NamedTuple):
    """The words of one language by what they mean.

    Attributes:
        verbs: base form -> kind of act -> whether the word always means that.
        objects: base form -> kinds of thing.
        stems: beginnings of words (written `word*`), for languages with many endings.
        phrases: first word -> phrases that begin with it, longest first.
    """

    language: str
    verbs: Mapping[str, Mapping[str, bool]]
    objects: Mapping[str, Sequence[str]]
    stems: Mapping[str, Mapping[str, Mapping[str, bool]]]
    phrases: Mapping[str, Sequence[tuple[list[str], str]]]
    sets: Mapping[str, Sequence[str]]
    two_words: Mapping[str, Mapping[str, str]]
    particles: frozenset[str]
    negation: frozenset[str]
    skip: frozenset[str]
    adverbs: frozenset[str]
    prepositions: frozenset[str]
    stopwords: frozenset[str]
    joining: frozenset[str]
    inverse: frozenset[str]
    nounlike: frozenset[str]
    leading: frozenset[str]
    nominal: frozenset[str]
    things_of_verbs: frozenset[str]
    generic: frozenset[str]

    def verb(self, word: str) -> tuple[str, Mapping[str, bool]] | None:
        """Return the base form and kinds of a verb, None when the word is no known verb."""
        for base in bases(word) if self.language == "en" else (word,):
            if base in self.verbs:
                return base, self.verbs[base]
        return self.stem(word, "verbs")

    def kinds(self, word: str) -> frozenset[str]:
        """Return the kinds of thing a noun names."""
        return _kinds_of(self.language, word)

    def stem(self, word: str, part: str) -> tuple[str, Mapping[str, bool]] | None:
        """Return the stem a word begins with, and its kinds; `part` is `verbs` or `objects`."""
        stems = self.stems[part]
        for length in range(len(word), 2, -1) if stems else ():
            if word[:length] in stems:
                return word[:length], stems[word[:length]]
        return None


@lru_cache(maxsize=len(LANGUAGES))
def lexicon(language: str) -> Lexicon:
    """Return a language's lexicon; the file is read at the first use."""
    data = data_file(f"lexicons/{language}.yaml", indexed)
    return Lexicon(
        language,
        data["verbs"],
        data["objects"],
        {"verbs": data["verb_stems"], "objects": data["object_stems"]},
        data["phrases"],
        data["sets"],
        data["two_words"],
        frozenset(particle for pairs in data["two_words"].values() for particle in pairs),
        *(frozenset(data[part]) for part in _WORD_LISTS),
    )


def indexed(data: dict[str, Any]) -> dict[str, Any]:
    """Bring a lexicon from the form it is written in into the form it is looked up in."""
    verbs, verb_stems = _by_word(data.get("verbs", {}))
    objects, object_stems = _by_word(data.get("objects", {}))
    return {
        "verbs": verbs,
        "verb_stems": verb_stems,
        "objects": {word: sorted(kinds) for word, kinds in objects.items()},
        "object_stems": object_stems,
        "phrases": _phrase_index(data.get("phrases", {})),
        "sets": {name: _words(words) for name, words in data.get("sets", {}).items()},
        "two_words": {
            first: dict(pair.split(":") for pair in pairs.split())
            for first, pairs in data.get("two_words", {}).items()
        },
        **{part: _words(str(data.get(part, ""))) for part in _WORD_LISTS},
    }


def _words(text: str) -> list[str]:
    return list(dict.fromkeys(fold(word) for word in text.split()))


@lru_cache(maxsize=65536)
def _kinds_of(language: str, word: str) -> frozenset[str]:
    words = lexicon(language)
    for base in bases(word):
        if base in words.objects:
            return frozenset(words.objects[base])
    found = words.stem(word, "objects")
    return frozenset(found[1]) if found else frozenset()


@cache
def vocabulary(name: str) -> frozenset[str]:
    """Return a named set of English words from the lexicon."""
    return frozenset(lexicon("en").sets[name])


@lru_cache(maxsize=8)
def inverses(language: str) -> Mapping[str, frozenset[str]]:
    """Return, by verb, the verbs that undo it."""
    pairs = [pair.split(":") for pair in lexicon(language).inverse]
    return {verb: frozenset(other for first, other in pairs if first == verb) for verb, _ in pairs}


_Table = dict[str, dict[str, bool]]


def _by_word(part: Mapping[str, Mapping[str, str]]) -> tuple[_Table, _Table]:
    words: _Table = {}
    stems: _Table = {}
    for kind, entry in part.items():
        for written in entry["words"].split():
            word = fold(written.rstrip("?*"))
            table = stems if "*" in written else words
            table.setdefault(word, {})[kind] = not written.endswith("?")
    return words, stems


def _phrase_index(part: Mapping[str, Iterable[str]]) -> dict[str, list[tuple[list[str], str]]]:
    index: dict[str, list[tuple[list[str], str]]] = {}
    for kind, phrases in part.items():
        for phrase in phrases:
            words = [fold(word) for word in phrase.replace("-", " ").split()]
            index.setdefault(words[0], []).append((words, kind))
    return {first: sorted(found, key=lambda pair: -len(pair[0])) for first, found in index.items()}
