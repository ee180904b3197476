"""Twelve designs, one each of what a handler has to be able to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elicit_design.model.assessment import Case, Level, Severity
from elicit_design.model.authored import MessageVariant
from elicit_design.model.design import (
    Band,
    Binding,
    CandidateOption,
    CaseDesign,
    Consent,
    Design,
    Fallback,
    Field,
    FixedOption,
    Form,
    Outcome,
    Placeholder,
    Question,
    UrlPage,
)
from elicit_design.model.tool import Annotations
from elicit_design.model.trigger import (
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    Load,
    LoadTest,
    Not,
    Trigger,
)

_TEXTS = {
    "outcome.refused": "Nothing was done: declined. Do not retry without a new instruction.",
    "outcome.dismissed": "Nothing was done: no answer was given.",
    "outcome.unsupported": "Nothing was done: this client cannot ask.",
    "outcome.ask-failed": "Nothing was done: the question failed or timed out.",
    "outcome.changed": "Nothing was done: what was shown has changed.",
    "outcome.act-failed": "It failed, perhaps half-way; look before trying again.",
    "outcome.pending": "Not finished. Call again after finishing it in the browser.",
    "outcome.accepted": "Done.",
}
_PORTUGUESE = {
    "outcome.refused": "Nada foi feito: recusado.",
    "outcome.dismissed": "Nada foi feito: sem resposta.",
}


def _outcomes(structured: Mapping[str, Any] | None, page: bool) -> tuple[Outcome, ...]:
    quiet = {"refused", "dismissed"}
    names = ["accepted", *[n.removeprefix("outcome.") for n in _TEXTS if n != "outcome.accepted"]]
    return tuple(
        Outcome(
            name=name,  # type: ignore[arg-type]
            when="",
            does="",
            is_error=None
            if name == "accepted"
            else name not in quiet or (structured is None and False),
            text=f"outcome.{name}",
            structured_content=structured if name in quiet else None,
        )
        for name in names
        if page or name != "pending"
    )


def _question(
    message: str,
    fields: Sequence[Field] = (),
    *,
    url: UrlPage | None = None,
    words: Mapping[str, str] = {},
    portuguese: Mapping[str, str] = {},
    placeholders: Sequence[Placeholder] = (),
    variants: Sequence[MessageVariant] = (),
    structured: Mapping[str, Any] | None = None,
    fallback: Fallback = Fallback("refuse", "The call is refused."),
    bands: Sequence[Band] = (),
    single_use: bool = False,
) -> Question:
    return Question(
        form=None if url else Form(tuple(fields)),
        url=url,
        placeholders=tuple(placeholders),
        words={
            "en": {"message": message, **words, **_TEXTS},
            "pt-BR": {**portuguese, **_PORTUGUESE},
        },
        variants=tuple(variants),
        outcomes=_outcomes(structured, url is not None),
        fallback=fallback,
        consent=Consent("call", None, "One call."),
        rate="",
        binding=Binding(("tool", "arguments", "principal"), single_use=single_use),
        why_mode="",
        bands=tuple(bands),
    )


def _case(
    question: Question,
    trigger: Trigger,
    *,
    id: str = "every-call",
    when: Condition = Always(),
    when_says: str = "",
    level: Level = "medium",
) -> CaseDesign:
    verdict = "url" if question.url else "form"
    case = Case(
        id, when, when_says, verdict, trigger=trigger, severity=Severity(level)  # type: ignore[arg-type]
    )
    return CaseDesign(case, question)


def _design(
    tool: str,
    cases: Sequence[CaseDesign],
    properties: Mapping[str, Any],
    output: Mapping[str, Any] | None = None,
) -> Design:
    return Design(
        server="tests",
        tool=tool,
        title=tool,
        source="tests",
        digest="sha256:0",
        policy="elicit",
        clients=("portable",),
        cases=tuple(cases),
        annotations=Annotations(),
        input_schema={"type": "object", "properties": properties},
        output_schema=output,
    )


def _choice(
    safe: str, act: str, safe_title: str, act_title: str, title: str = "Your choice"
) -> tuple[Field, dict[str, str]]:
    field = Field(
        "choice",
        "choice",
        "field.choice.title",
        "field.choice.description",
        options=(
            FixedOption(safe, "option.safe", "safe"),
            FixedOption(act, "option.act", "act"),
        ),
        default=safe,
        has_default=True,
    )
    words = {
        "field.choice.title": title,
        "field.choice.description": "Nothing happens before you choose.",
        "option.safe": safe_title,
        "option.act": act_title,
    }
    return field, words


_ALWAYS = Trigger(Always(), "every call")
_STRING = {"type": "string"}


def confirm_always() -> Design:
    field, words = _choice(
        "keep the note", "delete the note", "Keep the note", "Delete {title} for good"
    )
    question = _question(
        "Delete the note {title} for good?",
        [field],
        words=words,
        portuguese={"message": "Excluir a nota {title} de vez?", "option.safe": "Manter a nota"},
        placeholders=[Placeholder("title", "text", "argument:/title", "Plan")],
    )
    return _design("delete-note", [_case(question, _ALWAYS)], {"title": _STRING})


DESIGNS = {"confirm-always": confirm_always}
