"""`elicit-design lint` from the command line: what it prints, what it writes, how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from support.command_line import CommandLine

SARIF = json.loads((Path(__file__).parents[1] / "linting" / "sarif_subset.json").read_text("utf-8"))

CLEAN = """{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["A4 paper", "A3 paper"]
    }
  },
  "required": ["size"]
}
"""
TITLED = CLEAN.replace('"type": "object",', '"title": "Print",\n  "type": "object",', 1)
YAML = """# forms of the printer
type: object
title: Print  # the class name
properties:
  size:
    type: string
    title: 'Paper size'
    description: "The printer holds both"
    anyOf:
      - {const: a4, title: A4 paper}
      - {const: a3, title: A3 paper}
required: [size, size]
"""


def test_a_clean_form_ends_with_0(cli: CommandLine) -> None:
    cli.write("form.json", CLEAN)
    ended = cli("lint", "form.json")
    assert (ended.code, ended.out, ended.err) == (0, "", "No findings in 1 file.\n")


def test_text_shows_the_line_at_fault_with_a_caret(cli: CommandLine) -> None:
    cli.write("form.json", TITLED)
    ended = cli("lint", "form.json")
    assert ended.code == 1
    assert ended.out.splitlines()[:5] == [
        "form.json",
        "  2:3      error ELS001 root-unknown-key (--fix)",
        "           `title` is not a key of a form's root; some clients refuse the whole form for "
        "it. Remove it: only type, properties, required, $schema are allowed.",
        '     2 |   "title": "Print",',
        "       |   ^^^^^^^",
    ]
    assert ended.err == "1 error in 1 file. 1 can be fixed with --fix.\n"


def test_json_names_every_part_of_a_finding(cli: CommandLine) -> None:
    cli.write("form.json", TITLED)
    found = json.loads(cli("lint", "form.json", "--format", "json").out)["findings"]
    assert [{k: one[k] for k in ("code", "severity", "path", "line", "column", "pointer")}
            for one in found] == [
        {"code": "ELS001", "severity": "error", "path": "form.json", "line": 2, "column": 3,
         "pointer": "/title"},
    ]  # fmt: skip
    assert found[0]["fix"]["edits"][0]["text"] == ""


def test_jsonl_is_one_finding_a_line(cli: CommandLine) -> None:
    cli.write("form.yaml", YAML)
    rows = cli("lint", "form.yaml", "--format", "jsonl").out.splitlines()
    assert [json.loads(row)["code"] for row in rows] == ["ELS001", "ELS020", "ELS035"]


def test_github_annotations_carry_place_and_title(cli: CommandLine) -> None:
    cli.write("a,b.json", TITLED)
    assert cli("lint", "a,b.json", "--format", "github").out.startswith(
        "::error file=a%2Cb.json,line=2,endLine=2,col=3,endColumn=10,"
        "title=ELS001 root-unknown-key::`title` is not a key"
    )


def test_sarif_conforms_and_every_result_has_a_region(cli: CommandLine) -> None:
    cli.write("forms/form one.yaml", YAML)
    cli.write("forms/broken.json", '{"requestedSchema": ')
    ended = cli("lint", "forms", "--format", "sarif")
    report = json.loads(ended.out)
    checker = jsonschema.Draft202012Validator(
        SARIF, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER
    )
    assert [error.message for error in checker.iter_errors(report)] == []
    run = report["runs"][0]
    places = [one["locations"][0]["physicalLocation"] for one in run["results"]]
    assert {place["artifactLocation"]["uri"] for place in places} == {"forms/form%20one.yaml"}
    assert all("region" in place for place in places)
    rules = run["tool"]["driver"]["rules"]
    assert all(rules[one["ruleIndex"]]["id"] == one["ruleId"] for one in run["results"])
    assert any("fixes" in one for one in run["results"])
    assert not run["invocations"][0]["executionSuccessful"]
    assert ended.code == 2


def test_a_result_in_sarif_keeps_its_fingerprint_when_lines_move(cli: CommandLine) -> None:
    def prints() -> list[str]:
        report = json.loads(cli("lint", "form.yaml", "--format", "sarif").out)
        return [one["partialFingerprints"]["pointer/v1"] for one in report["runs"][0]["results"]]

    cli.write("form.yaml", YAML)
    before = prints()
    cli.write("form.yaml", f"# moved\n\n{YAML}")
    assert prints() == before


def test_a_fix_goes_through_a_link_and_keeps_permissions(cli: CommandLine) -> None:
    file = cli.write("forms/form.yaml", YAML)
    file.chmod(0o640)
    link = cli.folder / "link.yaml"
    link.symlink_to(file)
    assert cli("lint", "link.yaml", "--fix", "--quiet").err == ""
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert file.read_text("utf-8") != YAML
    assert [one.name for one in file.parent.iterdir()] == ["form.yaml"]


def test_safe_fixes_leave_comments_order_and_quoting_alone(cli: CommandLine) -> None:
    file = cli.write("form.yaml", YAML)
    ended = cli("lint", "form.yaml", "--fix")
    assert (
        file.read_text("utf-8")
        == """# forms of the printer
