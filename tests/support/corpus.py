"""Real tool lists, where a checkout has them beside it; tests that need them skip otherwise."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from elicit_design.loading import Loaded, load

SHARED = Path(__file__).resolve().parents[2].parent / "shared"
CORPUS = SHARED / "corpus"

needs_corpus = pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not there")


def corpus_files() -> list[Path]:
    """Return the tool lists, in order of their names."""
    return sorted(CORPUS.glob("*.json"))


@cache
def loaded_corpus() -> Loaded:
    """Return every tool of the corpus, read once a session."""
    return load(*corpus_files())
