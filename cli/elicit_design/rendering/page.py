"""The one-page design: trigger, message, form, outcomes and rules of one tool, for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from elicit_design.designing.shapes import requested_schema
from elicit_design.model.assessment import Case, Evidence
from elicit_design.model.conditions import condition_to_json
from elicit_design.model.design import (
    CandidateOption,
    CaseDesign,
    Design,
    Field,
    Question,
)
from elicit_design.model.target import NEWEST, Target
from elicit_design.model.values import Json
from elicit_design.rendering import terms
from elicit_design.rendering.drawing import draw_form, draw_page
from elicit_design.rendering.environment import render
from elicit_design.rendering.samples import message_keys, sample_text
from elicit_design.rendering.settings import DEFAULTS, RenderSettings

_ROLES = {
    "safe": "refused: nothing happens",
    "act": "accepted: the call goes on",
    "act and typed": "accepted, when the name is typed too",
    "typed": "accepted, with the acting option",
    "answer": "accepted, with this answer",
}
_MODES = {"form": "A form", "url": "A page of the server", "none": "Nothing"}


def page_text(design: Design, settings: RenderSettings = DEFAULTS) -> str:
    """Return the page of a design as Markdown."""
    text = render(
        "pages/design.md.jinja",
        settings.template_dirs,
        design=design,
        summary=_summary(design),
        cases=[_case_view(design, case, settings) for case in design.cases],
        evidence=list(_evidence(design)),
    )
    return tidy(text)


def tidy(text: str) -> str:
    """Take out the blank lines that conditional parts of a template leave behind."""
    lines: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if fenced or line or (lines and lines[-1]):
            lines.append(line)
    return "\n".join(lines).strip("\n") + "\n"


def _summary(design: Design) -> str:
    asking = [design_case.case for design_case in design.cases if design_case.question]
    if len(design.cases) == 1 or not asking:
        return terms.VERDICTS[design.cases[0].case.verdict]
    found = sorted({terms.VERDICTS[case.verdict] for case in asking})
    return f"{' and '.join(found)} in {len(asking)} of {len(design.cases)} cases"


def _evidence(design: Design) -> Iterator[Evidence]:
    seen = set()
    for design_case in design.cases:
        for item in design_case.case.evidence:
            key = (item.rule, item.where, item.quote)
            if key not in seen:
                seen.add(key)
                yield item


def _case_view(design: Design, design_case: CaseDesign, settings: RenderSettings) -> dict[str, Any]:
    case, question = design_case.case, design_case.question
    view: dict[str, Any] = {"case": case, "question": question, "when": terms.when(case)}
    if question is not None:
        view |= {
            "mode": _MODES[case.verdict],
            "purposes": terms.purposes(case),
            "effects": terms.effects(case),
            "severity": _severity(case),
            "otherwise": case.trigger.otherwise if case.trigger else "",
            "ask": condition_to_json(case.trigger.ask) if case.trigger else True,
            "loads": case.trigger.loads if case.trigger else (),
            "bands": question.bands,
            "drawing": _drawing(design, question),
            "messages": list(_messages(question, settings)),
            "fields": list(_fields(question)),
            "outcomes": list(_outcomes(question)),
        }
    return view


def _severity(case: Case) -> str:
    severity = case.severity
    steps = "; ".join(f"{step.level} when {step.says}" for step in severity.steps)
    return f"{severity.otherwise}; {steps}" if steps else severity.otherwise


def _drawing(design: Design, question: Question) -> str:
    message = sample_text(question, "message")
    if question.url is not None:
        return draw_page(design.server, message, question.url.local)
    schema = requested_schema(question, design, Target(NEWEST, design.clients))
    return draw_form(design.server, message, schema)


def _messages(question: Question, settings: RenderSettings) -> Iterator[dict[str, str]]:
    for key in message_keys(question):
        for locale, words in question.words.items():
            if key in words:
                text = sample_text(question, key, locale, settings.locale_dirs)
                yield {"key": key, "locale": locale, "text": text}


def _fields(question: Question) -> Iterator[dict[str, str]]:
    fields = question.form.fields if question.form else ()
    typed = any(field.typed_match for field in fields)
    for field in fields:
        if not field.options:
            yield _open_field(question, field)
        for option in field.options:
            found = isinstance(option, CandidateOption)
            yield {
                "name": field.name,
                "answer": f"each candidate's {option.value}" if found else option.value,
                "label": sample_text(question, option.title),
                "role": _ROLES["act and typed" if typed and option.role == "act" else option.role],
            }


def _open_field(question: Question, field: Field) -> dict[str, str]:
    typed = field.typed_match
    return {
        "name": field.name,
        "answer": f"{{{typed}}}, typed letter for letter" if typed else f"any {field.kind}",
        "label": sample_text(question, field.title),
        "role": _ROLES["typed" if typed else "answer"],
    }


def _outcomes(question: Question) -> Iterator[dict[str, Json]]:
    for outcome in question.outcomes:
        yield {
            "name": outcome.name,
            "when": outcome.when,
            "does": outcome.does,
            "is_error": outcome.is_error,
            "text": sample_text(question, outcome.text),
            "structured_content": outcome.structured_content,
        }
