"""The files of one design."""

import json
from dataclasses import replace

import pytest

from elicit_design.designing.document import design_from_json
from elicit_design.model.design import CaseDesign, Design
from elicit_design.rendering.settings import RenderSettings
from elicit_design.rendering.tool_files import artifacts
from elicit_design.words import format_message, message_environment
from support.designs import ALL, DELETE_MANY, DELETE_QUESTION, DELETE_TEAM, MANAGE_ACCOUNTS

EVERYTHING = RenderSettings(frozenset({"page", "wire"}))


def texts(design: Design, settings: RenderSettings = EVERYTHING) -> dict[str, str]:
    return {artifact.path: artifact.text for artifact in artifacts(design, settings)}


def test_a_form_is_written_as_design_schema_and_a_message_a_locale() -> None:
    assert list(texts(DELETE_MANY, RenderSettings())) == [
        "mongodb/delete-many/design.json",
        "mongodb/delete-many/schema.json",
        "mongodb/delete-many/message.en.j2",
        "mongodb/delete-many/message.pt-BR.j2",
        "mongodb/delete-many/message.everything.en.j2",
        "mongodb/delete-many/message.everything.pt-BR.j2",
    ]


def test_pages_and_exchanges_are_written_when_asked_for() -> None:
    assert [path.split("/", 2)[2] for path in texts(MANAGE_ACCOUNTS)] == [
        "design.json",
        "message.en.j2",
        "design.md",
        "wire/2025-06-18.json",
        "wire/2025-11-25.json",
        "wire/2026-07-28.json",
    ]


def test_a_tool_that_asks_nothing_has_no_files() -> None:
    silent = replace(MANAGE_ACCOUNTS, cases=(MANAGE_ACCOUNTS.cases[0],))
    assert artifacts(silent) == []


def test_the_leading_case_has_the_plain_names_and_others_have_their_id() -> None:
    """A page demands more than a form, so the form is the one with a suffix."""
    remove = CaseDesign(
        replace(DELETE_MANY.cases[0].case, id="remove", when_says="action is remove"),
        DELETE_QUESTION,
    )
    mixed = replace(MANAGE_ACCOUNTS, cases=(*MANAGE_ACCOUNTS.cases[:2], remove))
    names = [path.split("/", 2)[2] for path in texts(mixed, RenderSettings(locales=("en",)))]
    assert names == [
        "design.json",
        "schema.remove.json",
        "message.en.j2",
        "message.remove.en.j2",
        "message.remove.everything.en.j2",
    ]


@pytest.mark.parametrize("design", ALL, ids=lambda design: design.tool)
def test_the_design_reads_back(design: Design) -> None:
    files = texts(design)
    assert design_from_json(json.loads(files[f"{design.server}/{design.tool}/design.json"])) == (
        design
    )


def test_the_template_says_what_the_message_says() -> None:
    text = texts(DELETE_MANY)["mongodb/delete-many/message.pt-BR.j2"]
    values = {"matched": 1, "database": "loja", "collection": "pedidos"}
    said = message_environment("pt-BR").from_string(text).render(values)
    assert said == (
        "Excluir definitivamente 1 documento de loja.pedidos? Eles correspondem ao filtro abaixo "
        "e não podem ser restaurados."
    )
    assert said == format_message(
        DELETE_QUESTION.words["pt-BR"]["message"], values, "pt-BR", DELETE_QUESTION.placeholders
    )


def test_the_schema_has_an_option_for_each_sample_candidate() -> None:
    schema = json.loads(texts(DELETE_TEAM)["linear/team_delete/schema.json"])
    assert [option["const"] for option in schema["properties"]["choice"]["oneOf"]] == [
        "keep every team",
        "GRW",
        "GRE",
    ]


@pytest.mark.parametrize("design", ALL, ids=lambda design: design.tool)
def test_files_are_the_same_every_time_and_end_with_a_line_end(design: Design) -> None:
    assert texts(design) == texts(design)
    assert all(text.endswith("\n") and not text.endswith("\n\n") for text in texts(design).values())
