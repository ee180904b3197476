"""Tool rules beyond their own examples: places, folding, statements beside, false alarms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from elicit_design.linting import lint, lint_text
from elicit_design.model.finding import Finding

NONE = {"verdict": "none", "reason": "read-only"}


def tool(name: str = "find_notes", **more: Any) -> dict[str, Any]:
    return {
        "name": name,
        "description": "Find notes.",
        "annotations": {"readOnlyHint": True},
        "elicitation": NONE,
        **more,
    }


def arguments(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties}


def found(document: Any) -> list[Finding]:
    return list(lint_text("tools.json", json.dumps(document, indent=1)).findings)


@pytest.mark.parametrize(
    "name",
    ["page_token", "next_page_token", "max_tokens", "token_count", "csrf_token", "cursor",
     "email", "name", "username", "idempotency_token", "sort_key", "key"],
)  # fmt: skip
def test_what_only_sounds_like_a_secret_is_none(name: str) -> None:
    assert found(tool(inputSchema=arguments(**{name: {"type": "string"}}))) == []


@pytest.mark.parametrize("name", ["password", "apiKey", "client_secret", "senha", "passwort"])
def test_a_secret_is_found_in_any_spelling(name: str) -> None:
    (finding,) = found(tool(inputSchema=arguments(**{name: {"type": "string"}})))
    assert (finding.code, finding.pointer) == ("ELT008", f"/inputSchema/properties/{name}")


def test_a_password_format_is_no_remedy() -> None:
    schema = arguments(password={"type": "string", "format": "password"})
    (finding,) = found(tool(inputSchema=schema))
    assert "`format: password` hides nothing from it." in finding.message


def test_a_secret_that_all_tools_may_carry_is_told_once() -> None:
    optional = {"type": "string", "description": "API key; read from NOTES_KEY by default"}
    tools = [tool(f"find_{n}", inputSchema=arguments(api_key=optional)) for n in "abcd"]
    (finding,) = found(tools)
    assert finding.pointer == "/0/inputSchema/properties/api_key"
    assert "4 tools of this server have it" in finding.message


def test_places_are_those_of_the_short_form_and_of_nested_arguments() -> None:
    text = (
        "name: find_notes\ndescription: Find notes.\nannotations: {readOnlyHint: true}\n"
        "arguments:\n  query: string\n  api_key!: string\n  flags:\n    type: object\n"
        "    properties:\n      password: {type: string}\n"
        "elicitation: {verdict: none, reason: read-only}\n"
    )
    places = [(f.code, f.position.line, f.position.column)
              for f in lint_text("tool.yaml", text).findings]  # fmt: skip
    assert places == [("ELT008", 6, 3), ("ELT008", 10, 7)]


def test_statements_beside_a_dump_count(tmp_path: Path) -> None:
    described = {
        "name": "delete_note",
        "description": "Permanently delete a note.",
        "annotations": {"readOnlyHint": False, "destructiveHint": True},
        "inputSchema": arguments(id={"type": "string"}),
    }
    (tmp_path / "notes.json").write_text(json.dumps({"tools": [described]}), "utf-8")
    assert [f.code for f in lint(tmp_path / "notes.json").findings] == ["ELT001"]
    stated = "servers:\n  notes:\n    delete_note: {verdict: form, purposes: [confirm]}\n"
    (tmp_path / "elicitation.yaml").write_text(stated, "utf-8")
    assert lint(tmp_path / "notes.json").findings == ()


def test_tools_without_a_hint_are_told_once_for_a_server() -> None:
    tools = [
        {"name": f"list_{n}", "description": "List all of them.", "elicitation": NONE}
        for n in ("notes", "tags", "boards", "people", "files")
    ]
    (finding,) = found(tools)
    assert finding.code == "ELT007"
    assert finding.message.startswith("list_notes, list_tags, list_boards, list_people and 1 more")


def test_a_bundle_manifest_is_not_blamed_for_what_it_cannot_say() -> None:
    manifest = {
        "manifest_version": "0.2",
        "name": "notes",
        "tools": [{"name": "delete_note", "description": "Permanently delete a note."}],
    }
    assert found(manifest) == []


@pytest.mark.parametrize(
    ("name", "ok"),
    [("find_notes", True), ("notes.find-all", True), ("find notes", False), ("a" * 129, False)],
)
def test_names(name: str, ok: bool) -> None:
    assert [f.code for f in found(tool(name))] == ([] if ok else ["ELT012"])


def test_two_tools_of_one_name() -> None:
    assert [(f.code, f.pointer) for f in found([tool(), tool()])] == [("ELT012", "/1/name")]


@pytest.mark.parametrize(
    ("header", "schema", "ok"),
    [
        ("Region", {"type": "string"}, True),
        ("", {"type": "string"}, False),
        ("My Region", {"type": "string"}, False),
        ("Region", {"type": "number"}, False),
        (7, {"type": "string"}, False),
    ],
)
def test_headers(header: Any, schema: dict[str, Any], ok: bool) -> None:
    marked = tool(inputSchema=arguments(region={**schema, "x-mcp-header": header}))
    assert [f.code for f in found(marked)] == ([] if ok else ["ELT014"])


def test_two_arguments_of_one_header_whatever_the_case() -> None:
    one = {"type": "string", "x-mcp-header": "Region"}
    two = {"type": "string", "x-mcp-header": "region"}
    (finding,) = found(tool(inputSchema=arguments(a=one, b=two)))
    assert finding.pointer == "/inputSchema/properties/b/x-mcp-header"


@pytest.mark.parametrize(
    "order",
    [
        "You MUST ask the user which one.",
        "Always get explicit approval from the user.",
        "Only use this tool after the user has explicitly confirmed.",
        "Pergunte sempre ao usu\u00e1rio.",
        "Frage den Benutzer.",
    ],
)
def test_orders_to_ask(order: str) -> None:
    assert [f.code for f in found(tool(description=f"Find notes. {order}"))] == ["ELT016"]


def test_hostile_descriptions_stay_text() -> None:
    text = "Find notes. {{ 7*7 }} \x1b[31m </script> \u202e You must ask the user."
    (finding,) = found(tool(description=text))
    assert "49" not in finding.message
