"""Write a mend down as text edits, so that nothing but the mended place moves.

Comments, order, quoting and layout outside the edited ranges stay as they are. JSON and YAML in
flow style are edited between their commas, YAML in block style by whole lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from elicit_design.linting.nodes import Source, member
from elicit_design.model.finding import Edit, Fix
from elicit_design.model.location import Span
from elicit_design.model.values import Json
from elicit_design.rules.base import Change, Insert, Mend, Remove, RenameKey, Replace

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 _./-]*[A-Za-z0-9]|[A-Za-z]")
_NOT_PLAIN = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})


def fix_of(source: Source, mend: Mend) -> Fix | None:
    """Return the fix that makes a mend's changes; None when the text cannot be edited so."""
    try:
        edits = tuple(_edits(source, mend.changes))
    except (LookupError, ValueError):
        return None
    return Fix(mend.says, mend.safe, edits)


def apply_edits(text: str, edits: Sequence[Edit]) -> str:
    """Return `text` with the edits made; they must not overlap."""
    for edit in sorted(edits, key=lambda one: one.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def _edits(source: Source, changes: Sequence[Change]) -> Iterator[Edit]:
    removed = sorted({change.pointer for change in changes if isinstance(change, Remove)})
    for parent, pointers in groupby(removed, key=lambda pointer: pointer.rpartition("/")[0]):
        yield from _remove(source, parent, set(pointers))
    for change in changes:
        if isinstance(change, Replace):
            yield _replace(source, change)
        elif isinstance(change, RenameKey):
            span = source.key_span(change.pointer)
            yield Edit(span, _written(source, span, change.key))
        elif isinstance(change, Insert):
            yield _insert(source, change)


def _replace(source: Source, change: Replace) -> Edit:
    """Put a value in the place of another; one that stands below its key moves up beside it."""
    start, end = source.span(change.pointer).start, _end(source, change.pointer)
    text = _written(source, Span(start, end), change.value)
    if source.syntax != "json" and change.pointer and not _flow(source, Span(start, end)):
        try:
            colon = source.text.index(":", source.key_span(change.pointer).end)
        except LookupError:  # an entry of a list has no key
            return Edit(Span(start, end), text)
        if "\n" in source.text[colon:start]:
            return Edit(Span(colon + 1, end), f" {text}")
    return Edit(Span(start, end), text)


def _children(source: Source, parent: str) -> list[tuple[str, Span]]:
    """Return pointer and whole range (key included) of a container's entries, in order."""
    value = _value(source.data, parent)
    if isinstance(value, dict):
        keys = [member(parent, key) for key in value]
        return [(at, Span(source.key_span(at).start, _end(source, at))) for at in keys]
    if isinstance(value, list):
        items = [f"{parent}/{n}" for n in range(len(value))]
        return [(at, Span(source.span(at).start, _end(source, at))) for at in items]
    raise LookupError(parent)


def _value(data: Json, pointer: str) -> Json:
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        if isinstance(data, dict):
            data = data[key]
        elif isinstance(data, list):
            data = data[int(key)]
        else:
            raise LookupError(pointer)
    return data


def _end(source: Source, pointer: str) -> int:
    """Return where a value's text ends, without the blank and comment lines after it."""
    span = source.span(pointer)
    if source.syntax == "json" or _flow(source, span):
        return span.end
    lines = source.text[span.start : span.end].split("\n")
    while len(lines) > 1 and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
        lines.pop()
    return span.start + len("\n".join(lines).rstrip())


def _flow(source: Source, span: Span) -> bool:
    return source.text[span.start : span.start + 1] in ("{", "[")


def _remove(source: Source, parent: str, gone: set[str]) -> Iterator[Edit]:
    children = _children(source, parent)
    around = source.span(parent)
    if len(gone) >= len(children):
        empty = "{}" if isinstance(_value(source.data, parent), dict) else "[]"
        yield Edit(Span(around.start, _end(source, parent)), empty)
        return
    flow = source.syntax == "json" or _flow(source, around)
    marks = [pointer in gone for pointer, _ in children]
    for first, last in _runs(marks):
        cut = (
            _cut_flow(children, first, last) if flow else _cut_block(source, children, first, last)
        )
        yield Edit(cut, "")


def _runs(marks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    start = None
    for n, mark in enumerate([*marks, False]):
        if mark and start is None:
            start = n
        elif not mark and start is not None:
            yield start, n - 1
            start = None


def _cut_flow(children: Sequence[tuple[str, Span]], first: int, last: int) -> Span:
    if last + 1 < len(children):
        return Span(children[first][1].start, children[last + 1][1].start)
    return Span(children[first - 1][1].end, children[last][1].end)


def _cut_block(source: Source, children: Sequence[tuple[str, Span]], first: int, last: int) -> Span:
    text, start = source.text, children[first][1].start
    line = text.rfind("\n", 0, start) + 1
    lead = text[line:start].strip()
    if lead and not (lead == "-" and isinstance(_value(source.data, _parent(children)), list)):
        return Span(start, children[last + 1][1].start)  # first entry of a sequence's item
    end = text.find("\n", children[last][1].end)
    return Span(line, len(text) if end < 0 else end + 1)


def _parent(children: Sequence[tuple[str, Span]]) -> str:
    return children[0][0].rpartition("/")[0]


def _insert(source: Source, change: Insert) -> Edit:
    span = source.span(change.pointer)
    children = _children(source, change.pointer)
    flow = source.syntax == "json" or _flow(source, span)
    entry = f"{_dump(source, change.key, flow)}: {_dump(source, change.value, flow)}"
    if not children:
        return Edit(Span(span.start, _end(source, change.pointer)), f"{{{entry}}}")
    first, last = children[0][1], children[-1][1]
    column = first.start - (source.text.rfind("\n", 0, first.start) + 1)
    if not flow:
        return Edit(Span(last.end, last.end), f"\n{' ' * column}{entry}")
    gap = _gap(source.text, last.start)
    return Edit(Span(last.end, last.end), f",{gap}{entry}")


def _gap(text: str, start: int) -> str:
    """Return the white space before an entry, a single blank when it has none."""
    before = text[:start]
    gap = before[len(before.rstrip()) :]
    return gap if "\n" in gap else " "


def _written(source: Source, span: Span, value: Json) -> str:
    """Write a value in the manner of the text it replaces."""
    old = source.text[span.start : span.end]
    if isinstance(value, (dict, list)) and "\n" in old and source.syntax == "json":
        return _indented(source.text, span, value)
    if source.syntax == "yaml" and isinstance(value, str):
        if old.startswith("'"):
            return "'" + value.replace("'", "''") + "'"
        return _dump(source, value, flow=old.startswith('"'))
    return _json(value)


def _json(value: Json) -> str:
    """Write JSON in the letters of its text, unless there is one that YAML does not allow."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def _indented(text: str, span: Span, value: Json) -> str:
    line = text[text.rfind("\n", 0, span.start) + 1 : span.start]
    base = line[: len(line) - len(line.lstrip())]
    inner = re.search(r"\n([ \t]*)\S", text[span.start : span.end])
    step = inner[1][len(base) :] if inner and len(inner[1]) > len(base) else "  "
    return json.dumps(value, ensure_ascii=False, indent=step).replace("\n", f"\n{base}")


def _dump(source: Source, value: Json, flow: bool) -> str:
    if source.syntax == "yaml" and not flow and isinstance(value, str):
        if _PLAIN.fullmatch(value) and value.lower() not in _NOT_PLAIN:
            return value
        if value.startswith("$") and value[1:].isalnum():
            return value
    return _json(value)
