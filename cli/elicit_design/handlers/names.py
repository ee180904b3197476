"""Identifiers for generated code, from names that anyone may have written."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_LONGEST = 40
_LONGEST_SUFFIX = 24

# Reserved in JavaScript and TypeScript and not in Python, or known by these names to the code.
_TAKEN = frozenset(
    """
    abstract accepted answer any anyio arguments asdict bool boolean bytes call can_ask case
    catch closing const constructor dataclass date datetime debugger default delete dict do
    enum eval export extends field finished float function hashlib implements instanceof int
    interface json let list loaded locale logging new null number object package page_url
    perform private protected public re replace secrets self set sqlite3 static str string
    super switch this throw time tuple type typeof undefined unicodedata url var version void
    """.split()  # noqa: SIM905 - a list of so many lines is harder to read
)


def snake(name: str, otherwise: str = "tool", longest: int = _LONGEST) -> str:
    """Return `name` as a snake_case ASCII identifier, `otherwise` when nothing is left of it."""
    words = [word.lower() for word in _WORDS.findall(name.encode("ascii", "ignore").decode())]
    text = "_".join(words)[:longest].strip("_") or otherwise
    if text[0].isdigit():
        text = f"{otherwise}_{text}"
    return f"{text}_" if keyword.iskeyword(text) or text in _TAKEN else text


def pascal(name: str, otherwise: str = "Tool") -> str:
    """Return `name` as a PascalCase ASCII identifier."""
    return "".join(word.capitalize() for word in snake(name, otherwise).split("_"))


def suffixes(names: Iterable[str]) -> Mapping[str, str]:
    """Give each case a short ending that tells its types apart from those of the others."""
    return unique(names, "case", _LONGEST_SUFFIX)


def unique(names: Iterable[str], otherwise: str, longest: int = _LONGEST) -> Mapping[str, str]:
    """Give each name an identifier of its own."""
    found: dict[str, str] = {}
    for name in names:
        base = snake(name, otherwise, longest)
        number = 2
        chosen = base
        while chosen in found.values():
            chosen, number = f"{base}_{number}", number + 1
        found.setdefault(name, chosen)
    return found
