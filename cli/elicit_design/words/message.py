"""Messages: text with named placeholders, the notation every catalogue is written in.

A small part of ICU MessageFormat:

    Delete {count, plural, =0{nothing} one{# file} other{# files}} from {folder}?

`{name}` stands for a value, `{name, plural, ...}` chooses by its size (of a list: its length),
`#` inside an arm is that size as a number. An exact arm `=N` wins over a category; `other` is
required. `''` is an apostrophe; an apostrophe before `{`, `}` or (inside a plural) `#` quotes
up to the next apostrophe: `'{'literal'}'`. Any other apostrophe is itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""The CLDR plural categories."""

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SELECTOR = re.compile(r"=(\d{1,9})|[A-Za-z]+")
_DEEPEST = 5
_MARKS = re.compile(r"[{}']+")
_MARKS_IN_PLURAL = re.compile(r"[{}'#]+")


class MessageError(ValueError):
    """A message that cannot be read.

    Attributes:
        says: what is wrong and what to write instead.
        position: 0-based character offset of the fault.
    """

    def __init__(self, says: str, text: str, position: int) -> None:
        near = text[max(0, position - 10) : position + 20]
        super().__init__(f"character {position + 1}, near {near!r}: {says}")
        self.says = says
        self.position = position


@dataclass(frozen=True, slots=True)
class Literal:
    """Text that is shown as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Value:
    """Stands for the value called `name`."""

    name: str


@dataclass(frozen=True, slots=True)
class Size:
    """`#`: the size of the value the plural around it chooses by."""

    name: str


@dataclass(frozen=True, slots=True)
class Plural:
    """A choice by size: exact numbers first, then CLDR categories, `other` among them."""

    name: str
    exact: tuple[tuple[int, Message], ...]
    categories: tuple[tuple[str, Message], ...]


Part: TypeAlias = Literal | Value | Size | Plural


@dataclass(frozen=True, slots=True)
class Message:
    """A message in parts, in order."""

    parts: tuple[Part, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Every placeholder used, once, in the order of first use."""
        return tuple(dict.fromkeys(_names(self)))


def _names(message: Message) -> Iterator[str]:
    for part in message.parts:
        if isinstance(part, Plural):
            yield part.name
            for _, arm in (*part.exact, *part.categories):
                yield from _names(arm)
        elif not isinstance(part, Literal):
            yield part.name


@lru_cache(maxsize=4096)
def parse_message(text: str) -> Message:
    """Read a message.

    Raises:
        MessageError: with the position of the fault and what to write instead.
    """
    return _Reader(text).message(inside=None, depth=0)


def escape(text: str, *, in_plural: bool = False) -> str:
    """Return text that reads as `text` itself when it stands in a message, or in an arm of one."""
    return (_MARKS_IN_PLURAL if in_plural else _MARKS).sub(_quote, text)


def _quote(marks: re.Match[str]) -> str:
    doubled = marks[0].replace("'", "''")
    return doubled if not marks[0].strip("'") else f"'{doubled}'"


class _Reader:
    """Reads one text from left to right; `at` is the offset of the next character."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def message(self, inside: str | None, depth: int) -> Message:
        """Read parts up to the end, or up to the `}` that closes an arm of plural `inside`."""
        parts: list[Part] = []
        while self.at < len(self.text):
            mark = self.text[self.at]
            if mark == "}" and inside is not None:
                break
            if mark == "}":
                raise self._error("`}` closes nothing; write `'}'` to show it")
            if mark == "{":
                parts.append(self._placeholder(depth))
            elif mark == "#" and inside is not None:
                self.at += 1
                parts.append(Size(inside))
            else:
                parts.append(Literal(self._literal(inside is not None)))
        return Message(tuple(parts))

    def _literal(self, in_plural: bool) -> str:
        stops = "{}#" if in_plural else "{}"
        out: list[str] = []
        while self.at < len(self.text) and self.text[self.at] not in stops:
            if self.text[self.at] == "'":
                out.append(self._apostrophe(stops))
            else:
                out.append(self.text[self.at])
                self.at += 1
        return "".join(out)

    def _apostrophe(self, stops: str) -> str:
        following = self.text[self.at + 1 : self.at + 2]
        self.at += 1
        if following == "'":
            self.at += 1
            return "'"
        if not following or following not in stops:
            return "'"
        return self._quoted()

    def _quoted(self) -> str:
        start = self.at
        out: list[str] = []
        while self.at < len(self.text):
            if self.text.startswith("''", self.at):
                out.append("'")
                self.at += 2
            elif self.text[self.at] == "'":
                self.at += 1
                return "".join(out)
            else:
                out.append(self.text[self.at])
                self.at += 1
        self.at = start - 1
        raise self._error("a quotation begins here and never ends; close it with `'`")

    def _placeholder(self, depth: int) -> Part:
        start = self.at
        self.at += 1
        self._space()
        name = self._match(_NAME, "a placeholder needs a name of letters, digits and `_`")
        self._space()
        if self._take("}"):
            return Value(name)
        if not self._take(","):
            raise self._error("write `}` after the name, or `, plural, ...`")
        self._space()
        kind = self._match(_NAME, "write `plural` after the comma")
        if kind != "plural":
            raise self._error(
                f"`{kind}` is unknown; only `plural` is, as the kind of a value is declared", start
            )
        self._space()
        if not self._take(","):
            raise self._error("write `,` after `plural`, then `one{...} other{...}`")
        if depth >= _DEEPEST:
            raise self._error(f"plurals stand at most {_DEEPEST} deep", start)
        return self._arms(name, start, depth)

    def _arms(self, name: str, start: int, depth: int) -> Plural:
        exact: dict[int, Message] = {}
        categories: dict[str, Message] = {}
        while True:
            self._space()
            if self._take("}"):
                break
            self._arm(name, exact, categories, depth)
        if "other" not in categories:
            raise self._error(f"the plural of `{name}` has no `other{{...}}` arm", start)
        return Plural(name, tuple(exact.items()), tuple(categories.items()))

    def _arm(
        self, name: str, exact: dict[int, Message], categories: dict[str, Message], depth: int
    ) -> None:
        start = self.at
        selector = self._match(_SELECTOR, f"write an arm, `=0{{...}}` or {_listed()}, or `}}`")
        number = int(selector[1:]) if selector.startswith("=") else None
        if number is None and selector not in CATEGORIES:
            raise self._error(f"`{selector}` is no plural category; use {_listed()}", start)
        if number in exact or selector in categories:
            raise self._error(f"the arm `{selector}` is there twice", start)
        self._space()
        if not self._take("{"):
            raise self._error(f"write `{{...}}` after `{selector}`")
        arm = self.message(inside=name, depth=depth + 1)
        if not self._take("}"):
            raise self._error(f"the arm `{selector}` is not closed; write `}}`", start)
        if number is None:
            categories[selector] = arm
        else:
            exact[number] = arm

    def _space(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t\r\n":
            self.at += 1

    def _take(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.at):
            return False
        self.at += 1
        return True

    def _match(self, pattern: re.Pattern[str], otherwise: str) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self._error(otherwise)
        self.at = found.end()
        return found[0]

    def _error(self, says: str, position: int | None = None) -> MessageError:
        return MessageError(says, self.text, self.at if position is None else position)


def _listed() -> str:
    return ", ".join(f"`{category}`" for category in CATEGORIES)
