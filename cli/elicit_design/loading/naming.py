"""How values, words and types are named in what is told to the user."""

from __future__ import annotations

import json
from collections.abc import Iterable

from elicit_design.model.values import Json


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a hint: the known word that an unknown one is near to, or all of them."""
    from difflib import get_close_matches  # only errors need it

    words = list(known)
    by_lower = {name.lower(): name for name in words}
    close = get_close_matches(word.lower(), by_lower, 1, 0.6)
    if close:
        return f"Did you mean {by_lower[close[0]]!r}?"
    return f"Known are {', '.join(sorted(words))}."


def kind_of(value: Json) -> str:
    """Say in words what kind of value this is."""
    if value is None or isinstance(value, bool):
        return f"`{json.dumps(value)}`"
    if isinstance(value, str):
        return "text"
    if isinstance(value, (int, float)):
        return "a number"
    return "a list" if isinstance(value, list) else "a mapping"


def shortened(text: str, limit: int = 60) -> str:
    """Cut a text that is quoted."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
