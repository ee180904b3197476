"""Input that is wrong, hostile or empty: a clear error at its place, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elicit_design.loading import limits, load

TOOL = '{"name": "t", "inputSchema": {"type": "object"}}'


def errors(data: str | bytes) -> list[str]:
    stdin = data if isinstance(data, bytes) else data.encode()
    return [str(problem) for problem in load("-", stdin=stdin).problems]


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "-: the file is empty. `elicit-design init` writes a starter."),
        (b"\n# nothing yet\n", "-: no tool found in this file."),
        (b'{"name": "caf\xe9"}', "-:1:14: not UTF-8: the byte 0xe9 starts no character. Save"),
        (TOOL.encode("utf-16"), "-: the file is UTF-16, not UTF-8. Save it as UTF-8."),
        ('{"tools": [', "-:1:12: not valid JSON: unexpected end of the file."),
        ('{"tools": [1,]}', "-:1:13: not valid JSON: comma after the last part. Remove the comma."),
        ("[,", "-:1:2: not valid JSON: expecting value."),
        ('{"a": 1 "b": 2}', "-:1:9: not valid JSON: expecting ',' delimiter. Put a comma"),
        ('{"a": NaN}', "-:1:7: NaN is not a number that JSON can hold. Write null,"),
        ('{"a": -1e999}', "-:1:7: -1e999 is not a number that JSON can hold."),
        (f'{{"a": {"9" * 5000}}}', "-:1:7: 9999999999999999999… is not a number"),
        ('{"a": "x\ty"}', "-:1:9: not valid JSON: invalid control character"),
        ("[" * 10_000 + "]" * 10_000, "-:1:201: nested more than 200 levels deep. Flatten"),
        ('{"a":' * 10_000 + "1" + "}" * 10_000, "-:1:1001: nested more than 200 levels deep."),
        ("[" * 300 + "]" * 300, "-:1:201: nested more than 200 levels deep."),
        ("a: " + "[" * 10_000, "-:1:1003: nested more than 200 levels deep."),
        ("- " * 300 + "x", "-:1:401: nested more than 200 levels deep."),
        ("name: t\narguments:\n\tid: string\n", "-:3:1: not valid YAML: a tab in the indentation."),
        ("name: a: b\n", "-:1:8: not valid YAML: mapping values are not allowed in this context."),
        ("name: 'x\n", "-:2:1: not valid YAML: found unexpected end of stream"),
        ("name: \x1b[31m\n", "-:1:7: not valid YAML: control characters are not allowed."),
        ("a: &x [*x]\n", "-:1:8: the alias *x repeats the value it stands in."),
        ("? [a]\n: b\n", "-:1:3: a key has to be text. Write `key: value`."),
        ('{"error": {"code": 1}}', "-:1:11: a JSON-RPC error, not a tools/list result."),
        ('{"manifest_version": "0.3", "tools_generated": true}', "-:1:48: the manifest lists no"),
        ("[1, 2]", "-: no tool found in this file. It should hold a tool"),
        ("42", "-: no tool found in this file."),
        ('{"name": "x", "version": "1", "description": "a package"}', "-: no tool found"),
        ('{"tools": ["Read", "Grep"]}', "-: no tool found in this file."),
        ('{"tools": []}', "-: no tool found in this file."),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_named_input_without_a_tool_says_why(data: str | bytes, error: str) -> None:
    (found,) = errors(data)
    assert found.startswith(error)


@pytest.mark.parametrize(
    ("member", "at", "error"),
    [
        ('"inputSchema": true', "true", "`inputSchema` is `true`, not a JSON Schema of an object."),
        ('"inputSchema": []', "[]", "`inputSchema` is a list, not a JSON Schema of an object."),
        ('"outputSchema": 1', "1", "`outputSchema` is a number, not a JSON Schema of an object."),
        ('"inputSchema": {}, "title": 5', "5", "`title` is a number, not text. Put it in quotes."),
        (
            '"annotations": {"readOnlyHint": "yes"}',
            '"yes"',
            "`readOnlyHint` is text, not a boolean. Write true or false, without quotes.",
        ),
        ('"inputSchema": {}, "annotations": []', "[]", "`annotations` is a list, not a mapping."),
        ('"arguments": {"a": "str"}', '"str"', "'str' is not a type. Write string."),
        (
            '"arguments": {"a": {"typ": "string"}}',
            '"typ"',
            "'typ' is not something an argument has. Did you mean 'type'?",
        ),
        ('"arguments": {"a": 5}', "5", "an argument is its type, a list of its values, or"),
        ('"arguments": {"a": "string", "a!": "string"}', '"a!"', "the argument 'a!' has no name"),
        ('"inputSchema": {}, "arguments": {}', '"arguments"', "`arguments` beside `inputSchema`"),
        (
            '"description": "x", "input_schema": {}',
            '"input_schema"',
            "`input_schema` is not a key of MCP. Write `inputSchema`.",
        ),
    ],
)
def test_a_tool_that_is_wrong_in_part_is_kept(member: str, at: str, error: str) -> None:
    loaded = load("-", stdin=f'[{{"name": "t", "_meta": {{}},\n{member}}}]'.encode())
    (found,) = map(str, loaded.problems)
    assert found.startswith(f"-:2:{member.index(at) + 1}: {error}")
    assert [tool.name for tool in loaded.tools] == ["t"]


@pytest.mark.parametrize("schema", ["true", "[]"])
def test_arguments_are_unknown_when_the_schema_cannot_be_read(schema: str) -> None:
    loaded = load("-", stdin=f'[{{"name": "t","inputSchema": {schema}}}]'.encode())
    assert loaded.tools[0].described == {"annotations"}


@pytest.mark.parametrize("tool", ['{"description": "no name"}', '{"name": ""}', '{"name": 5}', "7"])
def test_what_cannot_be_a_tool_does_not_stop_the_others(tool: str) -> None:
    loaded = load("-", stdin=f'{{"tools": [{tool}, {TOOL}]}}'.encode())
    assert [tool.name for tool in loaded.tools] == ["t"]
    assert len(loaded.problems) == 1


def test_misspelt_keys_of_a_written_tool_are_named() -> None:
    text = "name: t\ndescripton: x\narguments: {}\nnote: of our own\n"
    assert errors(text) == [
        "-:2:1: a tool has no key 'descripton'. Did you mean 'description'?",
    ]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            '{"name": "t", "inputSchema": {"type": "object",\n "type": "object"}}',
            '-:2:2: the key "type" stands twice in one object (first in line 1).',
        ),
        (
            '{"name": "t", "name": "u", "inputSchema": {}}',
            '-:1:15: the key "name" stands twice in one object (first in line 1).',
        ),
        (
            "name: t\narguments: {}\nname: u\n",
            "-:3:1: the key 'name' stands twice in one mapping (first in line 1).",
        ),
    ],
)
def test_a_repeated_key_is_reported_and_the_last_counts(text: str, error: str) -> None:
    loaded = load("-", stdin=text.encode())
    assert [str(problem).startswith(error) for problem in loaded.problems] == [True]
    assert len(loaded.tools) == 1


def test_two_tools_of_one_name_are_both_kept() -> None:
    loaded = load("-", stdin=f"[{TOOL},\n{TOOL}]".encode())
    assert len(loaded.tools) == 2
    assert [str(problem) for problem in loaded.problems] == [
        "-:2:10: a second tool is called 't' (the first stands in line 1). "
        "Rename one, or remove what is repeated."
    ]


def test_lines_before_a_broken_one_are_kept() -> None:
    loaded = load("-", stdin=f"{TOOL}\n{{broken\n".encode())
    assert [tool.name for tool in loaded.tools] == ["t"]
    assert str(loaded.problems[0]).startswith("-:2:2: not valid JSON")


@pytest.mark.parametrize("lead", [b"\xef\xbb\xbf", b"\r\n\r\n"])
def test_marks_and_line_ends_of_other_systems_are_read(lead: bytes) -> None:
    text = '{\r\n "name": "t",\r\n "inputSchema": {}\r\n}\r\n'
    loaded = load("-", stdin=lead + text.encode())
    assert loaded.problems == ()
    position = loaded.tools[0].origin.position("/name")
    assert (position.line, position.column) == (2 + lead.count(b"\n"), 10)


def test_yaml_from_windows_keeps_its_positions() -> None:
    loaded = load("-", stdin="name: é\r\ndescription: x\r\narguments:\r\n  a: string\r\n".encode())
    position = loaded.tools[0].origin.position("/inputSchema/properties/a")
    assert (position.line, position.column) == (4, 6)


def test_half_a_character_becomes_the_replacement_character() -> None:
    text = r'{"name": "t", "description": "cut \ud83d and \\ud83d and 😀", "inputSchema": {}}'
    description = load("-", stdin=text.encode()).tools[0].description
    assert description == "cut \ufffd and \\ud83d and \U0001f600"
    description.encode()


def test_an_alias_bomb_is_refused() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30)]
    (error,) = errors("\n".join(lines))
    assert "aliases repeat more than 100000 values. Write the values out." in error


def test_aliases_and_merge_keys_of_ordinary_use_are_read() -> None:
    loaded = load(
        "-",
        stdin=b"tools:\n"
        b"- &first {name: a, description: x, annotations: {readOnlyHint: true}}\n"
        b"- {<<: *first, name: b}\n",
    )
    assert [(tool.name, tool.annotations.read_only) for tool in loaded.tools] == [
        ("a", True),
        ("b", True),
    ]


def test_tags_construct_nothing() -> None:
    text = "name: t\ndescription: !!python/object/apply:os.system [ls]\narguments: {}\n"
    assert errors(text) == ["-:2:14: `description` is a list, not text. Put it in quotes."]


HOSTILE = [
    "line\nbreak",
    "'; DROP TABLE",
    "{{ 7*7 }}",
    '"""',
    "-->",
    "</script>",
    "\x1b[31mred",
    "\u202eright to left",
    "../../etc/x",
    "x" * 300,
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_read_as_it_is(text: str) -> None:
    loaded = load("-", stdin=json.dumps([{"name": text, "description": text}]).encode())
    assert [(tool.name, tool.description) for tool in loaded.tools] == [(text, text)]


