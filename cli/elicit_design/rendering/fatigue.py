"""The fatigue budget: how often a server asks, and which question to loosen first.

People stop reading a question they see all the time. A question that is asked on every call of
its tool costs most; among those, the one of least weight and least certainty is the first that
should get a condition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from elicit_design.model.assessment import LEVELS, Assessment, Case, Evidence
from elicit_design.model.design import Design
from elicit_design.rendering.terms import asks_always

BUDGET = 7
"""Tools of one server that may ask on every call before people stop reading."""


@dataclass(frozen=True, slots=True)
class Loosen:
    """A question that is asked on every call, and why it comes next."""

    tool: str
    why: str


@dataclass(frozen=True, slots=True)
class Fatigue:
    """Tools of one server by how often they ask, in the order of the input."""

    server: str
    always: tuple[str, ...]
    only_when: tuple[str, ...]
    by_host: tuple[str, ...]
    loosen: tuple[Loosen, ...]

    @property
    def over_budget(self) -> bool:
        """Whether more tools ask on every call than people will read."""
        return len(self.always) > BUDGET


def fatigue(
    server: str, assessments: Sequence[Assessment], designs: Mapping[str, Design]
) -> Fatigue:
    """Count the asking tools of one server.

    Args:
        server: its name.
        assessments: of all its tools.
        designs: by tool name, to know who asks.
    """
    groups: dict[str, list[Assessment]] = {"always": [], "only_when": [], "by_host": []}
    for assessment in assessments:
        if assessment.verdict != "none":
            groups[_how_often(assessment, designs.get(assessment.tool.name))].append(assessment)
    names = {often: tuple(a.tool.name for a in group) for often, group in groups.items()}
    loosen = (Loosen(a.tool.name, _why(a.leading)) for a in sorted(groups["always"], key=_weight))
    return Fatigue(server, names["always"], names["only_when"], names["by_host"], tuple(loosen))


def _how_often(assessment: Assessment, design: Design | None) -> str:
    """A tool with a case that does not ask asks only when it is called that other way."""
    if _left_to_host(design):
        return "by_host"
    return "always" if all(asks_always(case) for case in assessment.cases) else "only_when"


def _left_to_host(design: Design | None) -> bool:
    questions = design.questions if design else ()
    return bool(questions) and all(question.asks == "host" for _, question in questions)


def _weight(assessment: Assessment) -> tuple[int, float]:
    case = assessment.leading
    return LEVELS.index(case.severity.worst), case.confidence


def _why(case: Case) -> str:
    reasons = [f"severity {case.severity.worst}", f"confidence {case.confidence:.2f}"]
    against = _strongest_against(case.evidence)
    if against is not None:
        reasons.append(f"against asking: {against.says}")
    return ", ".join(reasons)


def _strongest_against(evidence: Sequence[Evidence]) -> Evidence | None:
    against = [item for item in evidence if item.weight < 0]
    return min(against, key=lambda item: item.weight) if against else None
