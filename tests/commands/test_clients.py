"""`elicit-design clients`."""

from __future__ import annotations

import json

import pytest

from elicit_design.app import run
from support.command_line import CommandLine


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["clients", *arguments]) == 0
    return capsys.readouterr().out


def test_the_matrix_has_a_row_a_client_and_marks_old_cells(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = output(capsys, "--today", "2026-12-01")
    row = next(line for line in text.splitlines() if line.startswith("copilot-cli "))
    assert "broken*" in row
    assert "older than 180 days" in text


def test_the_same_cell_is_not_old_on_an_earlier_day(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "--today", "2026-06-01")
    row = next(line for line in text.splitlines() if line.startswith("copilot-cli "))
    assert "broken " in row
    assert "broken*" not in row


def test_one_client_is_shown_in_full_with_sources(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    text = output(capsys, "codex", "--today", "2026-12-01")
    assert "drops the whole form" in text
    assert "openai/codex#41797" in text
    assert "2026-08-31" in text


def test_json_carries_every_cell(capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = json.loads(output(capsys, "codex@0.80", "--format", "json"))
    cells = {cell["capability"]: cell for cell in client["cells"]}
    assert client["version"] == "0.80"
    assert cells["form"]["value"] == "declined"
    assert cells["root-keys"] | {"says": ""} == {
        "capability": "root-keys",
        "value": "form-lost",
        "grade": "broken",
        "says": "",
        "versions": "",
        "source": "openai/codex#31163; astrid-runtime/astrid#1277",
        "date": None,
        "old": True,
    }


@pytest.mark.parametrize("arguments", [["nobody"], ["--format", "xml"], ["--today", "tomorrow"]])
def test_wrong_use_exits_with_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert run(["clients", *arguments]) == 2
    assert "error:" in capsys.readouterr().err


OWN = """client: our-host
title: Our host
cells:
  one-of: {value: text, says: shows a text box, source: tried by hand, date: 2026-11-30}
"""
TOOL = """name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments: {id!: string}
"""


def test_a_project_designs_and_lints_for_a_client_of_its_own(cli: CommandLine) -> None:
    cli.write("clients/our-host.yaml", OWN)
    cli.write("tool.yaml", TOOL)
    cli.write("elicit-design.toml", 'client-dir = "clients"\nclients = ["our-host"]\n')
    assert cli("tool.yaml", "--quiet").code == 0
    schema = json.loads((cli.folder / "outputs/tool/delete_project/schema.json").read_text())
    assert "enum" in schema["properties"]["choice"]
    assert cli("lint", "outputs").code == 0


def test_clients_that_do_not_go_together_are_named(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("tool.yaml", "--client", "goose", "--client", "copilot-cli")
    assert ended.code == 0
    assert "`oneOf` fails in Goose desktop; `enum` fails in GitHub Copilot CLI" in ended.err


def test_designing_for_a_client_nobody_knows_is_wrong_use(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("tool.yaml", "--client", "vscod")
    assert ended.code == 2
    assert "Did you mean vscode" in ended.err
