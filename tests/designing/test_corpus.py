"""Every design over real tool lists, judged by the official types and by jsonschema."""

from __future__ import annotations

import re
from typing import Any

import jsonschema
import pytest

from elicit_design.designing.exchanges import (
    exchanges,
    request_params,
    sample_arguments,
    with_arguments,
)
from elicit_design.designing.shapes import rendering, requested_schema
from elicit_design.model.target import REVISIONS, Revision, Target
from elicit_design.words import parse_message
from support.corpus import needs_corpus
from support.drafted import Asked, corpus_designs, corpus_questions
from support.official import params_faults, result_faults

pytestmark = needs_corpus
OFFICIAL: tuple[Revision, ...] = ("2025-11-25", "2026-07-28")
_NAMED = re.compile(r"\{[^{}]*\}")


def test_every_request_is_one_by_the_official_types() -> None:
    faults = [
        (asked.tool, fault)
        for asked in corpus_questions()
        for revision in OFFICIAL
        for fault in params_faults(_params(asked, revision), revision)
    ]
    assert faults == []


def _params(asked: Asked, revision: Revision) -> dict[str, Any]:
    params = request_params(asked.question, asked.design, revision)
    assert params is not None
    return params


def test_every_form_has_the_same_answers_in_every_revision() -> None:
    for asked in corpus_questions():
        if asked.question.form is None:
            continue
        shapes = [
            requested_schema(asked.question, asked.design, Target(revision))
            for revision in REVISIONS
        ]
        answers = [_answers(shape) for shape in shapes]
        assert answers[0] == answers[1] == answers[2], asked.tool
        assert all(shape.keys() <= {"type", "properties", "required"} for shape in shapes)


def _answers(schema: dict[str, Any]) -> dict[str, list[str]]:
    return {
        name: field.get("enum") or [option["const"] for option in field.get("oneOf", ())]
        for name, field in schema["properties"].items()
    }


def test_every_outcome_conforms_to_the_output_schema_or_is_an_error() -> None:
    faults = []
    conforming = 0
    for asked in corpus_questions():
        schema = asked.design.output_schema
        if not schema:
            continue
        arguments = sample_arguments(asked.question, asked.design)
        for outcome in asked.question.outcomes:
            if outcome.is_error is not False:
                continue
            content = with_arguments(outcome.structured_content, arguments)
            conforming += 1
            try:
                jsonschema.Draft202012Validator(schema).validate(content)
            except jsonschema.ValidationError as error:
                faults.append((asked.tool, outcome.name, error.message))
    assert faults == []
    assert conforming > 50


def test_every_exchange_is_one_by_the_official_types() -> None:
    faults = [
        (asked.tool, revision, fault)
        for asked in list(corpus_questions())[::4]
        for revision in OFFICIAL
        for result in _results(asked, revision)
        for fault in result_faults(result, revision)
    ]
    assert faults == []


def _results(asked: Asked, revision: Revision) -> list[dict[str, Any]]:
    endings: Any = exchanges(asked.question, asked.design)[revision]
    sent = [
        m["message"] for messages in endings.values() for m in messages if m["from"] == "server"
    ]
    return [message["result"] for message in sent if "result" in message]


@pytest.mark.parametrize("locale", ["en", "pt-BR"])
def test_every_message_keeps_the_wording_rules(locale: str) -> None:
    faults = []
    for asked in corpus_questions():
        render = rendering(asked.question, asked.design, locale)
        for key in asked.question.words[locale]:
            if key != "message" and not key.startswith("message."):
                continue
            faults += [(asked.tool, key, fault) for fault in _wording(render.word(key))]
    assert faults == []


def _wording(text: str) -> list[str]:
    main = re.split(r"[?.] ", text, maxsplit=1)[0]
    checks = {
        "has a main sentence of at most 120 characters": len(main) <= 120,
        "asks one question at most": text.count("?") <= 1,
        "does not doubt": not re.match(r"are you sure|(do you )?really|tem certeza", text, re.I),
        "does not shout": not re.search(r"\b(warning|caution|aviso|atenção)\b", text, re.I),
        "has no gaps": "  " not in text and "<" not in text,
        "begins with a capital letter or a name": not text[:1].islower() or text[:1] == "{",
    }
    return [f"{rule}: {text}" for rule, holds in checks.items() if not holds]


def test_what_cannot_be_undone_says_so() -> None:
    for asked in corpus_questions():
        if asked.case.effects[:1] == ("destroys",) and asked.question.form:
            text = asked.question.words["en"]["message"]
            said = r"permanently|cannot be (undone|restored)|Choose|Pick"
            assert re.search(said, text, re.IGNORECASE), (asked.tool, text)


def test_answers_are_verbs_and_the_safe_one_comes_first() -> None:
    for asked in corpus_questions():
        for field in asked.question.form.fields if asked.question.form else ():
            words = asked.question.words["en"]
            titles = [words[option.title] for option in field.options]
            for title in titles:
                assert title.lower() not in {"ok", "yes", "no", "confirm", "submit", "cancel"}
                assert len(_NAMED.sub("", title)) <= 80, (asked.tool, title)
            roles = [option.role for option in field.options]
            if "safe" in roles:
                assert roles[0] == "safe", asked.tool
                assert field.default == field.options[0].value, asked.tool
            assert words[field.title].lower() not in {"confirm", "value"}
            assert words[field.title].strip(), asked.tool
            assert words[field.description].strip(), asked.tool


def test_a_tool_that_names_its_object_is_asked_about_by_that_name() -> None:
    without = 0
    questions = [asked for asked in corpus_questions() if asked.question.form]
    for asked in questions:
        names = {n for t in asked.question.words["en"].values() for n in parse_message(t).names}
        without += not names
    assert without / len(questions) < 0.1


def test_every_word_has_a_portuguese_one_with_the_same_names() -> None:
    for asked in corpus_questions():
        english, portuguese = asked.question.words["en"], asked.question.words["pt-BR"]
        assert english.keys() == portuguese.keys(), asked.tool
        for key, text in english.items():
            both = set(parse_message(text).names), set(parse_message(portuguese[key]).names)
            assert both[0] == both[1], (asked.tool, key, text, portuguese[key])


def test_every_name_in_a_word_is_declared() -> None:
    for asked in corpus_questions():
        declared = {placeholder.name for placeholder in asked.question.placeholders}
        for words in asked.question.words.values():
            for text in words.values():
                assert set(parse_message(text).names) <= declared, (asked.tool, text)


def test_only_tools_that_ask_have_questions() -> None:
    for design in corpus_designs():
        for case in design.cases:
            assert (case.question is not None) == (case.case.verdict != "none")
