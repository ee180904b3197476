"""The expressions of a Jinja template, found without Jinja."""

from __future__ import annotations

from collections.abc import Iterator

_ENDS = {"{{": "}}", "{#": "#}"}


def expressions(text: str) -> Iterator[tuple[int, str]]:
    """Yield where each `{{ ... }}` starts and what stands inside it; comments are passed over."""
    for opens, start, end in _parts(text):
        if opens == "{{":
            yield start, text[start + 2 : end].strip("-")


def without_comments(text: str) -> str:
    """Return the text with blanks for its comments, so that places stay."""
    pieces, at = [], 0
    for opens, start, end in _parts(text, ("{#",)):
        if opens == "{#":
            pieces += [text[at:start], " " * (end + 2 - start)]
            at = end + 2
    return "".join([*pieces, text[at:]])


def _parts(text: str, kinds: tuple[str, ...] = ("{{", "{#")) -> Iterator[tuple[str, int, int]]:
    """Yield opening mark, its place and that of the closing mark, in one pass over the text."""
    places = {opens: text.find(opens) for opens in kinds}
    while places := {opens: place for opens, place in places.items() if place >= 0}:
        opens, start = min(places.items(), key=lambda item: item[1])
        end = text.find(_ENDS[opens], start + 2)
        if end < 0:
            del places[opens]  # none that comes later is closed either
            continue
        yield opens, start, end
        for other, place in places.items():
            if place < end + 2:
                places[other] = text.find(other, end + 2)
