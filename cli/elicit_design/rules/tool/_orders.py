"""Orders to the model to ask the user, in the product's languages."""

from __future__ import annotations

import re
from functools import cache

from elicit_design.resources import resource_dir


def order_in(text: str) -> str | None:
    """Return the first such order in a text, as written; None when there is none."""
    found = _pattern().search(text)
    return " ".join(found[0].split()) if found else None


@cache
def _pattern() -> re.Pattern[str]:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    path = resource_dir("data") / "orders_to_ask.yaml"
    data = yaml.load(path.read_text("utf-8"), Loader=loader)  # noqa: S506  a safe loader
    phrases = [phrase for listed in data["phrases"].values() for phrase in listed]
    return re.compile("|".join(f"(?:{phrase})" for phrase in phrases), re.IGNORECASE)
