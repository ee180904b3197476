"""Schemas, requests and designs, rewritten for another revision of the protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml

from elicit_design.linting import LintSettings, lint_text
from elicit_design.migrating import Migration, migrate_text
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.problems import UserError
from support.design_patches import designs

OLD, MIDDLE, NEW = REVISIONS


def form(**properties: Any) -> str:
    return json.dumps({"type": "object", "properties": properties, "required": list(properties)})


def migrated(text: str, to: Revision, path: str = "form.json") -> tuple[Any, list[str]]:
    """The new data, and what was lost or blocked on the way."""
    migration = migrate_text(path, text, to)
    lost = [note.says for note in migration.notes if note.outcome != "changed"]
    return json.loads(migration.text), lost


NAMED = {"type": "string", "enum": ["keep it", "delete it"], "enumNames": ["Keep", "Delete"]}
TITLED = {
    "type": "string",
    "oneOf": [{"const": "keep it", "title": "Keep"}, {"const": "delete it", "title": "Delete"}],
}


@pytest.mark.parametrize("to", [MIDDLE, NEW])
def test_names_become_titled_options_with_the_same_constants(to: Revision) -> None:
    data, lost = migrated(form(choice=NAMED), to)
    assert data["properties"]["choice"] == TITLED
    assert lost == []


def test_titled_options_become_names_with_the_same_constants() -> None:
    data, lost = migrated(form(choice=TITLED), OLD)
    assert data["properties"]["choice"] == NAMED
    assert lost == []


@pytest.mark.parametrize("to", REVISIONS)
def test_a_plain_enum_stays(to: Revision) -> None:
    text = form(region={"type": "string", "enum": ["Frankfurt", "Oregon"]})
    assert migrate_text("form.json", text, to) == Migration(text, ())


@pytest.mark.parametrize(
    "field",
    [
        {"type": "string", "default": "a"},
        {"type": "integer", "default": 3},
        {**TITLED, "default": "keep it"},
    ],
)
def test_a_default_is_lost_in_the_first_revision(field: dict[str, Any]) -> None:
    data, lost = migrated(form(field=field), OLD)
    assert "default" not in data["properties"]["field"]
    assert lost == [f"2025-06-18 has no default here: the server takes {field['default']!r} by itself."]  # fmt: skip  # noqa: E501


def test_a_default_of_a_boolean_stays() -> None:
    data, lost = migrated(form(field={"type": "boolean", "default": True}), OLD)
    assert data["properties"]["field"]["default"] is True
    assert lost == []


def test_a_multiple_choice_becomes_text_that_lists_its_options() -> None:
    field = {
        "type": "array",
        "title": "Boards",
        "description": "To copy.",
        "items": {"type": "string", "enum": ["Design", "Build"]},
        "default": ["Design"],
    }
    data, lost = migrated(form(boards=field), OLD)
    assert data["properties"]["boards"] == {
        "type": "string",
        "title": "Boards",
        "description": "To copy. Any of these, with commas between: Design, Build.",
    }
    assert "Split and check the answer" in lost[0]


def test_a_pattern_goes_wherever_the_form_goes() -> None:
    field = {"type": "string", "title": "Branch", "pattern": "^release/"}
    data, lost = migrated(form(branch=field), NEW)
    assert "pattern" not in data["properties"]["branch"]
    assert "check 'branch' on the server" in lost[0]


REQUEST: dict[str, Any] = {
    "jsonrpc": "2.0",
    "id": 7,
    "method": "elicitation/create",
    "params": {"message": "Delete it?", "requestedSchema": json.loads(form(choice=TITLED))},
}


def test_a_request_becomes_a_result_that_asks() -> None:
    data, lost = migrated(json.dumps(REQUEST), NEW)
    asked = {"method": "elicitation/create", "params": REQUEST["params"]}
    assert data == {"resultType": "input_required", "inputRequests": {"question": asked}}
    assert lost == []


def test_a_result_that_asks_becomes_requests_and_loses_its_state() -> None:
    asked = {"method": "elicitation/create", "params": REQUEST["params"]}
    result = {
        "resultType": "input_required",
        "inputRequests": {"a": asked, "b": asked},
        "requestState": "sealed",
    }
    data, lost = migrated(json.dumps(result), MIDDLE)
    assert [message["id"] for message in data] == [1, 2]
    assert data[0]["params"] == REQUEST["params"]
    assert "`requestState` is dropped" in lost[0]


URL = {"mode": "url", "message": "Connect?", "url": "https://notes.example.com/connect/1"}


def test_a_url_request_gets_an_id_and_loses_it_again() -> None:
    data, lost = migrated(json.dumps(URL), MIDDLE)
    assert data["elicitationId"]
    assert lost == []
    again, lost = migrated(json.dumps(data), NEW)
    assert again == URL
    assert "no `elicitationId`" in lost[0]


def test_a_url_request_cannot_be_said_in_the_first_revision() -> None:
    migration = migrate_text("request.json", json.dumps(URL), OLD)
    assert migration.blocked
    assert json.loads(migration.text) == URL


def test_the_url_required_error_becomes_a_result() -> None:
    elicitation = {**URL, "elicitationId": "5"}
    error = {"code": -32042, "message": "", "data": {"elicitations": [elicitation]}}
    data, _ = migrated(json.dumps({"jsonrpc": "2.0", "id": 4, "error": error}), NEW)
    assert data["id"] == 4
    assert data["result"]["inputRequests"]["question"]["params"] == URL


def test_a_completion_notification_has_no_counterpart() -> None:
    text = '{"jsonrpc": "2.0", "method": "notifications/elicitation/complete", "params": {}}'
    assert migrate_text("log.json", text, NEW).blocked


def test_what_a_message_may_not_carry_is_named() -> None:
    text = json.dumps({**REQUEST["params"], "_meta": {"progressToken": 1}, "task": {"ttl": 60}})
    data, lost = migrated(text, NEW)
    assert set(data) == {"message", "requestedSchema"}
    assert len(lost) == 2


YAML = """# our request
jsonrpc: "2.0"
id: 3
method: elicitation/create
params:
  message: Delete it?   # short
  requestedSchema:
    # the form
    type: object
    properties:
      choice: {type: string, title: Project, enum: [keep, delete], enumNames: [Keep it, Delete it]}
    required: [choice]
