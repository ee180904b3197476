"""Client profiles: what the files say, how versions and ages are read, what a bad file gives."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from elicit_design.clients import load_profile, load_profiles, profile_names
from elicit_design.clients.load import capabilities
from elicit_design.problems import UserError

TODAY = datetime.date(2026, 12, 1)

EXPECTED = [
    "agentconnect",
    "agentcore",
    "claude-code",
    "claude-code-vscode",
    "claude-cowork",
    "claude-desktop",
    "cline",
    "cloudflare-agents",
    "codex",
    "codex-app-server",
    "continue",
    "copilot-cli",
    "copilot-cowork",
    "cursor",
    "docker-agent",
    "fast-agent",
    "gemini-cli",
    "goose",
    "gptme",
    "hermes",
    "inspector-1",
    "inspector-2",
    "kiro",
    "langchain-adapters",
    "librechat",
    "mastra",
    "mcp-agent",
    "mcpjam",
    "opencode",
    "pi-mcp-adapter",
    "portable",
    "qwen-code",
    "roo-code",
    "vscode",
    "vscode-agent-host",
]


def test_every_client_of_the_survey_has_a_profile() -> None:
    assert set(EXPECTED) <= set(profile_names())


@pytest.mark.parametrize("name", profile_names())
def test_a_profile_says_where_every_cell_comes_from(name: str) -> None:
    profile = load_profile(name)
    assert profile.cells
    assert all(cell.source for cell in profile.cells)
    unclear = [c for c in profile.cells if c.grade in ("poor", "broken") and not c.says]
    assert unclear == [], "a cell that counts against a shape says what the client does"


def test_a_version_picks_the_cell_that_held_for_it() -> None:
    old, new = load_profile("claude-code@2.1.70"), load_profile("claude-code@2.1.300")
    assert (old.value("form"), new.value("form")) == ("none", "works")
    assert load_profile("claude-code@2.1.200").limit("url-length-at-most") == 4096
    assert new.limit("url-length-at-most") is None


def test_without_a_version_the_newest_cell_counts() -> None:
    assert load_profile("codex").value("form") == "works"
    assert load_profile("codex@0.80").value("form") == "declined"


def test_cells_past_180_days_and_cells_without_a_date_are_old() -> None:
    codex = load_profile("codex")
    ages = {c.capability: c.is_old(TODAY) for c in codex.cells}
    assert ages["length"], "May 2026 is more than 180 days before December"
    assert ages["root-keys"], "its source bears no date"
    assert not ages["number"], "August 2026 is not"


def test_a_project_adds_a_client_and_replaces_one(tmp_path: Path) -> None:
    cell = "{value: text, says: shows a text box, source: seen here, date: 2026-11-30}"
    for name in ("our-client", "codex"):
        text = f"client: {name}\ntitle: Ours\ncells:\n  one-of: {cell}\n"
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    assert "our-client" in profile_names([tmp_path])
    assert load_profile("our-client", [tmp_path]).value("one-of") == "text"
    assert load_profile("codex", [tmp_path]).title == "Ours"


def test_all_stands_for_every_client_once() -> None:
    assert load_profiles(["codex", "all"])[0].name == "codex"
    assert len(load_profiles(["codex", "all"])) == len(profile_names())


def test_an_unknown_client_is_an_error_that_names_the_near_ones() -> None:
    with pytest.raises(UserError, match=r"no client profile named 'vscod'.*vscode"):
        load_profile("vscod")


@pytest.mark.parametrize("name", ["", "../clients/codex", "/etc/passwd", "a/../codex"])
def test_a_name_that_is_a_path_reads_no_file(name: str) -> None:
    with pytest.raises(UserError, match="no client profile"):
        load_profile(name)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("client: other\ntitle: X\n", "the file is named 'mine.yaml'"),
        ("client: mine\ntitle: X\ncells: {flavour: {}}\n", "'flavour' is no capability"),
        ("client: mine\ntitle: X\ncells: {number: {value: works}}\n", "source"),
        (
            "client: mine\ntitle: X\n"
            "cells: {number: {value: maybe, source: s, date: 2026-01-01}}\n",
            "'number' is one of works",
        ),
        (
            "client: mine\ntitle: X\ncells: {number: {value: works, source: s, date: soon}}\n",
            "not a client profile",
        ),
        (
            "client: mine\ntitle: X\n"
            "cells: {number: {value: works, source: s, date: undated, versions: new}}\n",
            "no version range",
        ),
        ("[", "cannot be read"),
        ("- client\n", "must be a mapping"),
    ],
)
def test_a_bad_profile_is_an_error_with_its_path(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    with pytest.raises(UserError) as error:
        load_profile("mine", [tmp_path])
    assert says in str(error.value)
    assert "mine.yaml" in str(error.value)


def test_every_capability_is_answered_by_some_client_and_says_what_it_asks() -> None:
    answered = {cell.capability for profile in load_profiles(["all"]) for cell in profile.cells}
    assert set(capabilities()) == answered
    assert all(capability.asks.endswith("?") for capability in capabilities().values())
