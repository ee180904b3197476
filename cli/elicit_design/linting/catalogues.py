"""A project's catalogue of words, beside the built-in one it adds to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path, PurePosixPath

from elicit_design.linting.nodes import Node, Source
from elicit_design.linting.project_nodes import CatalogueNode
from elicit_design.model.target import Revision
from elicit_design.problems import UserError
from elicit_design.words.catalogue import SOURCE_LOCALE, catalogue, missing_words

_LOCALE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


def recognise_catalogue(document: Source, revision: Revision) -> list[Node] | None:
    """Return the node of a catalogue; None for another document.

    A catalogue is named by its locale and holds `words` alone, each a text.
    """
    data = document.data
    if document.syntax != "yaml" or not isinstance(data, Mapping) or set(data) != {"words"}:
        return None
    locale, words = PurePosixPath(document.path).stem, data["words"]
    if not _LOCALE.fullmatch(locale) or not isinstance(words, Mapping):
        return None
    texts = {str(key): text for key, text in words.items() if isinstance(text, str)}
    return [CatalogueNode(document, "", revision, locale, texts)]


def english(path: str) -> Mapping[str, str]:
    """Return the English words a catalogue at `path` is a translation of."""
    folder = Path(path).parent
    beside = (folder,) if (folder / f"{SOURCE_LOCALE}.yaml").is_file() else ()
    try:
        return catalogue(SOURCE_LOCALE, beside)
    except UserError:  # the English file beside it has a fault of its own
        return catalogue(SOURCE_LOCALE)


@lru_cache(maxsize=32)
def built_in_keys(locale: str) -> frozenset[str]:
    """Return the keys for which the product has words in a locale; none for a new one."""
    try:
        lacking = {word.key for word in missing_words(locale)}
    except UserError:
        return frozenset()
    return frozenset(catalogue(SOURCE_LOCALE)) - lacking
