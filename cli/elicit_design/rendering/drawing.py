"""A small drawing of a question, as a plain client could show it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from elicit_design.model.values import Json, JsonObject
from elicit_design.words import one_line

WIDTH = 66
_INNER = WIDTH - 4


def draw_form(server: str, message: str, schema: JsonObject) -> str:
    """Draw a form from its message and its rendered `requestedSchema`."""
    rows = [f"{one_line(server, 40)} asks", *_wrapped(message)]
    properties = schema.get("properties")
    required = schema.get("required")
    for name, field in properties.items() if isinstance(properties, Mapping) else ():
        if isinstance(field, Mapping):
            needed = isinstance(required, (list, tuple)) and name in required
            rows += ["", *_field(name, field, needed)]
    rows += ["", "[ Accept ]  [ Decline ]  [ Cancel ]"]
    return _boxed(rows)


def draw_page(server: str, message: str, url: str) -> str:
    """Draw the consent dialog of URL mode."""
    rows = [f"{one_line(server, 40)} asks to open a page", *_wrapped(message), ""]
    rows += [*_wrapped(url), "", "[ Open ]  [ Decline ]  [ Cancel ]"]
    return _boxed(rows)


def _field(name: str, field: JsonObject, required: bool) -> Iterator[str]:
    title = field.get("title")
    shown = title if isinstance(title, str) else name
    yield from _wrapped(shown if required else f"{shown} (optional)")
    options = list(_options(field))
    default = field.get("default")
    if options:
        open_, close = ("[", "]") if field.get("type") == "array" else ("(", ")")
        chosen = default if isinstance(default, (list, tuple)) else [default]
        for value, text in options:
            mark = "x" if value in chosen else " "
            yield from _wrapped(text, f"  {open_}{mark}{close} ", " " * 6)
    elif field.get("type") == "boolean":
        yield f"  [{'x' if default is True else ' '}]"
    else:
        yield from _wrapped("" if default is None else str(default), "  > ", "    ")
    description = field.get("description")
    if isinstance(description, str):
        yield from _wrapped(description, "  ", "  ")


def _options(field: JsonObject) -> Iterator[tuple[Json, str]]:
    """Yield value and label of every option, in each of the shapes a revision has for it."""
    holder = field.get("items") if field.get("type") == "array" else field
    if not isinstance(holder, Mapping):
        return
    for key in ("oneOf", "anyOf"):
        options = holder.get(key)
        for option in options if isinstance(options, (list, tuple)) else ():
            if isinstance(option, Mapping):
                yield option.get("const"), str(option.get("title", option.get("const")))
    values, names = holder.get("enum"), holder.get("enumNames")
    if isinstance(values, (list, tuple)):
        labels = names if isinstance(names, (list, tuple)) else values
        yield from ((value, str(label)) for value, label in zip(values, labels, strict=False))


def _wrapped(text: str, first: str = "", then: str = "") -> list[str]:
    """Break text at spaces into rows of the inner width; a long word is broken where it is."""
    rows, row = [], first
    for word in _pieces(one_line(text, 1200), _INNER - len(then or first)):
        if row in (first, then):
            row += word
        elif width(row) + 1 + width(word) <= _INNER:
            row += f" {word}"
        else:
            rows.append(row)
            row = then + word
    return [*rows, row]


def _pieces(text: str, longest: int) -> Iterator[str]:
    for word in text.split(" "):
        piece = ""
        for mark in word:
            if width(piece + mark) > longest:
                yield piece
                piece = ""
            piece += mark
        yield piece


def width(text: str) -> int:
    """Return the columns text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(_columns(mark) for mark in text)


def _columns(mark: str) -> int:
    if unicodedata.category(mark) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(mark) in "WF" else 1


def _boxed(rows: list[str]) -> str:
    edge = "+" + "-" * (WIDTH - 2) + "+"
    body = (f"| {row}{' ' * max(0, _INNER - width(row))} |" for row in rows)
    return "\n".join([edge, *body, edge])
