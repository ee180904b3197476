"""`elicit-design migrate`."""

from __future__ import annotations

import json

from support.command_line import CommandLine

FORM = """{
  "type": "object",
  "properties": {
    "choice": {"type": "string", "oneOf": [{"const": "a", "title": "A"}], "default": "a"}
  }
}
"""


def test_the_new_text_goes_to_standard_output_and_the_rest_to_standard_error(
    cli: CommandLine,
) -> None:
    cli.write("form.json", FORM)
    ended = cli("migrate", "form.json", "--to", "2025-06-18")
    assert ended.code == 0
    choice = json.loads(ended.out)["properties"]["choice"]
    assert choice == {"type": "string", "enum": ["a"], "enumNames": ["A"]}
    assert "form.json:4:86: lost: 2025-06-18 has no default here" in ended.err
    assert ended.err.endswith("1 changed, 1 lost.\n")
    assert (cli.folder / "form.json").read_text() == FORM


def test_in_place_writes_the_file_and_a_second_run_changes_nothing(cli: CommandLine) -> None:
    path = cli.write("form.json", FORM)
    assert cli("migrate", "form.json", "--to", "2025-06-18", "--in-place").code == 0
    assert "enumNames" in path.read_text()
    again = cli("migrate", "form.json", "--to", "2025-06-18", "--in-place")
    assert again.err == "Nothing had to change.\n"


def test_diff_shows_and_writes_nothing(cli: CommandLine) -> None:
    path = cli.write("form.json", FORM)
    ended = cli("migrate", "form.json", "--to", "2025-06-18", "--diff", "--in-place")
    assert "-    " in ended.out
    assert "+    " in ended.out
    assert path.read_text() == FORM


def test_standard_input(cli: CommandLine) -> None:
    ended = cli("migrate", "-", "--to", "2025-06-18", "--quiet", stdin=FORM)
    assert "enumNames" in ended.out
    assert "changed" not in ended.err
    assert "lost" in ended.err, "a loss is told even to who wants it quiet"


def test_what_cannot_be_said_exits_with_1(cli: CommandLine) -> None:
    cli.write("url.json", '{"mode": "url", "message": "Connect?", "url": "https://a.example/1"}')
    ended = cli("migrate", "url.json", "--to", "2025-06-18")
    assert ended.code == 1
    assert "cannot be said: 2025-06-18 has no URL mode" in ended.err


def test_wrong_use_exits_with_2(cli: CommandLine) -> None:
    cli.write("form.json", FORM)
    cli.write("other.json", "[1]")
    (cli.folder / "latin.json").write_bytes(b"\xff\xfe{}")
    assert "is not a revision" in cli("migrate", "form.json", "--to", "2024-11-05").err
    for arguments in (
        ("form.json", "--to", "2024-11-05"),
        ("missing.json", "--to", "2025-06-18"),
        ("other.json", "--to", "2025-06-18"),
        ("latin.json", "--to", "2025-06-18"),
        ("form.json",),
    ):
        assert cli("migrate", *arguments).code == 2
