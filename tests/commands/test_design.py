"""`elicit-design PATH`: the main job, as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.command_line import CommandLine

TOOL = """
name: delete_workspace
title: Delete a workspace
description: Permanently deletes a workspace with everything in it. This cannot be undone.
arguments:
  workspace!: {type: string, description: Name of the workspace}
annotations: {readOnlyHint: false, destructiveHint: true}
"""
READER = """
name: list_workspaces
description: Lists the workspaces.
annotations: {readOnlyHint: true}
"""


def test_an_asking_tool_gets_its_files_and_the_run_an_index_and_a_skill(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("tool.yaml")
    assert ended.code == 0, ended.err
    written = {str(p.relative_to(cli.folder / "outputs")) for p in files(cli.folder / "outputs")}
    assert written >= {
        "tool/delete_workspace/design.json",
        "tool/delete_workspace/schema.json",
        "tool/delete_workspace/message.en.j2",
        "tool/delete_workspace/message.pt-BR.j2",
        "index.md",
        "skill-elicitation-form-designer.md",
        "elicitation-form-designer/SKILL.md",
    }
    assert "outputs" in ended.err.splitlines()[-1]
    assert "Next:" in ended.err.splitlines()[-1]


def test_a_tool_that_does_not_ask_gets_no_files_but_a_row_in_the_index(cli: CommandLine) -> None:
    cli.write("tools.yaml", TOOL + "---" + READER)
    cli("tools.yaml")
    assert not (cli.folder / "outputs/tools/list_workspaces").exists()
    assert "list_workspaces" in (cli.folder / "outputs/index.md").read_text("utf-8")


def test_pages_and_exchanges_on_demand(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    cli("tool.yaml", "--emit", "page,wire", "--out", "made")
    folder = cli.folder / "made/tool/delete_workspace"
    assert (folder / "design.md").is_file()
    assert {p.name for p in (folder / "wire").iterdir()} == {
        "2025-06-18.json",
        "2025-11-25.json",
        "2026-07-28.json",
    }


def test_standard_output_is_json_and_nothing_else(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    result = json.loads(cli("tool.yaml", "--format", "json").out)
    assert result["tools"][0]["verdict"] == "form"
    assert "index.md" in result["written"]


def test_quiet_says_nothing_when_all_is_well(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("tool.yaml", "--quiet")
    assert (ended.code, ended.out, ended.err) == (0, "", "")


def test_standard_input(cli: CommandLine) -> None:
    assert cli("-", stdin=TOOL).code == 0
    assert list((cli.folder / "outputs").rglob("delete_workspace/design.json"))


def test_one_tool_of_many(cli: CommandLine) -> None:
    cli.write("tools.yaml", TOOL + "---" + READER)
    ended = cli("tools.yaml", "--tool", "list_*", "--format", "json")
    assert [tool["tool"] for tool in json.loads(ended.out)["tools"]] == ["list_workspaces"]


def test_a_glob_that_matches_no_tool_is_wrong_use(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("tool.yaml", "--tool", "drop_*")
    assert ended.code == 2
    assert "drop_*" in ended.err


def test_check_is_silent_work_that_fails_when_stale(cli: CommandLine) -> None:
    tool = cli.write("tool.yaml", TOOL)
    assert cli("tool.yaml", "--check").code == 1
    assert not (cli.folder / "outputs").exists()
    cli("tool.yaml")
    assert cli("tool.yaml", "--check").code == 0
    tool.write_text(TOOL.replace("Name of the workspace", "The workspace's name"), "utf-8")
    stale = cli("tool.yaml", "--check")
    assert stale.code == 1
    assert "design.json" in stale.err


def test_diff_shows_how_and_writes_nothing(cli: CommandLine) -> None:
    tool = cli.write("tool.yaml", TOOL)
    cli("tool.yaml")
    before = contents(cli.folder / "outputs")
    tool.write_text(TOOL.replace("delete_workspace", "delete_team_workspace"), "utf-8")
    ended = cli("tool.yaml", "--diff")
    assert ended.code == 1
    assert "+++ " in ended.out
    assert contents(cli.folder / "outputs") == before


def test_an_edited_file_is_kept_and_shown_until_forced(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    cli("tool.yaml")
    message = cli.folder / "outputs/tool/delete_workspace/message.en.j2"
    made = message.read_text("utf-8")
    message.write_text(made + "By hand.\n", "utf-8")
    kept = cli("tool.yaml")
    assert kept.code == 1
    assert "edited by hand" in kept.err
    assert "-By hand." in kept.err
    assert message.read_text("utf-8").endswith("By hand.\n")
    assert cli("tool.yaml", "--force").code == 0
    assert message.read_text("utf-8") == made


def test_a_second_run_changes_nothing(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    cli("tool.yaml", "--emit", "page,wire")
    first = contents(cli.folder / "outputs")
    cli("tool.yaml", "--emit", "page,wire")
    assert contents(cli.folder / "outputs") == first


@pytest.mark.parametrize(
    "name", ["../../etc/x", "CON", "x" * 300, "a\nb", "{{ 7*7 }}", "</script>", "\u202eevil", ""]
)
def test_nothing_is_written_outside_whatever_the_tool_is_called(
    cli: CommandLine, name: str
) -> None:
    tool = {"name": name, "description": "Permanently deletes a project. Cannot be undone."}
    cli.write("tools.json", json.dumps({"tools": [tool]}))
    cli("tools.json", "--out", "made")
    assert {p.name for p in cli.folder.iterdir()} <= {"tools.json", "made"}
    for path in files(cli.folder):
        assert len(path.name) <= 100


def test_names_that_differ_by_case_get_folders_that_differ_by_more(cli: CommandLine) -> None:
    described = "Permanently deletes a project. Cannot be undone."
    tools = [{"name": name, "description": described} for name in ("delete_it", "DELETE_IT")]
    cli.write("tools.json", json.dumps({"tools": tools}))
    cli("tools.json")
    folders = [p.parent.name.casefold() for p in files(cli.folder) if p.name == "design.json"]
    assert len(set(folders)) == 2


def test_strict_fails_on_contradictions(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL.replace("readOnlyHint: false", "readOnlyHint: true"))
    assert cli("tool.yaml").code == 0
    assert cli("tool.yaml", "--strict").code == 1


def test_explain_and_page_speak_of_the_tool(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    explained = cli("explain", "delete_workspace", "tool.yaml")
    assert explained.code == 0
    assert "cannot be undone" in explained.out
    page = cli("page", "delete_workspace", "tool.yaml")
    assert "Permanently delete the workspace" in page.out


def test_a_misspelt_tool_gets_the_nearest_name(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("page", "delete_workspce", "tool.yaml")
    assert ended.code == 2
    assert "delete_workspace" in ended.err


def test_init_writes_a_starter_that_works_and_overwrites_nothing(cli: CommandLine) -> None:
    assert cli("init").code == 0
    starter = (cli.folder / "tool.yaml").read_text("utf-8")
    assert cli("tool.yaml").code == 0
    again = cli("init")
    assert again.code == 2
    assert (cli.folder / "tool.yaml").read_text("utf-8") == starter


@pytest.mark.parametrize("kind", ["tool", "design", "config"])
def test_schemas_are_json_schemas(cli: CommandLine, kind: str) -> None:
    schema = json.loads(cli("schema", kind).out)
    assert schema["$schema"].startswith("https://json-schema.org/")


def test_the_skill_alone(cli: CommandLine) -> None:
    assert cli("skill", "--out", "made").code == 0
    assert (cli.folder / "made/elicitation-form-designer/SKILL.md").is_file()


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def contents(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in files(folder)}


def test_the_index_leads_to_the_page_where_there_is_one(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    cli("tool.yaml")
    assert "(tool/delete_workspace/design.json)" in (cli.folder / "outputs/index.md").read_text()
    cli("tool.yaml", "--emit", "page")
    index = (cli.folder / "outputs/index.md").read_text()
    assert "(tool/delete_workspace/design.md)" in index
    assert "Fatigue budget: 1 tool asks on every call.\n" in index


def test_a_path_with_nothing_in_it_takes_no_index_away(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    cli("tool.yaml")
    before = (cli.folder / "outputs/index.md").read_text()
    ended = cli("tool.yml")
    assert (ended.code, (cli.folder / "outputs/index.md").read_text()) == (2, before)
    assert cli("tool.yml", "--out", "new").code == 2
    assert not (cli.folder / "new").exists()


@pytest.mark.parametrize(("arguments", "code"), [(("--tool", "delete_*"), 0), (("gone.yaml",), 2)])
def test_a_run_on_a_part_leaves_what_is_about_all(
    cli: CommandLine, arguments: tuple[str, ...], code: int
) -> None:
    cli.write("tool.yaml", TOOL)
    cli.write("reader.yaml", READER)
    cli("tool.yaml", "reader.yaml")
    before = (cli.folder / "outputs/index.md").read_text()
    ended = cli("tool.yaml", *arguments)
    assert ended.code == code
    assert "stay: this run is about a part of the tools" in ended.err
    assert (cli.folder / "outputs/index.md").read_text() == before
    assert "list_workspaces" in before
