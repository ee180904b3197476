"""What `design` writes is clean by the product's own rules, for its revision and its clients."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from elicit_design.clients import choose_shapes, load_profiles
from elicit_design.designing.shapes import requested_schema
from elicit_design.linting import LintSettings, lint, lint_text
from elicit_design.model.finding import Finding
from elicit_design.model.target import REVISIONS, Revision, Target
from elicit_design.outputs import write
from support.corpus import needs_corpus
from support.drafted import Asked, corpus_artifacts, corpus_questions

PORTABLE = LintSettings(clients=("portable",))

CLIENTS = [
    ("vscode",),
    ("claude-code",),
    ("codex",),
    ("goose",),
    ("inspector-2",),
    ("vscode", "claude-code", "codex"),
    ("goose", "vscode"),
]


@needs_corpus
def test_every_file_of_every_design_is_clean_at_every_severity(tmp_path: Path) -> None:
    write(corpus_artifacts(), tmp_path)
    result = lint(tmp_path, settings=PORTABLE)
    assert not result.problems
    assert result.checked > 5000
    assert [f"{f.path} {f.code} {f.pointer} {f.message}" for f in result.findings] == []


@needs_corpus
@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("clients", CLIENTS, ids="+".join)
def test_a_form_for_chosen_clients_is_clean_for_them(
    clients: tuple[str, ...], revision: Revision
) -> None:
    # A client that is shown no titles reads a tool's own values as they are, snake case and all.
    settings = LintSettings(protocol=revision, clients=clients, ignore=("option-unreadable",))
    for one in forms():
        schema = requested_schema(one.question, one.design, Target(revision, clients))
        found = lint_text("schema.json", json.dumps(schema), settings).findings
        assert [_line(one, finding) for finding in found] == []


@needs_corpus
def test_clients_that_no_form_suits_are_named_and_not_clean() -> None:
    clients = ("goose", "copilot-cli")
    assert choose_shapes(load_profiles(clients), "2026-07-28").conflicts
    one = forms()[0]
    schema = requested_schema(one.question, one.design, Target("2026-07-28", clients))
    found = lint_text("schema.json", json.dumps(schema), LintSettings(clients=clients)).findings
    assert {finding.client for finding in found} <= set(clients)
    assert found


@cache
def forms() -> tuple[Asked, ...]:
    """Twenty forms of a single choice, from all over the corpus, and twenty of several fields."""
    asked = [one for one in corpus_questions() if one.question.form]
    single = [one for one in asked if _fields(one) == 1]
    several = [one for one in asked if _fields(one) > 1]
    return (*_spread(single), *_spread(several))


def _fields(one: Asked) -> int:
    return len(one.question.form.fields) if one.question.form else 0


def _spread(asked: list[Asked], count: int = 20) -> list[Asked]:
    return asked[:: max(1, len(asked) // count)][:count]


def _line(one: Asked, finding: Finding) -> str:
    return f"{one.tool} {finding.code} {finding.pointer} {finding.message}"
