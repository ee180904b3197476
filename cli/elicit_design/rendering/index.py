"""`index.md`: every tool with its verdict, trigger or reason, and the fatigue budget."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import Design
from elicit_design.rendering import terms
from elicit_design.rendering.environment import render
from elicit_design.rendering.fatigue import Fatigue, fatigue
from elicit_design.rendering.page import tidy
from elicit_design.rendering.settings import DEFAULTS, RenderSettings

INDEX = "index.md"
_LOOSEN_SHOWN = 5


def index_artifact(
    designs: Mapping[str, Design],
    assessments: Sequence[Assessment],
    settings: RenderSettings = DEFAULTS,
) -> Artifact:
    """Return the index of a run.

    Args:
        designs: by folder `server/tool`, those that are written.
        assessments: of all tools, in the order of the input.
        settings: which templates and locales.
    """
    by_server: dict[str, list[Assessment]] = {}
    for assessment in assessments:
        by_server.setdefault(assessment.tool.server, []).append(assessment)
    folders = _Folders(designs)
    text = render(
        "pages/index.md.jinja",
        settings.template_dirs,
        summary=_summary(assessments, len(by_server)),
        review=_review(assessments),
        servers=[_server(name, tools, folders) for name, tools in by_server.items()],
        contradictions=list(_contradictions(assessments)),
        design_file="design.md" if "page" in settings.emit else "design.json",
    )
    return Artifact(INDEX, tidy(text))


class _Folders:
    """Finds design and folder of a tool; of tools with one name, each its own, in order."""

    def __init__(self, designs: Mapping[str, Design]) -> None:
        self.waiting: dict[tuple[str, str], list[tuple[str, Design]]] = {}
        for folder, design in designs.items():
            self.waiting.setdefault((design.server, design.tool), []).append((folder, design))

    def take(self, assessment: Assessment) -> tuple[str, Design | None]:
        found = self.waiting.get((assessment.tool.server, assessment.tool.name))
        if assessment.verdict == "none" or not found:
            return "", None
        return found.pop(0)


def _server(name: str, tools: Sequence[Assessment], folders: _Folders) -> dict[str, Any]:
    placed = [(assessment, *folders.take(assessment)) for assessment in tools]
    budget = fatigue(name, tools, {a.tool.name: design for a, _, design in placed if design})
    shown = budget.loosen[:_LOOSEN_SHOWN]
    return {
        "name": name,
        "budget": budget_line(budget),
        "loosen": shown if len(budget.always) > 1 else (),
        "loosen_lead": "To loosen first, by giving them a condition:"
        if len(shown) == len(budget.loosen)
        else f"To loosen first, by giving them a condition ({_LOOSEN_SHOWN} of "
        f"{len(budget.loosen)}):",
        "rows": [_row(assessment, folder, design) for assessment, folder, design in placed],
    }


def budget_line(budget: Fatigue) -> str:
    """Return the fatigue budget of a server in one or two sentences."""
    always, only_when, host = len(budget.always), len(budget.only_when), len(budget.by_host)
    if not always + only_when + host:
        return "Fatigue budget: no tool asks."
    parts = [
        f"{terms.counted(always, 'tool') if always else 'no tool'} "
        f"{'ask' if always > 1 else 'asks'} on every call",
    ]
    if only_when:
        parts.append(f"{only_when} only when a condition holds")
    if host:
        parts.append(f"{host} {'is' if host == 1 else 'are'} left to the host")
    line = f"Fatigue budget: {terms.joined(parts)}."
    if budget.over_budget:
        line += " That is more than people go on reading: give the first ones below a condition."
    return line


def _row(assessment: Assessment, folder: str, design: Design | None) -> dict[str, Any]:
    case = assessment.leading
    return {
        "tool": assessment.tool.name,
        "folder": folder,
        "verdict": terms.verdict_label(assessment),
        "by_host": bool(design)
        and all(q.asks == "host" for _, q in (design.questions if design else ())),
        "purposes": ", ".join(assessment.purposes),
        "when": terms.when_of_tool(assessment.cases),
        "confidence": case.confidence,
        "review": assessment.needs_review,
    }


def _summary(assessments: Sequence[Assessment], servers: int) -> str:
    verdicts = [assessment.verdict for assessment in assessments]
    form, url = verdicts.count("form"), verdicts.count("url")
    none = verdicts.count("none")
    return (
        f"{terms.counted(len(assessments), 'tool')} of {terms.counted(servers, 'server')}: "
        f"{form:,} {_verb(form)} in a form, {url:,} on a page of the server, "
        f"{none:,} {'does' if none == 1 else 'do'} not ask."
    )


def _verb(number: int) -> str:
    return "asks" if number == 1 else "ask"


def _review(assessments: Sequence[Assessment]) -> str:
    doubtful = sum(assessment.needs_review for assessment in assessments)
    if not doubtful:
        return ""
    return (
        f"{terms.counted(doubtful, 'verdict')} {'needs' if doubtful == 1 else 'need'} review: "
        "settle each with a verdict of your own in an `elicitation:` block."
    )


def _contradictions(assessments: Sequence[Assessment]) -> Iterator[dict[str, str]]:
    for assessment in assessments:
        for item in assessment.contradictions:
            yield {
                "server": assessment.tool.server,
                "tool": assessment.tool.name,
                "says": item.says,
                "where": item.where,
            }
