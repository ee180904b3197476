"""Findings for programs: a JSON document or a line of JSON each."""

from __future__ import annotations

import json
from typing import Any

from elicit_design.linting.places import Lines
from elicit_design.linting.result import LintResult
from elicit_design.model.finding import Finding
from elicit_design.reporting.finding_places import lines_of


def json_report(result: LintResult) -> str:
    """Return one object: the findings, what could not be read and what was left out."""
    lines = lines_of(result)
    data = {
        "findings": [finding_to_json(one, lines.get(one.path)) for one in result.findings],
        "problems": [
            {
                "message": problem.says,
                "hint": problem.hint,
                "path": problem.path,
                "line": problem.position.line if problem.position else None,
                "column": problem.position.column if problem.position else None,
            }
            for problem in result.problems
        ],
        "checked": result.checked,
        "skipped": sorted(set(result.skipped)),
        "suppressed": {
            "inline": result.suppressed.inline,
            "baseline": result.suppressed.baseline,
        },
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def jsonl_report(result: LintResult) -> str:
    """Return the findings, one a line."""
    lines = lines_of(result)
    rows = (finding_to_json(one, lines.get(one.path)) for one in result.findings)
    return "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)


def finding_to_json(finding: Finding, lines: Lines | None) -> dict[str, Any]:
    """Return a finding as a JSON object; `lines` of its file place the edits of its fix."""
    end = finding.end or finding.position
    data: dict[str, Any] = {
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity,
        "confidence": finding.confidence,
        "message": finding.message,
        "path": finding.path,
        "line": finding.position.line,
        "column": finding.position.column,
        "endLine": end.line,
        "endColumn": end.column,
        "pointer": finding.pointer,
    }
    if finding.client:
        data["client"] = finding.client
    if finding.fix is not None and lines is not None:
        data["fix"] = {
            "message": finding.fix.says,
            "safe": finding.fix.safe,
            "edits": [_edit(edit.span.start, edit.span.end, edit.text, lines)
                      for edit in finding.fix.edits],
        }  # fmt: skip
    return data


def _edit(start: int, end: int, text: str, lines: Lines) -> dict[str, Any]:
    first, last = lines.position(start), lines.position(end)
    return {
        "line": first.line,
        "column": first.column,
        "endLine": last.line,
        "endColumn": last.column,
        "text": text,
    }
