"""Identifiers for generated code, from names that anyone may have written."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_LONGEST = 40

# Reserved in JavaScript and TypeScript and not in Python, or used by the templates themselves.
_TAKEN = frozenset(
    [
        "abstract",
        "any",
        "arguments",
        "boolean",
        "call",
        "case",
        "catch",
        "const",
        "constructor",
        "debugger",
        "default",
        "delete",
        "do",
        "enum",
        "eval",
        "export",
        "extends",
        "function",
        "implements",
        "instanceof",
        "interface",
        "let",
        "loaded",
        "locale",
        "new",
        "null",
        "number",
        "object",
        "package",
        "perform",
        "private",
        "protected",
        "public",
        "self",
        "static",
        "string",
        "super",
        "switch",
        "this",
        "throw",
        "typeof",
        "undefined",
        "var",
        "void",
        "url",
        "finished",
        "answer",
        "accepted",
    ]
)


def snake(name: str, otherwise: str = "tool") -> str:
    """Return `name` as a snake_case ASCII identifier, `otherwise` when nothing is left of it."""
    words = [word.lower() for word in _WORDS.findall(name.encode("ascii", "ignore").decode())]
    text = "_".join(words)[:_LONGEST].strip("_") or otherwise
    if text[0].isdigit():
        text = f"{otherwise}_{text}"
    return f"{text}_" if keyword.iskeyword(text) or text in _TAKEN else text


def pascal(name: str, otherwise: str = "Tool") -> str:
    """Return `name` as a PascalCase ASCII identifier."""
    return "".join(word.capitalize() for word in snake(name, otherwise).split("_"))


def unique(names: Iterable[str], otherwise: str) -> Mapping[str, str]:
    """Give each name an identifier of its own."""
    found: dict[str, str] = {}
    for name in names:
        base = snake(name, otherwise)
        number = 2
        chosen = base
        while chosen in found.values():
            chosen, number = f"{base}_{number}", number + 1
        found.setdefault(name, chosen)
    return found