"""


def test_yaml_keeps_its_comments_and_its_order() -> None:
    assert migrate_text("request.yaml", YAML, NEW).text == (
        "# our request\n"
        "resultType: input_required\n"
        "inputRequests:\n"
        "  question:\n"
        "    method: elicitation/create\n"
        "    params:\n"
        "      message: Delete it?   # short\n"
        "      requestedSchema:\n"
        "        # the form\n"
        "        type: object\n"
        "        properties:\n"
        '          choice: {type: string, title: Project, oneOf: [{"const": "keep", "title": '
        '"Keep it"}, {"const": "delete", "title": "Delete it"}]}\n'
        "        required: [choice]\n"
    )


def test_json_keeps_the_layout_of_what_is_moved() -> None:
    text = (
        '{\n    "jsonrpc": "2.0", "id": 1, "method": "elicitation/create",\n'
        '    "params": {\n        "message": "Delete it?",\n'
        '        "requestedSchema": {"type": "object", "properties": {"a": {"type": "string"}}}\n'
        "    }\n}\n"
    )
    assert migrate_text("request.json", text, NEW).text == (
        '{\n    "resultType": "input_required",\n    "inputRequests": {\n'
        '        "question": {\n            "method": "elicitation/create",\n'
        '            "params": {\n                "message": "Delete it?",\n'
        '                "requestedSchema": {"type": "object", "properties": {"a": {"type": '
        '"string"}}}\n            }\n        }\n    }\n}\n'
    )


@pytest.mark.parametrize("to", REVISIONS)
def test_several_documents_in_one_file_are_all_rewritten(to: Revision) -> None:
    text = f"{form(a=NAMED)}\n{form(b=NAMED)}\n"
    lines = migrate_text("forms.jsonl", text, to).text.splitlines()
    kept = [json.loads(line)["properties"] for line in lines]
    expected = NAMED if to == OLD else TITLED
    assert kept == [{"a": expected}, {"b": expected}]


@pytest.mark.parametrize("to", REVISIONS)
def test_a_design_gets_the_shape_of_a_revision_it_lacks(to: Revision) -> None:
    design = json.loads(json.dumps(designs()["projects/delete_project"]))
    shape = design["cases"][0]["question"]["rendered"].pop(to)
    data, lost = migrated(json.dumps(design), to, "design.json")
    assert data["cases"][0]["question"]["rendered"][to] == shape
    assert len(lost) == (1 if to == OLD else 0)


def test_a_design_whose_shape_was_edited_gets_it_anew() -> None:
    design = json.loads(json.dumps(designs()["projects/delete_project"]))
    design["cases"][0]["question"]["rendered"][NEW]["properties"] = {}
    data, _ = migrated(json.dumps(design), NEW, "design.json")
    assert data == designs()["projects/delete_project"]


def test_a_page_cannot_be_asked_for_in_the_first_revision() -> None:
    text = json.dumps(designs()["notes/notes_sign_in"])
    migration = migrate_text("design.json", text, OLD)
    assert migration.blocked
    assert migration.text == text


@pytest.mark.parametrize("to", REVISIONS)
@pytest.mark.parametrize("name", sorted(designs()))
def test_what_is_migrated_is_clean_for_its_revision(name: str, to: Revision) -> None:
    for revision, shape in first_question(name)["rendered"].items():
        if not shape or "properties" not in shape:
            continue
        migration = migrate_text("schema.json", json.dumps(shape), to)
        found = lint_text("schema.json", migration.text, LintSettings(protocol=to)).findings
        assert [f"{f.code} {f.message}" for f in found] == [], revision
        again = migrate_text("schema.json", migration.text, to)
        assert again == Migration(migration.text, ())


def first_question(name: str) -> dict[str, Any]:
    cases = designs()[name]["cases"]
    found: dict[str, Any] = next(case["question"] for case in cases if case.get("question"))
    return found


@pytest.mark.parametrize(
    "text", ["", "{}", "[1, 2]", '{"name": "x", "description": "y"}', "- a\n- b\n", "{broken"]
)
def test_a_file_with_nothing_to_migrate_is_an_error(text: str) -> None:
    with pytest.raises(UserError):
        migrate_text("file.json", text, NEW)


def test_crlf_stays() -> None:
    text = yaml.safe_dump({"type": "object", "properties": {"a": NAMED}}).replace("\n", "\r\n")
    assert "\r\n" in migrate_text("form.yaml", text, NEW).text
