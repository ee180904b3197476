"""Python expressions as ruff lays them out: on one line where they fit, else one part a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

WIDTH = 88


@dataclass(frozen=True, slots=True)
class Group:
    """A display or a call: parts between brackets, each with what stands before it (a key)."""

    open: str
    parts: tuple[tuple[str, Code], ...]
    close: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Operands joined by `and` or `or`."""

    operator: str
    operands: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Ternary:
    """One of two short pieces, by a test."""

    first: str
    test: str
    second: str


Code: TypeAlias = "str | Group | Chain | Ternary"
"""A piece of Python; a string is a piece that is never broken."""


def flat(code: Code) -> str:
    """Write code on one line."""
    if isinstance(code, str):
        return code
    if isinstance(code, Ternary):
        return f"{code.first} if {code.test} else {code.second}"
    if isinstance(code, Chain):
        return f" {code.operator} ".join(_operand(part) for part in code.operands)
    inner = ", ".join(before + flat(part) for before, part in code.parts)
    one_tuple = code.open == "(" and len(code.parts) == 1
    return f"{code.open}{inner}{',' if one_tuple else ''}{code.close}"


def laid_out(code: Code, indent: int, used: int = 0, after: int = 0) -> str:
    """Write code that begins `used` characters into a line indented by `indent`.

    `after` is how much follows on its last line.
    """
    line = flat(code)
    if isinstance(code, str) or indent + used + len(line) + after <= WIDTH:
        return line
    inside, margin = " " * (indent + 4), " " * indent
    if isinstance(code, Ternary):
        return f"{code.first}\n{margin}if {code.test}\n{margin}else {code.second}"
    if isinstance(code, Chain):
        return laid_out(_listed(code), indent, used, after)
    rows = [
        f"{inside}{before}{laid_out(part, indent + 4, len(before), 1)},"
        for before, part in code.parts
    ]
    return f"{code.open}\n" + "\n".join(rows) + f"\n{margin}{code.close}"


def _operand(code: Code) -> str:
    return f"({flat(code)})" if isinstance(code, Chain) else flat(code)


def _listed(code: Chain) -> Group:
    """Write a long chain as `any` or `all` of a list, which is laid out in one way only."""
    parts = Group("[", tuple(("", part) for part in code.operands), "]")
    return Group("any(" if code.operator == "or" else "all(", (("", parts),), ")")


def string(text: str) -> str:
    """Write text as a string literal on one line, nothing in it able to leave the quotes."""
    body = "".join(_character(mark) for mark in text)
    if body.count('"') > body.count("'"):
        return "'" + body.replace("'", "\\'") + "'"
    return '"' + body.replace('"', '\\"') + '"'


def _character(mark: str) -> str:
    if mark == "\\":
        return "\\\\"
    return mark if mark.isprintable() else repr(mark)[1:-1]


def literal(value: object) -> Code:
    """Write plain data: text, numbers, booleans, None, sequences (as lists) and mappings."""
    if isinstance(value, str):
        return string(value)
    if isinstance(value, Mapping):
        parts = tuple((f"{string(str(key))}: ", literal(item)) for key, item in value.items())
        return Group("{", parts, "}")
    if isinstance(value, Sequence):
        return Group("[", tuple(("", literal(item)) for item in value), "]")
    return repr(value)


def call(function: str, *arguments: Code, **named: Code) -> Group:
    """Write a call."""
    parts = [("", argument) for argument in arguments]
    parts += [(f"{name}=", argument) for name, argument in named.items()]
    return Group(f"{function}(", tuple(parts), ")")


def tuple_of(parts: Sequence[Code]) -> Group:
    """Write a tuple."""
    return Group("(", tuple(("", part) for part in parts), ")")


def mapping(parts: Mapping[str, Code]) -> Group:
    """Write a dictionary of text to code."""
    return Group("{", tuple((f"{string(key)}: ", part) for key, part in parts.items()), "}")
