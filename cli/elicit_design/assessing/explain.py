"""Why a tool asks or not, in words, and what would flip it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from elicit_design.model.assessment import Assessment, Case, Evidence, Reason

_REASONS: dict[Reason, str] = {
    "read-only": "it only reads or computes",
    "model-can-ask": "what is missing is an ordinary argument that the model can ask for",
    "validate-after": "the server can check the value and answer with a clear error",
    "high-frequency": "it is one of many small steps; the host's own approval is the control",
    "reversible": "it can be seen and undone in a moment",
    "minor": "what is removed is cheap to put back by hand",
}
_SHOWN = 6


@dataclass(frozen=True, slots=True)
class CaseExplanation:
    """One case in words.

    Attributes:
        headline: the verdict and when it holds.
        speaks_for: observations that speak for asking, the weightiest first.
        speaks_against: observations that speak against it.
        flips: what would turn the verdict.
    """

    headline: str
    speaks_for: tuple[str, ...]
    speaks_against: tuple[str, ...]
    flips: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A tool's decision in words."""

    title: str
    cases: tuple[CaseExplanation, ...]
    contradictions: tuple[str, ...]
    note: str = ""


def explain(assessment: Assessment) -> Explanation:
    """Say why, case by case."""
    leading = assessment.leading
    note = ""
    if assessment.needs_review:
        note = f"Needs review: the verdict is right with a probability of {leading.confidence:.2f}."
    return Explanation(
        _title(assessment),
        tuple(_explain_case(case) for case in assessment.cases),
        tuple(f"{found.says} ({found.where})" for found in assessment.contradictions),
        note,
    )


def _title(assessment: Assessment) -> str:
    """Name the tool; of several cases the most demanding one says what it comes to."""
    name = f"{assessment.tool.server} / {assessment.tool.name}"
    several = len(assessment.cases) > 1
    return f"{name}: {_verdict(assessment.leading)}" if several else name


def explanation_text(explanation: Explanation) -> str:
    """Return an explanation as plain text."""
    return "\n".join(_lines(explanation))


def _lines(explanation: Explanation) -> Iterator[str]:
    yield explanation.title
    for case in explanation.cases:
        yield ""
        yield case.headline
        for title, lines in (
            ("for asking", case.speaks_for),
            ("against", case.speaks_against),
            ("what would flip it", case.flips),
        ):
            if lines:
                yield f"  {title}:"
                yield from (f"    - {line}" for line in lines)
    if explanation.contradictions:
        yield ""
        yield from (f"contradiction: {found}" for found in explanation.contradictions)
    if explanation.note:
        yield ""
        yield explanation.note


def _explain_case(case: Case) -> CaseExplanation:
    return CaseExplanation(
        _headline(case),
        tuple(_observed(e) for e in case.evidence if e.weight > 0)[:_SHOWN],
        tuple(_observed(e) for e in case.evidence if e.weight < 0)[:_SHOWN],
        tuple(_flips(case)),
    )


def _headline(case: Case) -> str:
    lead = f"When {case.when_says}: " if case.id != "every-call" else ""
    if case.reason is not None:
        return f"{lead}none, because {_REASONS[case.reason]} (confidence {case.confidence:.2f})."
    when = f" {_asks(case)}" if case.trigger else ""
    severity = f"severity {case.severity.worst}"
    return f"{lead}{_verdict(case)} ({severity}, confidence {case.confidence:.2f}).{when}"


def _asks(case: Case) -> str:
    says = case.trigger.says if case.trigger else ""
    return "It asks on every call." if says == "every call" else f"It asks when {says}."


def _verdict(case: Case) -> str:
    if case.verdict == "none":
        return "none"
    effects = f", because it {' and '.join(case.effects)}" if case.effects else ""
    return f"{case.verdict} to {' and '.join(case.purposes)}{effects}"


def _observed(evidence: Evidence) -> str:
    mark = " (decisive)" if evidence.decisive else ""
    return f"{evidence.says}: \u201c{evidence.quote}\u201d at {evidence.where} [{evidence.rule}, " \
        f"{evidence.weight:+.1f}]{mark}"  # fmt: skip


def _flips(case: Case) -> Iterator[str]:
    if case.decided is not None:
        yield (
            f"it was settled by {case.decided.by or 'the author'}; the engine said "
            f"{case.decided.engine_said}"
        )
        return
    for evidence in case.evidence:
        if evidence.decisive:
            turned = "nothing would be asked" if case.verdict != "none" else "it would ask"
            yield f"without \u201c{evidence.quote}\u201d ({evidence.rule}) {turned}"
    if case.trigger is not None and case.trigger.otherwise:
        yield f"in a single call: {case.trigger.otherwise}"
    yield "a verdict stated in the tool's `elicitation:` block wins over all of this"
