"""Findings for people: grouped by file, each with the line at fault and a caret."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import groupby

from elicit_design.linting.result import LintResult
from elicit_design.model.finding import Finding
from elicit_design.reporting.finding_places import end_of
from elicit_design.reporting.terminal import printable

_COLOURS = {"error": "\x1b[31m", "warning": "\x1b[33m", "info": "\x1b[36m"}
_RESET, _BOLD, _DIM = "\x1b[0m", "\x1b[1m", "\x1b[2m"
_WIDTH = 110


def text_report(result: LintResult, colour: bool | None = None) -> str:
    """Return the findings as text; in colour on a terminal unless `NO_COLOR` is set."""
    paint = _Paint(_colourful() if colour is None else colour)
    return "\n".join(_lines(result, paint))


def summary(result: LintResult, fixable: int = 0) -> str:
    """Return the line that says what was found and what was not looked at."""
    levels = [finding.severity for finding in result.findings]
    counts = [(levels.count(level), level) for level in ("error", "warning", "info")]
    words = ", ".join(_counted(n, level) for n, level in counts if n) or "No findings"
    parts = [f"{words} in {_counted(result.checked, 'file')}."]
    if fixable:
        parts.append(f"{fixable} can be fixed with --fix.")
    if result.skipped:
        parts.append(f"Skipped {_counted(len(result.skipped), 'document')} of other kinds.")
    if result.suppressed.inline:
        parts.append(f"{result.suppressed.inline} ignored in the files.")
    if result.suppressed.baseline:
        parts.append(f"{result.suppressed.baseline} known from the baseline.")
    if result.stale_baseline:
        gone = _counted(result.stale_baseline, "entry").replace("entrys", "entries")
        parts.append(f"{gone} of the baseline found nothing; write it anew.")
    return " ".join(parts)


def statistics(result: LintResult) -> str:
    """Return how often each rule was broken, the most frequent first."""
    names = {finding.code: finding.name for finding in result.findings}
    rows = sorted(result.counts.items(), key=lambda row: (-row[1], row[0]))
    return "\n".join(f"{count:>6}  {code}  {names[code]}" for code, count in rows)


class _Paint:
    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, code: str, text: str) -> str:
        return f"{code}{text}{_RESET}" if self.on and text else text


def _colourful() -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or sys.stdout.isatty()


def _lines(result: LintResult, paint: _Paint) -> Iterator[str]:
    for path, found in groupby(result.findings, key=lambda finding: finding.path):
        yield paint(_BOLD, printable(path).replace("\n", "\\n"))
        rows = result.texts.get(path, "").split("\n")
        for finding in found:
            yield _head(finding, paint)
            yield from _frame(finding, rows, paint)
        yield ""


def _head(finding: Finding, paint: _Paint) -> str:
    place = f"{finding.position.line}:{finding.position.column}"
    level = paint(_COLOURS[finding.severity], finding.severity)
    client = f" [{finding.client}]" if finding.client else ""
    mark = ""
    if finding.fix is not None:
        mark = " (--fix)" if finding.fix.safe else " (--unsafe-fixes)"
    name = paint(_DIM, f"{finding.name}{client}{mark}")
    message = printable(" ".join(finding.message.split()))
    return f"  {place:<8} {level} {finding.code} {name}\n           {message}"


def _frame(finding: Finding, rows: list[str], paint: _Paint) -> Iterator[str]:
    """Yield the line at fault with a caret under the value, cut where it is too long."""
    number, column = finding.position.line, finding.position.column
    if number > len(rows) or not rows[number - 1].strip():
        return
    row = rows[number - 1].rstrip("\r")
    end = end_of(finding)
    length = (end.column if end.line == number else len(row) + 1) - column
    start = max(0, column - 1 - _WIDTH // 3) if len(row) > _WIDTH else 0
    shown = row[start : start + _WIDTH]
    before = _shown(row[start : column - 1])
    caret = "^" * max(1, min(len(_shown(row[column - 1 : column - 1 + length])), _WIDTH))
    gutter = f"{number:>6} | "
    yield paint(_DIM, gutter) + ("..." if start else "") + _shown(shown)
    blank = " " * (len(before) + (3 if start else 0))
    yield paint(_DIM, "       | ") + blank + paint(_COLOURS[finding.severity], caret[:_WIDTH])


def _shown(text: str) -> str:
    return printable(text.replace("\t", "    "))


def _counted(number: int, noun: str) -> str:
    plural = noun if number == 1 or noun == "info" else f"{noun}s"
    return f"{number} {plural}"
