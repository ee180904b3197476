"""Where edits and findings stand, in the terms of the formats that report them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from urllib.parse import quote

from elicit_design.linting.places import Lines
from elicit_design.linting.result import LintResult
from elicit_design.model.finding import Finding
from elicit_design.model.location import Position


def uri(path: str) -> str:
    """Return a path as a relative URI reference; standard input as a name of its own."""
    plain = "stdin" if path == "-" else PurePath(path).as_posix().removeprefix("./")
    return quote(plain, safe="/~!$&'()*+,;=@")


def end_of(finding: Finding) -> Position:
    """Return where a finding ends, at least one column after its start."""
    start, end = finding.position, finding.end or finding.position
    if (end.line, end.column) <= (start.line, start.column):
        return Position(start.line, start.column + 1)
    return end


def lines_of(result: LintResult) -> Mapping[str, Lines]:
    """Return the lines of every file with findings."""
    return {path: Lines(text) for path, text in result.texts.items()}
