"""Findings as SARIF 2.1.0, with the rules, their help and the fixes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from elicit_design.digests import sha256
from elicit_design.linting.places import Lines
from elicit_design.linting.result import LintResult
from elicit_design.model.finding import Finding, Fix
from elicit_design.reporting.finding_places import end_of, lines_of, uri
from elicit_design.reporting.rule_docs import rule_markdown, rule_title
from elicit_design.rules.registry import AnyRule, lint_rules

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_PRECISION = {"high": "very-high", "medium": "high", "low": "medium"}


def sarif_report(result: LintResult, version: str) -> str:
    """Return one run with the rules that were broken and every finding with its region."""
    codes = sorted({finding.code for finding in result.findings})
    rules = [rule for rule in lint_rules() if rule.code in codes]
    order = {rule.code: n for n, rule in enumerate(rules)}
    driver = {
        "name": "elicit-design",
        "semanticVersion": version,
        "rules": [_rule(rule) for rule in rules],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [_invocation(result)],
        "results": _results(result, order),
    }
    data = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(data, ensure_ascii=False, indent=1)


def _rule(rule: AnyRule) -> dict[str, Any]:
    return {
        "id": rule.code,
        "name": "".join(part.capitalize() for part in rule.name.split("-")),
        "shortDescription": {"text": rule_title(rule)},
        "help": {"text": rule_title(rule), "markdown": rule_markdown(rule)},
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
        "properties": {"precision": _PRECISION[rule.confidence], "tags": ["mcp", "elicitation"]},
    }


def _invocation(result: LintResult) -> dict[str, Any]:
    notes = [
        {
            "level": "error",
            "message": {"text": f"{problem.says} {problem.hint}".strip()},
            "locations": [_place(problem.path)] if problem.path else [],
        }
        for problem in result.problems
    ]
    return {"executionSuccessful": not notes, "toolExecutionNotifications": notes}


def _place(path: str) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": uri(path)}}}


def _results(result: LintResult, order: dict[str, int]) -> list[dict[str, Any]]:
    lines = lines_of(result)
    seen: Counter[str] = Counter()
    found = []
    for finding in result.findings:
        print_ = _fingerprint(finding)
        seen[print_] += 1
        entry = _result(finding, order, lines.get(finding.path))
        entry["partialFingerprints"] = {"pointer/v1": f"{print_}:{seen[print_]}"}
        found.append(entry)
    return found


def _result(finding: Finding, order: dict[str, int], lines: Lines | None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": order[finding.code],
        "level": _LEVELS[finding.severity],
        "message": {"text": finding.message},
        "locations": [_location(finding)],
    }
    if finding.fix is not None and lines is not None:
        entry["fixes"] = [_fix(finding.path, finding.fix, lines)]
    return entry


def _location(finding: Finding) -> dict[str, Any]:
    end = end_of(finding)
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": uri(finding.path)},
            "region": {
                "startLine": finding.position.line,
                "startColumn": finding.position.column,
                "endLine": end.line,
                "endColumn": end.column,
            },
        },
        "logicalLocations": [{"fullyQualifiedName": finding.pointer or "/"}],
    }


def _fix(path: str, fix: Fix, lines: Lines) -> dict[str, Any]:
    return {
        "description": {"text": fix.says},
        "artifactChanges": [
            {
                "artifactLocation": {"uri": uri(path)},
                "replacements": _replacements(fix, lines),
            }
        ],
    }


def _replacements(fix: Fix, lines: Lines) -> Sequence[dict[str, Any]]:
    replacements = []
    for edit in fix.edits:
        start, end = lines.position(edit.span.start), lines.position(edit.span.end)
        region = {
            "startLine": start.line,
            "startColumn": start.column,
            "endLine": end.line,
            "endColumn": end.column,
        }
        replacements.append({"deletedRegion": region, "insertedContent": {"text": edit.text}})
    return replacements


def _fingerprint(finding: Finding) -> str:
    words = f"{finding.code}\0{uri(finding.path)}\0{finding.pointer}"
    return sha256(words.encode("utf-8", "replace"))[:16]
