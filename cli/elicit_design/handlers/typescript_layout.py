"""TypeScript expressions as prettier lays them out: on one line where they fit, else broken."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from elicit_design.model.values import Json

WIDTH = 80
_NAME = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


@dataclass(frozen=True, slots=True)
class Group:
    """An object, an array or a call: parts between brackets, each with its key before it."""

    open: str
    parts: tuple[tuple[str, Code], ...]
    close: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Operands joined by `&&` or `||`."""

    operator: str
    operands: tuple[Code, ...]


Code: TypeAlias = "str | Group | Chain"
"""A piece of TypeScript; a string is a piece that is never broken."""


def flat(code: Code) -> str:
    """Write code on one line."""
    if isinstance(code, str):
        return code
    if isinstance(code, Chain):
        return f" {code.operator} ".join(_operand(part) for part in code.operands)
    space = " " if code.open.endswith("{") and code.parts else ""
    inner = ", ".join(before + flat(part) for before, part in code.parts)
    return f"{code.open}{space}{inner}{space}{code.close}"


def laid_out(code: Code, indent: int, used: int = 0, after: int = 0) -> str:
    """Write code that begins `used` characters into a line indented by `indent`.

    `after` is how much follows on its last line.
    """
    line = flat(code)
    fits = indent + used + len(line) + after <= WIDTH
    if isinstance(code, str) or (fits and not _always_broken(code)):
        return line
    inside, margin = " " * (indent + 2), " " * indent
    if isinstance(code, Chain):
        return f" {code.operator}\n{inside}".join(
            _laid_operand(part, indent + 2) for part in code.operands
        )
    rows = [inside + _part(before, part, indent + 2) + "," for before, part in code.parts]
    return f"{code.open}\n" + "\n".join(rows) + f"\n{margin}{code.close}"


def statement(before: str, code: Code, after: str = "", indent: int = 0) -> str:
    """Write `before`, an expression and `after` as one line, or as few as they need."""
    return " " * indent + before + laid_out(code, indent, len(before), len(after)) + after


def entry(key: str, code: Code, indent: int) -> str:
    """Write one member of an object, with its margin and comma."""
    return " " * indent + _part(f"{key_code(key)}: ", code, indent) + ","


def arrow(parameters: str, code: Code, key: str, indent: int) -> str:
    """Write a member that is a function of one expression; a long one goes to the next line."""
    before = f"{key}: ({parameters}) =>"
    if isinstance(code, Group) and code.open == "{":
        body = Group("({", code.parts, "})")
        return " " * indent + f"{before} " + laid_out(body, indent, len(before) + 1, 1) + ","
    line = f"{' ' * indent}{before} {flat(code)},"
    if len(line) <= WIDTH or (isinstance(code, Group) and code.open != "["):
        return (
            line
            if len(line) <= WIDTH
            else " " * indent + f"{before}\n{' ' * (indent + 2)}{laid_out(code, indent + 2, 0, 1)},"
        )
    inside = " " * (indent + 2)
    return f"{' ' * indent}{before}\n{inside}{_body(code, indent + 2)},"


def _body(code: Code, indent: int) -> str:
    if not isinstance(code, Chain) or indent + len(flat(code)) + 1 <= WIDTH:
        return laid_out(code, indent, 0, 1)
    rows = [_laid_operand(part, indent) for part in code.operands]
    return f" {code.operator}\n{' ' * indent}".join(rows)


def _part(before: str, code: Code, indent: int) -> str:
    line = before + laid_out(code, indent, len(before), 1)
    plain = isinstance(code, str) and code[:1] in ('"', "'") and before.endswith(": ")
    if plain and indent + len(line) + 1 > WIDTH and len(before) - 2 > 2:
        return f"{before.rstrip()}\n{' ' * (indent + 2)}{code}"
    return line


def _always_broken(code: Code) -> bool:
    """Arrays of several arrays or objects with several members each are never on one line."""
    if not isinstance(code, Group) or code.open != "[" or len(code.parts) < 2:
        return isinstance(code, Group) and any(_always_broken(part) for _, part in code.parts)
    opens = {part.open if isinstance(part, Group) else "" for _, part in code.parts}
    several = all(isinstance(part, Group) and len(part.parts) > 1 for _, part in code.parts)
    return (several and opens in ({"["}, {"{"})) or any(
        _always_broken(part) for _, part in code.parts
    )


def _operand(code: Code) -> str:
    return f"({flat(code)})" if isinstance(code, Chain) else flat(code)


def _laid_operand(code: Code, indent: int) -> str:
    if not isinstance(code, Chain):
        return laid_out(code, indent, 0, 3)
    line = _operand(code)
    if indent + len(line) + 3 <= WIDTH:
        return line
    rows = [_laid_operand(part, indent + 2) for part in code.operands]
    inner = f" {code.operator}\n{' ' * (indent + 2)}".join(rows)
    return f"({inner})"


def string(text: str) -> str:
    """Write text as a string literal on one line, nothing in it able to leave the quotes."""
    body = "".join(_character(mark) for mark in text)
    if body.count('"') > body.count("'"):
        return "'" + body.replace("'", "\\'") + "'"
    return '"' + body.replace('"', '\\"') + '"'


def template(text: str) -> str:
    """Write text as the plain part of a template literal, without its backticks."""
    body = "".join(_character(mark) for mark in text)
    return body.replace("`", "\\`").replace("${", "\\${")


def _character(mark: str) -> str:
    if mark == "\\":
        return "\\\\"
    if mark.isprintable():
        return mark
    code = ord(mark)
    if code <= 0xFFFF:
        return {"\n": "\\n", "\t": "\\t"}.get(mark, f"\\u{code:04x}")
    return f"\\u{{{code:x}}}"


def key_code(name: str) -> str:
    """Write a name as the key of an object; `__proto__` would set its prototype."""
    if name == "__proto__":
        return '["__proto__"]'
    return name if _NAME.fullmatch(name) else string(name)


def literal(value: Json) -> Code:
    """Write plain data: text, numbers, booleans, null, sequences and mappings."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return string(value)
    if isinstance(value, Mapping):
        return mapping({str(key): literal(item) for key, item in value.items()})
    if isinstance(value, Sequence):
        return array([literal(item) for item in value])
    return "null" if value is None else _number(value)


def _number(value: float) -> str:
    return str(int(value)) if float(value).is_integer() and abs(value) < 1e15 else repr(value)


def call(function: str, *arguments: Code) -> Group:
    """Write a call."""
    return Group(f"{function}(", tuple(("", argument) for argument in arguments), ")")


def array(parts: Sequence[Code]) -> Group:
    """Write an array."""
    return Group("[", tuple(("", part) for part in parts), "]")


def mapping(parts: Mapping[str, Code]) -> Group:
    """Write an object."""
    return Group("{", tuple((f"{key_code(key)}: ", part) for key, part in parts.items()), "}")
