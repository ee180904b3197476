"""Findings as GitHub workflow commands, which become annotations on the lines of a change."""

from __future__ import annotations

from elicit_design.linting.result import LintResult
from elicit_design.model.finding import Finding
from elicit_design.reporting.finding_places import end_of
from elicit_design.reporting.terminal import printable

_LEVELS = {"error": "error", "warning": "warning", "info": "notice"}


def github_report(result: LintResult) -> str:
    """Return one workflow command a finding."""
    return "\n".join(_command(finding) for finding in result.findings)


def _command(finding: Finding) -> str:
    end = end_of(finding)
    columns = f",endColumn={end.column}" if end.line == finding.position.line else ""
    place = (
        f"file={_property(finding.path)},line={finding.position.line},"
        f"endLine={end.line},col={finding.position.column}{columns}"
    )
    title = _property(f"{finding.code} {finding.name}")
    return f"::{_LEVELS[finding.severity]} {place},title={title}::{_data(finding.message)}"


def _data(text: str) -> str:
    escaped = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return printable(escaped)


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
