"""The trial file that other linters were measured on: six facts, each with its place and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from elicit_design.linting.engine import findings, run_rules
from elicit_design.linting.kinds import recognise
from elicit_design.linting.reading import read_text
from elicit_design.linting.settings import LintSettings
from elicit_design.model.finding import Finding

TRIAL = Path(__file__).parents[3] / "examples" / "projects.json"
TEXT = TRIAL.read_text("utf-8")


@pytest.fixture(scope="module")
def found() -> list[Finding]:
    nodes, _ = recognise(read_text("projects.json", TEXT))
    return findings(run_rules(nodes, LintSettings()))


FACTS = [
    ("ELT001", '"delete_project"', "form", "deleting needs the user's confirmation"),
    ("ELT009", '"confirm"', "in a form", "the model can set `confirm`"),
    ("ELT008", '"api_key"', "URL mode", "a key passes through the model"),
    ("ELT008", '"client_secret"', "URL mode", "a client secret passes through the model"),
    ("ELT002", '"connect_github"', "sign in in URL mode", "connecting belongs in the browser"),
    ("ELT003", '"search_projects"', "no elicitation", "searching asks nothing"),
]


@pytest.mark.parametrize(("code", "at", "remedy", "fact"), FACTS)
def test_a_fact_is_found_at_its_place_with_its_remedy(
    found: list[Finding], code: str, at: str, remedy: str, fact: str
) -> None:
    places = {(f.code, _text_at(f)): f for f in found}
    assert remedy in places[code, at].message, fact


def test_nothing_else_is_said(found: list[Finding]) -> None:
    assert {(f.code, _text_at(f)) for f in found} == {(code, at) for code, at, _, _ in FACTS}


def test_no_remedy_is_a_password_format(found: list[Finding]) -> None:
    assert not [f for f in found if "format: password" in f.message]


def _text_at(finding: Finding) -> str:
    line = TEXT.splitlines()[finding.position.line - 1]
    assert finding.end is not None
    return line[finding.position.column - 1 : finding.end.column - 1]
