"""The forms in which tools come, each recognised by content."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elicit_design.loading import Loaded, load
from support.corpus import corpus_files, loaded_corpus, needs_corpus

DELETE = {
    "name": "delete_note",
    "description": "Delete a note.",
    "inputSchema": {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
}
READ = {"name": "read_note", "description": "Read a note.", "inputSchema": {"type": "object"}}


def read(text: str | object) -> Loaded:
    return load("-", stdin=(text if isinstance(text, str) else json.dumps(text)).encode())


def names(loaded: Loaded) -> list[str]:
    return [tool.name for tool in loaded.tools]


@pytest.mark.parametrize(
    ("data", "server"),
    [
        (DELETE, "stdin"),
        ({"tools": [DELETE]}, "stdin"),
        ({"server": {"name": "notes"}, "tools": [DELETE]}, "notes"),
        ({"server": "notes", "tools": [DELETE]}, "notes"),
        ({"serverInfo": {"name": "notes", "version": "1"}, "tools": [DELETE]}, "notes"),
        ({"result": {"tools": [DELETE]}}, "stdin"),
        ({"jsonrpc": "2.0", "id": 1, "result": {"tools": [DELETE], "nextCursor": "x"}}, "stdin"),
        (
            {
                "result": {
                    "tools": [DELETE],
                    "_meta": {"io.modelcontextprotocol/serverInfo": {"name": "notes"}},
                }
            },
            "notes",
        ),
        ([DELETE], "stdin"),
        ([{"jsonrpc": "2.0", "id": 1, "result": {"tools": [DELETE]}}], "stdin"),
    ],
    ids=lambda value: json.dumps(value)[:40],
)
def test_every_json_form_gives_the_same_tool(data: object, server: str) -> None:
    loaded = read(data)

    (tool,) = loaded.tools
    assert loaded.problems == ()
    assert (tool.server, tool.name, tool.description) == (server, "delete_note", "Delete a note.")
    assert [(a.path, a.types, a.required) for a in tool.arguments] == [("/id", ("string",), True)]
    assert tool.described == {"arguments", "annotations"}


def test_pages_one_a_line_are_one_server() -> None:
    pages = [{"result": {"tools": [DELETE], "nextCursor": "2"}}, {"result": {"tools": [READ]}}]
    loaded = read("\n".join(json.dumps(page) for page in pages))
    assert names(loaded) == ["delete_note", "read_note"]
    assert [tool.origin.position().line for tool in loaded.tools] == [1, 2]


def test_tools_one_a_line_are_read_too() -> None:
    assert names(read(f"{json.dumps(DELETE)}\n{json.dumps(READ)}\n")) == [
        "delete_note",
        "read_note",
    ]


def test_responses_may_follow_each_other_over_several_lines() -> None:
    page = json.dumps({"result": {"tools": [DELETE]}}, indent=2)
    other = json.dumps({"result": {"tools": [READ]}}, indent=2)
    assert names(read(page + "\n\n" + other)) == ["delete_note", "read_note"]


def test_yaml_documents_are_tools_of_one_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.yaml"
    file.write_text(
        "name: delete_note\narguments: {id!: string}\n---\nname: read_note\ndescription: Read.\n"
    )
    loaded = load(file)
    assert [(tool.server, tool.name) for tool in loaded.tools] == [
        ("notes", "delete_note"),
        ("notes", "read_note"),
    ]
    assert [tool.origin.position().line for tool in loaded.tools] == [1, 4]


def test_a_bundle_manifest_leaves_arguments_and_annotations_unknown() -> None:
    loaded = read(
        {
            "manifest_version": "0.3",
            "name": "notes-bundle",
            "version": "1.0.0",
            "server": {"type": "node", "entry_point": "index.js"},
            "tools": [{"name": "delete_note", "description": "Delete a note."}],
        }
    )
    (tool,) = loaded.tools
    assert tool.server == "notes-bundle"
    assert tool.described == frozenset()


def test_json_is_recognised_whatever_the_file_is_called(tmp_path: Path) -> None:
    file = tmp_path / "tools.txt"
    file.write_text(json.dumps({"tools": [DELETE]}))
    assert names(load(file)) == ["delete_note"]


def test_yaml_in_flow_style_is_not_taken_for_broken_json() -> None:
    assert names(read("{name: delete_note, arguments: {id: string}}")) == ["delete_note"]


def test_yaml_is_read_by_its_core_schema() -> None:
    loaded = read(
        "name: switch\n"
        "description: no\n"
        "arguments:\n"
        "  on: {type: string, default: off}\n"
        "  day: {type: string, default: 2026-12-01}\n"
        "  ratio: {type: number, default: 1e3}\n"
    )
    (tool,) = loaded.tools
    assert tool.description == "no"
    assert [(a.name, a.default) for a in tool.arguments] == [
        ("on", "off"),
        ("day", "2026-12-01"),
        ("ratio", 1000.0),
    ]


def test_the_short_form_is_a_json_schema_in_the_end() -> None:
    loaded = read(
        "name: list_notes\n"
        "arguments:\n"
        "  title!: string\n"
        "  text: string!\n"
        "  tags: string[]\n"
        "  visibility: [public, private]\n"
        "  limit: {type: integer, default: 10, description: At most.}\n"
        "  folder: {type: string, required: true}\n"
    )
    (tool,) = loaded.tools
    assert tool.input_schema == {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "text": {"type": "string"},
            "tags": {"type": "array", "items": {"type": "string"}},
            "visibility": {"type": "string", "enum": ["public", "private"]},
            "limit": {"type": "integer", "default": 10, "description": "At most."},
            "folder": {"type": "string"},
        },
        "required": ["title", "text", "folder"],
    }
    where = {argument.name: argument.where for argument in tool.arguments if argument.depth == 0}
    assert tool.origin.position(where["title"]).line == 3
    assert tool.origin.position(where["limit"] + "/default").column == 35


def test_annotations_are_read_and_silence_stays_silence() -> None:
    loaded = read({**READ, "annotations": {"title": "Read", "readOnlyHint": True}})
    annotations = loaded.tools[0].annotations
    assert (annotations.title, annotations.read_only) == ("Read", True)
    assert (annotations.destructive, annotations.idempotent, annotations.open_world) == (
        None,
        None,
        None,
    )


def test_null_is_as_good_as_nothing() -> None:
    loaded = read({**READ, "title": None, "annotations": None, "outputSchema": None})
    assert loaded.problems == ()
    assert loaded.tools[0].title is None


def test_the_digest_speaks_of_the_description_alone() -> None:
    plain = read(DELETE).tools[0].digest
    assert plain.startswith("sha256:")
    assert read({**DELETE, "elicitation": {"severity": "high"}}).tools[0].digest == plain
    assert read(dict(reversed(DELETE.items()))).tools[0].digest == plain
    assert read({**DELETE, "description": "Delete notes."}).tools[0].digest != plain


def test_tool_globs_keep_the_others_as_siblings() -> None:
    stdin = json.dumps([DELETE, READ]).encode()
    loaded = load("-", tool_globs=["delete_*"], stdin=stdin)
    assert names(loaded) == ["delete_note"]
    assert [tool.name for tool in loaded.others] == ["read_note"]


@needs_corpus
def test_every_real_dump_loads() -> None:
    loaded = loaded_corpus()
    assert loaded.problems == ()
    assert len({tool.origin.path for tool in loaded.tools}) == len(corpus_files())
    for tool in loaded.tools:
        line = tool.origin.position("/name").line
        assert line > tool.origin.position().line or line == 1
