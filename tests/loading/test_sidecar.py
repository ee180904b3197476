"""`elicitation.yaml` beside a dump: whom it speaks of, and which block wins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elicit_design.loading import Loaded, load
from elicit_design.model.authored import AuthoredCase

TOOLS = ["delete_note", "delete_folder", "read_note"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tools = [{"name": name, "description": "x", "inputSchema": {}} for name in TOOLS]
    (tmp_path / "dump.json").write_text(json.dumps({"server": {"name": "notes"}, "tools": tools}))
    return tmp_path


def read(folder: Path, text: str, *names: str) -> Loaded:
    (folder / "elicitation.yaml").write_text(text)
    return load(*(folder / name for name in names or ("dump.json",)))


def whole(loaded: Loaded, name: str) -> AuthoredCase:
    tool = next(tool for tool in loaded.tools if tool.name == name)
    assert tool.authored is not None
    return tool.authored.whole


def test_exact_names_win_over_patterns_field_by_field(folder: Path) -> None:
    loaded = read(
        folder,
        """
servers:
  "*":
    "*": {object: thing, frequency: rare, words: {en: {message: general, "outcome.refused": no}}}
  notes:
    "delete_*": {severity: high, loads: {n: {type: count, how: pattern}}}
    delete_note:
      object: note
      loads: {m: {type: label, how: exact}}
      words: {en: {message: exact}}
""",
    )
    assert loaded.problems == ()
    note, folder_ = whole(loaded, "delete_note"), whole(loaded, "delete_folder")
    assert (note.object, note.frequency) == ("note", "rare")
    assert note.severity == folder_.severity
    assert [load.name for load in note.loads] == ["m", "n"]
    assert note.words == {"en": {"message": "exact", "outcome.refused": "no"}}
    assert (folder_.object, [load.how for load in folder_.loads]) == ("thing", ["pattern"])


def test_a_statement_brings_what_belongs_to_it(folder: Path) -> None:
    loaded = read(
        folder,
        """
servers:
  notes:
    "*": {verdict: none, reason: minor, because: general, ask: {a: 1, says: general}}
    delete_note: {verdict: form, ask: true}
""",
    )
    note = whole(loaded, "delete_note")
    assert (note.verdict, note.reason, note.because, note.ask_says) == ("form", None, None, None)


def test_the_block_in_the_tool_wins_over_the_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "notes.yaml").write_text(
        "name: delete_note\narguments: {}\n"
        "elicitation: {severity: low, cases: [{when: {a: 1}, object: ours}]}\n"
    )
    loaded = read(
        tmp_path,
        "servers: {notes: {delete_note: {severity: high, object: note, cases: ["
        "{when: {a: 1}, object: theirs, frequency: rare}, {when: {a: 2}, verdict: none}]}}}",
        "notes.yaml",
    )
    (tool,) = loaded.tools
    assert tool.authored is not None
    assert tool.authored.whole.severity is not None
    assert tool.authored.whole.severity.otherwise == "low"
    assert tool.authored.whole.object == "note"
    assert [(case.object, case.frequency) for case in tool.authored.cases] == [
        ("ours", "rare"),
        (None, None),
    ]


def test_it_is_found_in_folders_and_when_it_is_named_too(folder: Path) -> None:
    text = "servers: {notes: {delete_note: {object: note}}}"
    for names in (("dump.json",), ("",), ("elicitation.yaml", "dump.json"), ("*",)):
        loaded = read(folder, text, *names)
        assert (loaded.problems, loaded.skipped) == ((), ())
        assert whole(loaded, "delete_note").object == "note"


def test_named_alone_it_says_what_is_missing(folder: Path) -> None:
    text = "servers: {notes: {delete_note: {object: note}}}"
    (problem,) = read(folder, text, "elicitation.yaml").problems
    assert problem.says == "this file states decisions about tools that are described elsewhere."


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            "servers:\n  notes:\n    delete_notes: {object: x}\n",
            "3:5: no tool of server 'notes' is called 'delete_notes'. Did you mean 'delete_note'?",
        ),
        (
            "servers:\n  note:\n    delete_note: {object: x}\n",
            "2:3: no server is called 'note'. Did you mean 'notes'?",
        ),
        (
            "servers:\n  notes:\n    delete_note: {objet: x}\n",
            "3:19: the key 'objet' is not known here. Did you mean 'object'?",
        ),
        ("notes: {delete_note: {object: x}}\n", "1:1: this lacks `servers`."),
        ("servers: [notes]\n", "1:10: `servers` is a list, not a mapping."),
        ("servers: {notes: [x]}\n", "1:18: `notes` is a list, not a mapping."),
        ("servers: {\n", "2:1: not valid YAML: "),
        ("- notes\n", "1:1: this file should state decisions by server and tool."),
        (
            "servers: {notes: {delete_note: {ask: {load: n, above: 1}}}}\n",
            "1:38: there is no load 'n'. Declare it under `loads`.",
        ),
    ],
)
def test_what_is_wrong_in_it_is_named(folder: Path, text: str, error: str) -> None:
    loaded = read(folder, text)
    assert [tool.name for tool in loaded.tools] == TOOLS
    lead = f"{folder / 'elicitation.yaml'}:{error}"
    assert [str(problem).startswith(lead) for problem in loaded.problems][:1] == [True], [
        str(problem) for problem in loaded.problems
    ]


def test_servers_that_were_not_read_and_patterns_without_a_match_are_no_mistake(
    folder: Path,
) -> None:
    text = "servers: {calendar: {cancel: {object: x}}, notes: {'archive_*': {object: x}}}"
    assert read(folder, text).problems == ()
