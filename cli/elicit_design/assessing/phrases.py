"""Phrases that mean something in a description, unless denied or said of another tool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elicit_design.assessing.lexicon import Hit, Lexicon

_REACH = 4
"""How many words before a phrase a denial may stand."""

Hits = Mapping[str, tuple[Hit, ...]]


def find_phrases(
    sentences: Sequence[Sequence[str]], lexicon: Lexicon, names: frozenset[str], own: str
) -> dict[str, tuple[Hit, ...]]:
    """Return the phrases of each kind that are said of this tool and not denied.

    Args:
        sentences: folded words, sentence by sentence.
        lexicon: the language's phrases.
        names: names of the server's tools, folded; a sentence naming another one is about it.
        own: the tool's own name, folded.
    """
    found: dict[str, list[Hit]] = {}
    index = lexicon.phrases
    firsts = index.keys()
    for n, words in enumerate(sentences):
        if firsts.isdisjoint(words):
            continue
        starts = [i for i, word in enumerate(words) if word in index]
        if not starts or _about_another(words, names, own):
            continue
        for i in starts:
            following = words[i + 1] if i + 1 < len(words) else ""
            for phrase, kind in index[words[i]]:
                if len(phrase) > 1 and phrase[1] != following:
                    continue
                if words[i : i + len(phrase)] == phrase and not _denied(words, i, lexicon):
                    found.setdefault(kind, []).append(Hit(tuple(phrase), n, i))
    return {kind: tuple(hits) for kind, hits in found.items()}


def find_unspaced(text: str, lexicon: Lexicon) -> dict[str, tuple[Hit, ...]]:
    """Return the phrases of a language written without spaces; a phrase holds its own denial."""
    found: dict[str, list[Hit]] = {}
    for phrases in lexicon.phrases.values():
        for phrase, kind in phrases:
            place = text.find("".join(phrase))
            if place >= 0:
                sentence = text.count("。", 0, place)
                found.setdefault(kind, []).append(Hit(tuple(phrase), sentence, place))
    return {kind: tuple(hits) for kind, hits in found.items()}


def _denied(words: Sequence[str], start: int, lexicon: Lexicon) -> bool:
    return any(word in lexicon.negation for word in words[max(0, start - _REACH) : start])


def _about_another(words: Sequence[str], names: frozenset[str], own: str) -> bool:
    if "instead" in words:
        return True
    return not names.isdisjoint(words) and any(word in names and word != own for word in words)
