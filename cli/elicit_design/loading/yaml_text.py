"""Decode YAML by the core schema of YAML 1.2.

libyaml's events are turned into data here, and not by PyYAML's constructors: only `true` and
`false` are booleans (`no`, `on` and `yes` are text), dates stay text, tags construct nothing,
and nesting and aliases are limited before anything is built from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import yaml

from elicit_design.loading.limits import (
    DEPTH_FAULT,
    MANY_FAULT,
    MAX_ALIASED,
    MAX_DEPTH,
    MAX_DOCUMENTS,
    MAX_FAULTS,
)
from elicit_design.loading.lines import Lines
from elicit_design.loading.naming import shortened
from elicit_design.loading.readings import Reading, Value
from elicit_design.loading.yaml_index import Members, Node, YamlIndex
from elicit_design.model.values import Json
from elicit_design.problems import Problem

Event: TypeAlias = Any
"""An event of PyYAML, whose kinds differ in their attributes."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufffe\uffff]")
_INTEGER = re.compile(r"[-+]?[0-9]{1,300}|0o[0-7]{1,300}|0x[0-9a-fA-F]{1,300}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,2})?")
_CONSTANTS: dict[str, Json] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


class _FaultError(Exception):
    """What makes a document unreadable, with the offset."""

    def __init__(self, says: str, hint: str, offset: int) -> None:
        super().__init__(says)
        self.hint = hint
        self.offset = offset


def decode_yaml(text: str, path: str, lines: Lines) -> Reading:
    """Read every YAML document of a text. Never raises: what cannot be read is a problem."""
    reading = Reading()
    try:
        # SafeLoader reads text by the same grammar where libyaml is missing.
        events = yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                reading.values.append(_Builder(events, path, lines).document())
                if len(reading.values) > MAX_DOCUMENTS:
                    raise _FaultError(*MANY_FAULT, 0)
    except yaml.YAMLError as error:
        reading.problem = _syntax_problem(error, text, path, lines)
    except _FaultError as fault:
        position = lines.position(fault.offset)
        reading.problem = Problem(str(fault), fault.hint, path, position)
    return reading


class _Builder:
    """Builds the data and the nodes of one document from its events."""

    def __init__(self, events: Iterator[Event], path: str, lines: Lines) -> None:
        self._events = events
        self._path = path
        self._lines = lines
        self._anchors: dict[str, tuple[Json, Node]] = {}
        self._open: set[str] = set()
        self._aliased = 0
        self._faults: list[Problem] = []

    def document(self) -> Value:
        data, node = self._value(next(self._events), 0)
        return Value(data, YamlIndex(node), tuple(self._faults))

    def _value(self, event: Event, depth: int) -> tuple[Json, Node]:
        kind = event.__class__.__name__
        if kind == "AliasEvent":
            return self._alias(event)
        anchor: str | None = event.anchor
        if kind == "ScalarEvent":
            built = _scalar(event), Node(*_span(event), 1)
        else:
            if depth >= MAX_DEPTH:
                raise _FaultError(*DEPTH_FAULT, event.start_mark.index)
            if anchor:
                self._open.add(anchor)
            build = self._mapping if kind == "MappingStartEvent" else self._sequence
            built = build(event, depth)
        if anchor:
            self._anchors[anchor] = built
            self._open.discard(anchor)
        return built

    def _alias(self, event: Event) -> tuple[Json, Node]:
        name: str = event.anchor
        offset: int = event.start_mark.index
        if name in self._open:
            says = f"the alias *{shortened(name)} repeats the value it stands in."
            raise _FaultError(says, "Write the value out.", offset)
        if name not in self._anchors:
            says = f"the alias *{shortened(name)} has no anchor."
            raise _FaultError(says, f"Write &{shortened(name)} before the value.", offset)
        data, node = self._anchors[name]
        self._aliased += node.size
        if self._aliased > MAX_ALIASED:
            raise _FaultError(
                f"aliases repeat more than {MAX_ALIASED} values.", "Write the values out.", offset
            )
        return data, node

    def _sequence(self, start: Event, depth: int) -> tuple[Json, Node]:
        data: list[Json] = []
        elements: list[Node] = []
        node = Node(*_span(start), 1, elements)
        while (event := next(self._events)).__class__.__name__ != "SequenceEndEvent":
            value, child = self._value(event, depth + 1)
            data.append(value)
            elements.append(child)
            node.size += child.size
        node.end = _end(event, elements[-1] if elements else None)
        return data, node

    def _mapping(self, start: Event, depth: int) -> tuple[Json, Node]:
        data: dict[str, Json] = {}
        members: Members = {}
        node = Node(*_span(start), 1, members)
        merged: list[tuple[Json, Node]] = []
        last: Node | None = None
        while (event := next(self._events)).__class__.__name__ != "MappingEndEvent":
            key = self._key(event)
            value, last = self._value(next(self._events), depth + 1)
            node.size += last.size
            if key == "<<" and not event.style:
                merged.append((value, last))
                continue
            if key in data:
                self._repeated(key, members[key][0], event)
            data[key] = value
            members[key] = (event.start_mark.index, event.end_mark.index, last)
        for value, child in merged:
            _merge(value, child, data, members)
        node.end = _end(event, last)
        return data, node

    def _key(self, event: Event) -> str:
        if event.__class__.__name__ == "AliasEvent":
            value, _ = self._alias(event)
            if isinstance(value, str):
                return value
        elif event.__class__.__name__ == "ScalarEvent":
            if event.anchor:
                self._anchors[event.anchor] = (event.value, Node(*_span(event), 1))
            return str(event.value)
        raise _FaultError("a key has to be text.", "Write `key: value`.", event.start_mark.index)

    def _repeated(self, key: str, first: int, event: Event) -> None:
        if len(self._faults) >= MAX_FAULTS:
            return
        line = self._lines.position(first).line
        self._faults.append(
            Problem(
                f"the key {shortened(key)!r} stands twice in one mapping (first in line {line}).",
                "Remove or rename one; only the last would count.",
                self._path,
                self._lines.position(event.start_mark.index),
            )
        )


