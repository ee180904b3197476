"""Orders to the model to ask the user, in the product's languages."""

from __future__ import annotations

import re
from functools import cache

from elicit_design.data_files import data_file


def order_in(text: str) -> str | None:
    """Return the first such order in a text, as written; None when there is none."""
    found = _pattern().search(text)
    return " ".join(found[0].split()) if found else None


@cache
def _pattern() -> re.Pattern[str]:
    data = data_file("orders_to_ask.yaml")
    phrases = [phrase for listed in data["phrases"].values() for phrase in listed]
    return re.compile("|".join(f"(?:{phrase})" for phrase in phrases), re.IGNORECASE)