def test_too_large_a_file_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_BYTES", 2 * 1024 * 1024)
    file = tmp_path / "large.json"
    file.write_bytes(b" " * (2 * 1024 * 1024 + 1))
    problems = [str(problem) for problem in load(file, "-", stdin=file.read_bytes()).problems]
    assert problems == [
        f"{file}: larger than 2 MB. Split it, one server a file.",
        "-: larger than 2 MB. Split it, one server a file.",
    ]


def test_large_yaml_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_YAML_BYTES", 1024 * 1024)
    assert errors("a: " + "x" * 1024 * 1024) == [
        "-: larger than 1 MB of YAML. Split it, or write it as JSON."
    ]


def test_in_a_folder_files_without_tools_are_skipped_and_counted(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(f"[{TOOL}]")
    (tmp_path / "package.json").write_text('{"name": "x", "version": "1", "description": "y"}')
    (tmp_path / "empty.yaml").write_text("")
    (tmp_path / "README.md").write_text("# not looked at")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "b.json").write_text("broken")
    loaded = load(tmp_path)
    assert loaded.problems == ()
    assert [Path(path).name for path in loaded.skipped] == ["empty.yaml", "package.json"]
    assert [tool.name for tool in loaded.tools] == ["t"]


def test_a_broken_file_in_a_folder_is_reported_and_the_others_run(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{broken")
    (tmp_path / "b.json").write_text(f"[{TOOL}]")
    loaded = load(tmp_path)
    assert [tool.name for tool in loaded.tools] == ["t"]
    assert [problem.path for problem in loaded.problems] == [f"{tmp_path}/a.json"]


def test_a_folder_without_any_tool_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{}")
    assert [str(problem) for problem in load(tmp_path).problems] == [
        f"{tmp_path}: no tool found here (1 file looked at). "
        "Check the path, or dump a tools/list result into it."
    ]


def test_paths_that_lead_to_nothing_are_errors(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    pattern = tmp_path / "*.json"
    says = [p.says for p in load(tmp_path / "x.json", pattern, tmp_path / "empty", "a\0b").problems]
    assert says[:3] == [
        "there is no such file or folder.",
        "no file matches this pattern.",
        "no file in this folder can hold tools.",
    ]
    assert len(says) == 4


def test_patterns_find_files_and_each_file_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.json").write_text(f"[{TOOL}]")
    loaded = load(tmp_path / "**" / "*.json", tmp_path, tmp_path / "deep" / "a.json")
    assert loaded.problems == ()
    assert len(loaded.tools) == 1