def _merge(value: Json, node: Node, data: dict[str, Json], members: Members) -> None:
    """Add the members of `<<: *anchor`, or of a list of them, that are not there yet."""
    if isinstance(value, dict) and isinstance(node.children, dict):
        for key, member in value.items():
            data.setdefault(key, member)
            members.setdefault(key, node.children[key])
    elif isinstance(value, list) and isinstance(node.children, list):
        for element, child in zip(value, node.children, strict=True):
            if isinstance(element, dict):
                _merge(element, child, data, members)


def _scalar(event: Event) -> Json:
    text: str = event.value
    if event.style or event.tag:
        return text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] not in "+-.0123456789":
        return text
    if _INTEGER.fullmatch(text):
        return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))
    return float(text) if len(text) <= 300 and _FLOAT.fullmatch(text) else text


def _span(event: Event) -> tuple[int, int]:
    return event.start_mark.index, event.end_mark.index


def _end(event: Event, last: Node | None) -> int:
    """Return where a container ends: a block's end mark stands at the next token, lines on."""
    if event.end_mark.index > event.start_mark.index or last is None:
        return int(event.end_mark.index)
    return last.end


_HINTS = (
    ("\\t", "Indent with spaces: YAML does not allow tabs there."),
    ("could not find expected ':'", "Write `key: value`, with a space after the colon."),
    ("mapping values are not allowed", "Put text that contains `: ` in quotes."),
    ("found undefined alias", "Put text that starts with `*` in quotes."),
    ("while scanning an alias", "Put text that starts with `*` in quotes."),
    ("while scanning an anchor", "Put text that starts with `&` in quotes."),
    ("cannot start any token", "Put text that starts with ` @ % or a tab in quotes."),
    ("did not find expected key", "Check the indentation, and put text with `: ` in quotes."),
    ("expected <block end>", "Check the indentation of this line."),
    ("did not find expected", "Close the quotes and brackets, and check the indentation."),
    ("unexpected end of stream", "Close the quotes."),
    ("invalid Unicode character escape", "Write the character itself."),
    ("control characters are not allowed", 'Write it as an escape in double quotes: "\\x1b".'),
)


def _syntax_problem(error: Exception, text: str, path: str, lines: Lines) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    control = _CONTROL.search(text)
    offset = mark.index if mark is not None else control.start() if control else 0
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
    context = getattr(error, "context", None) or ""
    if "maximum nesting depth" in problem:
        return Problem(*DEPTH_FAULT, path, lines.position(offset))
    if text[offset : offset + 1] == "\t" or "'\\t'" in problem:
        says, hint = "a tab in the indentation.", _HINTS[0][1]
    else:
        whole = f"{context} {problem}"
        says = f"{problem}{f' {context}' if context else ''}."
        hint = next((hint for part, hint in _HINTS[1:] if part in whole), "")
    return Problem(f"not valid YAML: {says}", hint, path, lines.position(min(offset, len(text))))
