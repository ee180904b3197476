"""Write a message into a new envelope with the text of its moved parts as it was."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elicit_design.linting.nodes import Source
from elicit_design.linting.places import locate

_TOKEN = re.compile(r"\"?@moved:(\d+)@\"?")


@dataclass(frozen=True, slots=True)
class Moved:
    """Stands in a new envelope for the value at a pointer of the old document."""

    pointer: str


def render(document: Source, envelope: Any) -> str:
    """Return the text of an envelope; every `Moved` keeps its own text, indented anew."""
    moved: list[Moved] = []
    data = _tokens(envelope, moved)
    if document.syntax == "yaml":
        return _yaml(document, data, moved)
    indent = _indent(document)
    text = json.dumps(data, ensure_ascii=False, indent=indent)
    return _TOKEN.sub(lambda m: _json_part(document, moved[int(m[1])], text, m.start()), text)


def _tokens(value: Any, moved: list[Moved]) -> Any:
    if isinstance(value, Moved):
        moved.append(value)
        return f"@moved:{len(moved) - 1}@"
    if isinstance(value, Mapping):
        return {key: _tokens(item, moved) for key, item in value.items()}
    if isinstance(value, list):
        return [_tokens(item, moved) for item in value]
    return value


def _indent(document: Source) -> str | None:
    """The white space before the first member, None when all stands on one line."""
    span = locate(document, "")
    lines = document.text[span.start : span.end].split("\n")
    if len(lines) == 1:
        return None
    return lines[1][: len(lines[1]) - len(lines[1].lstrip())] or "  "


def _json_part(document: Source, part: Moved, around: str, at: int) -> str:
    text, column = _text(document, part.pointer)
    line = around[around.rfind("\n", 0, at) + 1 : at]
    return _shifted(text, column, line[: len(line) - len(line.lstrip())])


def _text(document: Source, pointer: str) -> tuple[str, str]:
    """A value's own text, and the white space its line begins with."""
    span = locate(document, pointer)
    start = document.text.rfind("\n", 0, span.start) + 1
    line = document.text[start : span.start]
    return document.text[span.start : span.end].rstrip(), line[: len(line) - len(line.lstrip())]


def _shifted(text: str, old: str, new: str) -> str:
    first, *rest = text.split("\n")
    return "\n".join([first, *(new + line.removeprefix(old) if line else line for line in rest)])


def _yaml(document: Source, data: Any, moved: list[Moved]) -> str:
    import yaml

    lines = yaml.safe_dump(data, sort_keys=False, allow_unicode=True).rstrip().split("\n")
    return "\n".join(_yaml_line(document, line, moved) for line in lines)


def _yaml_line(document: Source, line: str, moved: list[Moved]) -> str:
    found = re.search(r"(?<=[:-] )'?@moved:(\d+)@'?$", line)
    if not found:
        return line
    span = locate(document, moved[int(found[1])].pointer)
    text = document.text[span.start : span.end].rstrip()
    start = document.text.rfind("\n", 0, span.start) + 1
    lead = line[: len(line) - len(line.lstrip())]
    if text[:1] in "{[\"'" or document.text[start : span.start].strip(" -"):
        return line[: found.start()] + _shifted(text, "", "")
    column = " " * (span.start - start)
    return line[: found.start()].rstrip() + "\n" + lead + "  " + _shifted(text, column, lead + "  ")