type: object
properties:
  size:
    type: string
    title: 'Paper size'
    description: "The printer holds both"
    oneOf:
      - {const: a4, title: A4 paper}
      - {const: a3, title: A3 paper}
required: [size]
"""
    )
    assert (ended.code, ended.err) == (0, "Fixed 3 findings.\nNo findings in 1 file.\n")


def test_a_second_fix_changes_nothing(cli: CommandLine) -> None:
    file = cli.write("form.json", TITLED)
    cli("lint", "form.json", "--fix")
    once = file.read_text("utf-8")
    assert once == CLEAN
    assert cli("lint", "form.json", "--fix").err.startswith("Fixed 0 findings.")
    assert file.read_text("utf-8") == once


def test_line_ends_and_byte_order_mark_stay(cli: CommandLine) -> None:
    file = cli.write("form.json", "")
    file.write_bytes(b"\xef\xbb\xbf" + TITLED.replace("\n", "\r\n").encode())
    cli("lint", "form.json", "--fix")
    assert file.read_bytes() == b"\xef\xbb\xbf" + CLEAN.replace("\n", "\r\n").encode()


def test_diff_shows_and_writes_nothing(cli: CommandLine) -> None:
    file = cli.write("form.json", TITLED)
    ended = cli("lint", "form.json", "--diff")
    assert '-  "title": "Print",' in ended.out
    assert (ended.code, file.read_text("utf-8")) == (0, TITLED)


def test_unsafe_fixes_are_asked_for(cli: CommandLine) -> None:
    text = CLEAN.replace('"enum"', '"pattern": "^A",\n      "enum"')
    file = cli.write("form.json", text)
    assert cli("lint", "form.json", "--fix").code == 1
    assert file.read_text("utf-8") == text
    assert cli("lint", "form.json", "--unsafe-fixes").code == 0
    assert file.read_text("utf-8") == CLEAN


def test_standard_input_is_mended_to_standard_output(cli: CommandLine) -> None:
    ended = cli("lint", "-", "--stdin-filename", "form.json", "--fix", stdin=TITLED)
    assert (ended.code, ended.out) == (0, CLEAN)


def test_standard_input_has_the_name_it_is_given(cli: CommandLine) -> None:
    ended = cli("lint", "-", "--stdin-filename", "forms/a.json", stdin=TITLED)
    assert ended.out.startswith("forms/a.json\n  2:3 ")


def test_rules_are_chosen_by_the_start_of_codes_and_by_name(cli: CommandLine) -> None:
    cli.write("form.yaml", YAML)
    assert "ELS020" not in cli("lint", "form.yaml", "--select", "ELS00,required-twice").out
    ended = cli("lint", "form.yaml", "--ignore", "ELS")
    assert (ended.code, ended.out) == (0, "")


def test_a_name_that_is_no_rule_is_refused(cli: CommandLine) -> None:
    cli.write("form.json", CLEAN)
    ended = cli("lint", "form.json", "--select", "ELQ9")
    assert ended.code == 2
    assert "no rule is called 'ELQ9'" in ended.err


def test_an_ignore_in_the_file_silences_its_line(cli: CommandLine) -> None:
    cli.write("form.yaml", YAML.replace("# the class name", "# elicit-design: ignore[ELS001] old"))
    ended = cli("lint", "form.yaml", "--select", "ELS001,ELX")
    assert (ended.code, ended.out) == (0, "")
    assert "1 ignored in the files" in ended.err


def test_an_ignore_on_its_own_line_speaks_of_the_next(cli: CommandLine) -> None:
    text = YAML.replace(
        "title: Print", "# elicit-design: ignore[root-unknown-key] old\ntitle: Print"
    )
    cli.write("form.yaml", text)
    assert cli("lint", "form.yaml", "--select", "ELS001,ELX").code == 0


def test_an_ignore_that_silences_nothing_is_reported(cli: CommandLine) -> None:
    cli.write("form.yaml", YAML.replace("# the class name", "# elicit-design: ignore[ELS999] x"))
    assert "ELX001" in cli("lint", "form.yaml").out


def test_what_looks_like_an_ignore_inside_text_is_none(cli: CommandLine) -> None:
    text = YAML.replace('"The printer holds both"', '"both # elicit-design: ignore[ELS001] x"')
    cli.write("form.yaml", text)
    out = cli("lint", "form.yaml", "--select", "ELS001,ELX").out
    assert "ELS001" in out
    assert "ELX001" not in out


def test_settings_leave_rules_out_for_some_paths(cli: CommandLine) -> None:
    cli.write("elicit-design.toml", '[lint]\nper-path-ignores = {"old/*" = ["ELS001"]}\n')
    cli.write("old/form.json", TITLED)
    cli.write("new/form.json", TITLED)
    out = cli("lint", "old", "new").out
    assert out.count("ELS001") == 1
    assert out.startswith("new/form.json")


def test_a_baseline_hides_what_is_known_and_shows_what_is_new(cli: CommandLine) -> None:
    cli.write("form.json", TITLED)
    assert cli("lint", "form.json", "--write-baseline", "known.json").code == 0
    ended = cli("lint", "form.json", "--baseline", "known.json")
    assert (ended.code, ended.out) == (0, "")
    assert "1 known from the baseline" in ended.err
    cli.write("form.json", TITLED.replace('["size"]', '["size", "size"]'))
    assert "ELS035" in cli("lint", "form.json", "--baseline", "known.json").out


def test_a_baseline_that_is_too_old_says_so(cli: CommandLine) -> None:
    cli.write("form.json", TITLED)
    cli("lint", "form.json", "--write-baseline", "known.json")
    cli.write("form.json", CLEAN)
    assert "1 entry of the baseline found nothing" in (
        cli("lint", "form.json", "--baseline", "known.json").err
    )


@pytest.mark.parametrize(("level", "code"), [("error", 0), ("warning", 1), ("info", 1)])
def test_fail_on_sets_what_is_a_failure(cli: CommandLine, level: str, code: int) -> None:
    cli.write("form.json", CLEAN.replace('      "title": "Paper size",\n', ""))
    assert cli("lint", "form.json", "--fail-on", level).code == code


def test_exit_zero_reports_and_does_not_fail(cli: CommandLine) -> None:
    cli.write("form.json", TITLED)
    ended = cli("lint", "form.json", "--exit-zero")
    assert ended.code == 0
    assert "ELS001" in ended.out


def test_statistics_count_by_rule(cli: CommandLine) -> None:
    cli.write("form.yaml", YAML)
    assert cli("lint", "form.yaml", "--statistics").out == (
        "     1  ELS001  root-unknown-key\n"
        "     1  ELS020  titled-any-of\n"
        "     1  ELS035  required-twice\n"
    )


def test_nothing_to_check_is_a_mistake(cli: CommandLine) -> None:
    cli.write("package.json", '{"name": "x"}')
    ended = cli("lint", "package.json")
    assert ended.code == 2
    assert "nothing to check in package.json" in ended.err


def test_files_of_other_kinds_are_skipped_and_counted(cli: CommandLine) -> None:
    cli.write("package.json", '{"name": "x"}')
    cli.write("tsconfig.json", '{ // comments\n "strict": true }')
    cli.write("form.json", CLEAN)
    ended = cli("lint", "package.json", "tsconfig.json", "form.json")
    assert ended.code == 0
    assert "Skipped 2 documents of other kinds" in ended.err
    assert cli("lint", "package.json", "--skip-unknown").code == 0


def test_a_broken_file_is_named_and_the_others_still_checked(cli: CommandLine) -> None:
    cli.write("broken.json", '{"requestedSchema": {"type": }}')
    cli.write("form.json", TITLED)
    ended = cli("lint", "broken.json", "form.json")
    assert ended.code == 2
    assert "error: broken.json:1:" in ended.err
    assert "ELS001" in ended.out


def test_nothing_of_the_input_reaches_the_terminal_as_control_characters(cli: CommandLine) -> None:
    form = json.loads(CLEAN)
    form["properties"]["\x1b]0;owned\x07"] = {"type": "string", "title": "\x1b[31mred\u202e"}
    cli.write("form.json", json.dumps(form, ensure_ascii=False))
    for name in ("text", "github"):
        ended = cli("lint", "form.json", "--format", name)
        assert all(char.isprintable() or char == "\n" for char in ended.out + ended.err)


def test_several_yaml_documents_are_located_each(cli: CommandLine) -> None:
    cli.write("forms.yaml", f"{YAML}---\n{YAML}")
    found = json.loads(cli("lint", "forms.yaml", "--format", "json").out)["findings"]
    lines = [one["line"] for one in found if one["code"] == "ELS001"]
    assert lines == [3, 16]


def test_a_protocol_given_wins_over_what_a_document_says(cli: CommandLine) -> None:
    request = {"message": "Which paper shall be used?", "requestedSchema": json.loads(CLEAN)}
    pushed = {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": request}
    cli.write("request.json", json.dumps(pushed))
    assert cli("lint", "request.json").code == 0
    ended = cli("lint", "request.json", "--protocol", "2026-07-28")
    assert "ELR015" in ended.out
