"""A finding that repeats over a server's tools is told once, with how many tools it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from elicit_design.model.assessment import Assessment, Case, Evidence

_FOLDED = frozenset({"secret-argument", "model-consent"})
_OFTEN = 3


def fold_repeats(assessments: Sequence[Assessment]) -> list[Assessment]:
    """Return the assessments of one server, each repeated finding kept on its first tool.

    Only findings that did not decide a verdict are folded.
    """
    counts = Counter(key for a in assessments for key in {_key(e) for e in _foldable(a)})
    told: set[tuple[str, str]] = set()
    return [_folded(assessment, counts, told) for assessment in assessments]


def _foldable(assessment: Assessment) -> list[Evidence]:
    return [
        evidence
        for case in assessment.cases
        for evidence in case.evidence
        if evidence.rule in _FOLDED and not evidence.decisive and abs(evidence.weight) < 1
    ]


def _key(evidence: Evidence) -> tuple[str, str]:
    return evidence.rule, evidence.quote


def _folded(
    assessment: Assessment, counts: Counter[tuple[str, str]], told: set[tuple[str, str]]
) -> Assessment:
    repeated = {_key(e) for e in _foldable(assessment) if counts[_key(e)] >= _OFTEN}
    if not repeated:
        return assessment
    again = repeated & told
    told |= repeated
    return replace(
        assessment,
        cases=tuple(_case(case, repeated, again, counts) for case in assessment.cases),
    )


def _case(
    case: Case,
    repeated: set[tuple[str, str]],
    again: set[tuple[str, str]],
    counts: Counter[tuple[str, str]],
) -> Case:
    kept = (
        replace(e, says=f"{e.says} (on {counts[_key(e)]} tools of this server, told once)")
        if _key(e) in repeated
        else e
        for e in case.evidence
        if _key(e) not in again
    )
    return replace(case, evidence=tuple(kept))
