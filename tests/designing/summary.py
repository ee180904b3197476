"""A design as a short text that a person can review: what a golden file holds."""

from __future__ import annotations

import json
from collections.abc import Iterator

from elicit_design.designing.exchanges import request_params
from elicit_design.designing.shapes import rendering, requested_schema
from elicit_design.model.assessment import Case
from elicit_design.model.design import Design, Question
from elicit_design.model.target import REVISIONS, Target
from elicit_design.model.values import Json


def summary(design: Design) -> str:
    """Return everything a maintainer would look at, one fact a line."""
    return "\n".join(_design(design)) + "\n"


def _design(design: Design) -> Iterator[str]:
    yield f"{design.server} / {design.tool}"
    for case in design.cases:
        yield ""
        yield from _case(case.case)
        if case.question is not None:
            yield from _question(case.question, design)
    yield ""
    yield "changes"
    for change in design.changes:
        yield f"  {change.kind} {change.where}: {change.says}"
        yield f"    {_json(change.before)} -> {_json(change.after)}"
    yield f"annotations {_json(_annotations(design))}"


def _case(case: Case) -> Iterator[str]:
    decided = f" (decided by {case.decided.by})" if case.decided else ""
    yield f"case {case.id}: {case.verdict}{decided}"
    if case.verdict == "none":
        yield f"  reason {case.reason}"
        return
    yield f"  purposes {', '.join(case.purposes)}; effects {', '.join(case.effects) or '-'}"
    steps = "".join(f"{s.level} when {s.says}, " for s in case.severity.steps)
    yield f"  severity {steps}else {case.severity.otherwise}"
    if case.trigger is not None:
        yield f"  ask when {case.trigger.says}; otherwise {case.trigger.otherwise or '-'}"
        for load in case.trigger.loads:
            yield f"  load {load.name}: {load.kind}, {load.how} [{load.sibling or '-'}]"


def _question(question: Question, design: Design) -> Iterator[str]:
    for locale in ("en", "pt-BR"):
        words = question.words[locale]
        for key in sorted(k for k in words if k == "message" or k.startswith("message.")):
            yield f"  {locale} {key}: {words[key]}"
    yield from _shape(question, design)
    render = rendering(question, design)
    for outcome in question.outcomes:
        content = f" {_json(outcome.structured_content)}" if outcome.structured_content else ""
        yield f"  {outcome.name}: isError {_json(outcome.is_error)}{content}; {outcome.does}"
        yield f"    {render.word(outcome.text)}"
    yield f"  fallback {question.fallback.kind} {question.fallback.setting or ''}".rstrip()
    yield f"  consent {question.consent.says}"
    yield f"  rate {question.rate}"
    yield f"  bind {', '.join(question.binding.parts)}; single use {question.binding.single_use}"
    for variant in question.variants:
        yield f"  variant {variant.key}"
    for band in question.bands:
        yield f"  {band.count} -> {band.does}: {band.says}"
    for boundary in question.boundaries:
        yield f"  boundary {boundary.argument}: {boundary.legacy} | {boundary.modern}"
    yield f"  asks {question.asks}"


def _shape(question: Question, design: Design) -> Iterator[str]:
    if question.url is not None:
        yield f"  url {question.url.local} {question.url.remote} [{question.url.command}]"
        for revision in REVISIONS:
            yield f"  {revision} {_json(request_params(question, design, revision))}"
        return
    for revision in (REVISIONS[2], REVISIONS[0]):
        yield f"  {revision} {_json(requested_schema(question, design, Target(revision)))}"
    portuguese = requested_schema(question, design, locale="pt-BR")
    yield f"  pt-BR {_json(portuguese)}"


def _annotations(design: Design) -> Json:
    notes = design.annotations
    return {
        "title": notes.title,
        "readOnlyHint": notes.read_only,
        "destructiveHint": notes.destructive,
        "idempotentHint": notes.idempotent,
        "openWorldHint": notes.open_world,
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
