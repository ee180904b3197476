"""The frame of the command line: commands, help, errors and exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elicit_design.app import COMMANDS, with_default_command
from support.command_line import CommandLine

TOOL = """
name: delete_workspace
description: Permanently deletes a workspace.
arguments:
  workspace!: string
"""


def test_a_path_alone_means_design() -> None:
    assert with_default_command(["tool.yaml", "--quiet"]) == ["design", "tool.yaml", "--quiet"]


def test_a_flag_first_still_means_design() -> None:
    assert with_default_command(["--policy", "elicit", "tool.yaml"])[0] == "design"


def test_no_arguments_show_the_help(cli: CommandLine) -> None:
    ended = cli()
    assert ended.code == 0
    assert "elicit-design tool.yaml" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(cli: CommandLine, command: str) -> None:
    ended = cli(command, "--help")
    assert ended.code == 0
    assert "Usage" in ended.out


def test_version(cli: CommandLine) -> None:
    assert cli("--version").out.startswith("elicit-design 0.")


def test_an_unknown_option_is_wrong_use(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    ended = cli("assess", "tool.yaml", "--colour")
    assert ended.code == 2
    assert "--colour" in ended.err
    assert ended.out == ""


def test_a_path_that_is_not_there(cli: CommandLine) -> None:
    ended = cli("assess", "gone.yaml")
    assert ended.code == 2
    assert "gone.yaml" in ended.err


def test_a_file_without_tools_is_an_error_and_never_a_clean_result(cli: CommandLine) -> None:
    cli.write("package.json", '{"name": "x", "version": "1.0.0"}')
    ended = cli("assess", "package.json")
    assert ended.code == 2
    assert "package.json" in ended.err
    assert ended.out == ""


def test_one_broken_file_does_not_stop_the_others(cli: CommandLine) -> None:
    cli.write("good.yaml", TOOL)
    cli.write("bad.yaml", "name: [unclosed\n")
    ended = cli("assess", "good.yaml", "bad.yaml", "--format", "jsonl")
    assert ended.code == 2
    assert '"delete_workspace"' in ended.out
    assert "bad.yaml:" in ended.err


def test_control_characters_of_the_input_never_reach_the_terminal(cli: CommandLine) -> None:
    cli.write(
        "tool.yaml",
        'name: "delete_\\u001b[31mred\\u202e"\n'
        'description: "Deletes \\u001b]0;title\\u0007 things."\n',
    )
    ended = cli("assess", "tool.yaml")
    shown = ended.out + ended.err
    assert all(c.isprintable() or c == "\n" for c in shown), ascii(shown)


def test_assess_starts_without_what_only_others_need(tmp_path: Path) -> None:
    (tmp_path / "tool.yaml").write_text(TOOL, "utf-8")
    probe = (
        "import sys; from elicit_design.app import run; "
        "code = run(['assess', 'tool.yaml', '--format', 'json']); "
        "heavy = {'pydantic', 'jinja2', 'babel', 'mcp', 'mcp_types', 'rich'} & set(sys.modules); "
        "sys.exit(f'imported: {heavy}' if heavy else code)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", probe], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize("command", ["design", "skill", "handler"])
def test_the_help_of_where_files_go_names_the_usual_place(cli: CommandLine, command: str) -> None:
    said = " ".join(cli(command, "--help").out.replace("│", " ").split())
    assert "if not " in said
    assert " ." not in said.replace(" ...", "")


def test_one_tool_is_told_about_in_the_singular_and_explained_once(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    assert "1 tool: 1 asks, 0 do not." in cli("assess", "tool.yaml").err
    told = cli("explain", "delete_workspace", "tool.yaml").out
    assert told.count("form to confirm") == 1
    assert "It asks on every call." in told


def started(
    folder: Path, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command as its own process, as the locale and the streams are those of one."""
    return subprocess.run(
        [sys.executable, "-m", "elicit_design", *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )


def test_a_locale_without_the_letters_is_no_reason_to_fail(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    plain = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    for command in ("page", "explain"):
        ended = started(cli.folder, command, "delete_workspace", "tool.yaml", **plain)
        assert (ended.returncode, ended.stderr) == (0, b"")
        assert not ended.stdout.isascii()
        assert "\ufffd" not in ended.stdout.decode("utf-8")


@pytest.mark.parametrize("columns", ["0", "1", "20"])
def test_a_table_is_never_broken_into_letters(cli: CommandLine, columns: str) -> None:
    cli.write("tool.yaml", TOOL)
    lines = started(cli.folder, "assess", "tool.yaml", COLUMNS=columns).stdout.decode().split("\n")
    assert any("form" in line and "confirm" in line for line in lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("format_", ["table", "json", "jsonl"])
def test_output_that_cannot_be_written_is_said(cli: CommandLine, format_: str) -> None:
    cli.write("tool.yaml", TOOL)
    command = [sys.executable, "-m", "elicit_design", "assess", "tool.yaml", "--format", format_]
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            command, cwd=cli.folder, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ended.returncode == 2
    assert b"error: the output cannot be written" in ended.stderr
    assert b"Traceback" not in ended.stderr


def test_a_reader_that_leaves_early_is_no_failure(cli: CommandLine) -> None:
    cli.write("tool.yaml", TOOL)
    running = subprocess.Popen(
        [sys.executable, "-m", "elicit_design", "assess", "tool.yaml"],
        cwd=cli.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout is not None
    running.stdout.close()
    assert running.wait() == 0
    assert running.stderr is not None
    assert b"Traceback" not in running.stderr.read()
    running.stderr.close()


def test_a_rule_that_is_nearly_named_is_offered(cli: CommandLine) -> None:
    ended = cli("explain", "secret-feild")
    assert ended.code == 2
    assert "Did you mean secret-field" in ended.err
    assert "Did you mean" not in cli("explain", "zzzzzzzzz").err
