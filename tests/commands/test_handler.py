"""`elicit-design handler DESIGN --sdk NAME`, and `--sdk` of the main job."""

from __future__ import annotations

import ast

import pytest

from support.command_line import CommandLine

TOOL = """
server: work
name: delete_workspace
description: Permanently deletes a workspace with everything in it. This cannot be undone.
arguments:
  workspace!: {type: string, description: Name of the workspace}
annotations: {readOnlyHint: false, destructiveHint: true}
"""
DESIGN = "outputs/work/delete_workspace/design.json"


@pytest.fixture
def designed(cli: CommandLine) -> CommandLine:
    cli.write("tool.yaml", TOOL)
    assert cli("tool.yaml").code == 0
    return cli


def test_the_handler_of_a_design_is_printed(designed: CommandLine) -> None:
    ended = designed("handler", DESIGN, "--sdk", "mcp-2")
    assert ended.code == 0, ended.err
    names = [node.name for node in ast.parse(ended.out).body if hasattr(node, "name")]
    assert "DeleteWorkspaceActions" in names


def test_it_is_written_and_an_edited_one_is_left_alone(designed: CommandLine) -> None:
    run = ("handler", DESIGN, "--sdk", "mcp-1", "--out", "server")
    assert designed(*run).code == 0
    written = designed.folder / "server" / "delete_workspace_handler.py"
    written.write_text(written.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    ended = designed(*run)
    assert ended.code == 1
    assert "edited by hand" in ended.err
    assert written.read_text(encoding="utf-8").endswith("# mine\n")


def test_the_main_job_writes_handlers_along_with_the_designs(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    assert cli("tool.yaml", "--sdk", "fastmcp-4").code == 0
    tool = cli.folder / "outputs" / "work" / "delete_workspace"
    assert (tool / "handlers" / "fastmcp-4" / "delete_workspace_handler.py").is_file()


def test_what_is_no_design_is_named(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("handler", "tool.yaml", "--sdk", "mcp-2")
    assert ended.code == 2
    assert "tool.yaml:" in ended.err
    assert "elicit-design schema design" in ended.err


def test_an_unknown_sdk_is_named_with_those_there_are(designed: CommandLine) -> None:
    ended = designed("handler", DESIGN, "--sdk", "mcp-9")
    assert ended.code == 2
    assert "mcp-2, mcp-1, fastmcp-4, ts-2, ts-1" in ended.err


def test_a_design_that_leaves_the_question_to_the_host_has_no_handler(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    assert cli("tool.yaml", "--policy", "annotate").code == 0
    ended = cli("handler", DESIGN, "--sdk", "mcp-2")
    assert ended.code == 2
    assert "there is no handler to write" in ended.err
