"""An assessment as JSON, in the fields that `elicit-design assess --format json` prints."""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.model.assessment import (
    Assessment,
    Case,
    Contradiction,
    Decision,
    Evidence,
    Severity,
)
from elicit_design.model.conditions import condition_to_json
from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import Load, Trigger
from elicit_design.model.values import Json


def assessment_to_json(assessment: Assessment) -> dict[str, Json]:
    """Return an assessment as JSON values; the leading case's fields stand at the top too."""
    tool, leading = assessment.tool, assessment.leading
    cases = [_case(tool, case) for case in assessment.cases]
    shown = cases[assessment.cases.index(leading)]
    return {
        "source": tool.origin.path,
        "line": tool.origin.line(),
        "server": tool.server,
        "tool": tool.name,
        "tool_digest": tool.digest,
        "verdict": assessment.verdict,
        "purposes": list(assessment.purposes),
        "effects": list(assessment.effects),
        "reason": leading.reason,
        "trigger": shown["trigger"],
        "severity": shown["severity"],
        "confidence": leading.confidence,
        "needs_review": assessment.needs_review,
        "evidence": shown["evidence"],
        "contradictions": [_contradiction(tool, found) for found in assessment.contradictions],
        "cases": [*cases],
    }


def _case(tool: ToolSpec, case: Case) -> dict[str, Json]:
    return {
        "id": case.id,
        "when": condition_to_json(case.when),
        "says": case.when_says,
        "verdict": case.verdict,
        "purposes": list(case.purposes),
        "effects": list(case.effects),
        "reason": case.reason,
        "trigger": _trigger(case.trigger),
        "severity": _severity(case.severity),
        "confidence": case.confidence,
        "decided": _decision(case.decided),
        "evidence": [_evidence(tool, evidence) for evidence in case.evidence],
    }


def _trigger(trigger: Trigger | None) -> Json:
    if trigger is None:
        return None
    return {
        "says": trigger.says,
        "ask": condition_to_json(trigger.ask),
        "otherwise": trigger.otherwise,
        "loads": [_load(load) for load in trigger.loads],
    }


def _load(load: Load) -> dict[str, Json]:
    fields: Sequence[tuple[str, Json]] = (
        ("name", load.name),
        ("kind", load.kind),
        ("how", load.how),
        ("sample", load.sample),
        ("sibling", load.sibling),
        ("if_unknown", load.if_unknown),
        ("limit_seconds", load.limit_seconds),
        ("value", load.value),
        ("label", load.label),
        ("argument", load.argument),
    )
    return {name: value for name, value in fields if value is not None}


def _severity(severity: Severity) -> Json:
    if not severity.steps:
        return severity.otherwise
    return {
        "steps": [
            {"when": condition_to_json(step.when), "says": step.says, "level": step.level}
            for step in severity.steps
        ],
        "otherwise": severity.otherwise,
    }


def _evidence(tool: ToolSpec, evidence: Evidence) -> dict[str, Json]:
    return {
        "rule": evidence.rule,
        "says": evidence.says,
        "where": evidence.where,
        "line": _line(tool, evidence.where),
        "quote": evidence.quote,
        "weight": evidence.weight,
        "decisive": evidence.decisive,
    }


def _contradiction(tool: ToolSpec, found: Contradiction) -> dict[str, Json]:
    return {
        "rule": found.rule,
        "says": found.says,
        "where": found.where,
        "line": _line(tool, found.where),
        "quote": found.quote,
    }


def _line(tool: ToolSpec, where: str) -> int | None:
    return tool.origin.line(where) if where.startswith("/") else None


def _decision(decided: Decision | None) -> Json:
    if decided is None:
        return None
    return {
        "by": decided.by,
        "because": decided.because,
        "on": decided.on,
        "engine_said": decided.engine_said,
        "tool_digest": decided.tool_digest,
    }
