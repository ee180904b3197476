"""Shapes chosen for a set of clients, and what is said when none suits them all."""

from __future__ import annotations

import pytest

from elicit_design.clients import ShapeChoice, choose_shapes, load_profiles
from elicit_design.model.target import Revision


def shapes(*clients: str, revision: Revision = "2026-07-28") -> ShapeChoice:
    return choose_shapes(load_profiles(clients), revision)


def test_portable_takes_titled_options_and_little_else() -> None:
    choice = shapes("portable")
    assert choice.single_select == "oneOf"
    assert choice.defaults
    assert (choice.number, choice.multi_select) == (False, False)
    assert choice.conflicts == ()


@pytest.mark.parametrize(
    ("revision", "shape", "defaults", "url"),
    [
        ("2025-06-18", "enum+enumNames", False, False),
        ("2025-11-25", "oneOf", True, True),
        ("2026-07-28", "oneOf", True, True),
    ],
)
def test_the_revision_decides_what_exists(
    revision: Revision, shape: str, defaults: bool, url: bool
) -> None:
    choice = shapes("portable", revision=revision)
    assert (choice.single_select, choice.defaults, choice.url) == (shape, defaults, url)


def test_a_client_that_shows_no_titles_gets_a_plain_enum() -> None:
    assert shapes("goose").single_select == "enum"
    assert shapes("goose", "vscode").single_select == "enum"
    assert shapes("goose", revision="2025-06-18").single_select == "enum"


def test_one_client_that_drops_numbers_is_enough_to_avoid_them() -> None:
    assert shapes("claude-code", "vscode").number
    assert not shapes("claude-code", "codex").number


def test_two_clients_that_no_shape_suits_are_named() -> None:
    (conflict,) = shapes("goose", "copilot-cli", "claude-code").conflicts
    assert conflict.clients == ("goose", "copilot-cli")
    assert conflict.says == (
        "No shape of a single choice suits all: `oneOf` fails in Goose desktop; "
        "`enum` fails in GitHub Copilot CLI. Written as `oneOf`."
    )


def test_a_client_without_forms_does_not_decide_the_shape() -> None:
    choice = shapes("gemini-cli", "goose")
    assert choice.single_select == "enum"
    assert not choice.form
    assert [c.clients for c in choice.conflicts] == [("gemini-cli",)]
    assert "fallback" in choice.conflicts[0].says


def test_a_limit_on_fields_is_the_smallest_of_all() -> None:
    assert shapes("vscode").max_fields is None
    assert shapes("vscode", "agentconnect").max_fields == 1
