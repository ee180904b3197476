"""What is asked: the form for each purpose, from short tool descriptions."""

from __future__ import annotations

from typing import Any

import pytest

from elicit_design.designing.shapes import rendering, requested_schema
from elicit_design.model.design import CandidateOption, FixedOption
from elicit_design.model.target import Revision, Target
from support.drafted import Asked, asked, designed

DELETE = """
name: delete_workspace
description: Permanently deletes a workspace with everything in it.
arguments: {workspace_id!: string}
elicitation: {verdict: form, purposes: [confirm], effects: [destroys], severity: medium%s}
"""


def schema(question: Asked, revision: Revision = "2026-07-28", *clients: str) -> dict[str, Any]:
    target = Target(revision, clients or ("portable",))
    return requested_schema(question.question, question.design, target)


def message(question: Asked, locale: str = "en") -> str:
    return rendering(question.question, question.design, locale).word("message")


def titles(question: Asked) -> list[str]:
    return [option["title"] for option in schema(question)["properties"]["choice"]["oneOf"]]


def test_to_confirm_is_one_required_choice_with_the_safe_answer_first() -> None:
    found = schema(asked(DELETE % ""))
    assert found["required"] == ["choice"]
    assert found["properties"]["choice"]["oneOf"] == [
        {"const": "keep the workspace", "title": "Keep the workspace"},
        {"const": "delete the workspace", "title": "Permanently delete the workspace 1042"},
    ]
    assert found["properties"]["choice"]["default"] == "keep the workspace"


def test_little_is_known_and_the_message_is_still_about_this_workspace() -> None:
    question = asked(DELETE % "")
    assert question.question.words["en"]["message"] == (
        "Permanently delete the workspace {workspace_id}? It cannot be restored."
    )
    assert message(question, "pt-BR") == (
        "Excluir definitivamente o espaço de trabalho 1042? Não será possível recuperar."
    )


def test_the_oldest_revision_gets_the_same_answers_in_its_own_shape() -> None:
    choice = schema(asked(DELETE % ""), "2025-06-18")["properties"]["choice"]
    assert choice["enum"] == ["keep the workspace", "delete the workspace"]
    assert choice["enumNames"] == ["Keep the workspace", "Permanently delete the workspace 1042"]
    assert "default" not in choice
    assert "oneOf" not in choice


def test_a_client_without_titled_options_gets_readable_constants() -> None:
    choice = schema(asked(DELETE % ""), "2026-07-28", "goose")["properties"]["choice"]
    assert choice["enum"] == ["keep the workspace", "delete the workspace"]
    assert "oneOf" not in choice


@pytest.mark.parametrize(
    ("tool", "says"),
    [
        (
            "name: send_email\ndescription: Sends an email at once.\n"
            "arguments: {to!: string, subject!: string, body!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [sends]}",
            "Send the email Invoice 1042 to ana@example.com? "
            "It goes out at once and cannot be recalled.",
        ),
        (
            "name: restart_service\ndescription: Restarts a running production service.\n"
            "arguments: {service!: string}\nelicitation: {verdict: form, purposes: [confirm], "
            "effects: [interrupts]}",
            "Restart the service checkout? People who use it notice at once.",
        ),
        (
            "name: place_stock_order\ndescription: Places an order for real money.\n"
            "arguments: {side!: {enum: [buy, sell]}, qty!: string, stock!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [pays]}",
            "Place a stock order (side buy, quantity 10, stock 1042)? "
            "Real money moves, and that cannot be undone.",
        ),
        (
            "name: get_secret\ndescription: Returns the value of a secret.\n"
            "arguments: {name!: string}\nelicitation: {verdict: form, purposes: [confirm], "
            "effects: [discloses]}",
            "Show the secret atlas to the assistant? "
            "Its content becomes part of this conversation.",
        ),
        (
            "name: merge_pull_request\ndescription: Merges a pull request.\n"
            "arguments: {owner!: string, repo!: string, pull_number!: integer}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [interrupts]}",
            "Merge the pull request 1042 in the repository acme/atlas? "
            "People who use it notice at once.",
        ),
        (
            "name: delete_records\ndescription: Deletes records.\n"
            "arguments: {table!: string, record_ids!: {type: array, items: {type: string}}}\n"
            "elicitation: {samples: {record_ids: [a, b, c]}}",
            "Permanently delete 3 records in the table orders? They cannot be restored.",
        ),
    ],
)
def test_a_message_names_object_consequence_and_size(tool: str, says: str) -> None:
    assert message(asked(tool)) == says


def test_what_can_be_undone_is_not_called_permanent() -> None:
    question = asked(DELETE % ", reversible: true")
    assert message(question) == "Delete the workspace 1042? You can undo it later."


def test_a_statement_is_shown_as_it_is_in_the_description() -> None:
    question = asked(
        "name: run_sql\ndescription: Runs a statement.\narguments: {sql!: string}\n"
        "elicitation: {verdict: form, purposes: [confirm], effects: [executes]}"
    )
    values = {"sql": "DROP TABLE orders;\n-- \u202eok"}
    found = requested_schema(question.question, question.design, values=values)
    choice: Any = found["properties"]
    assert message(question) == "Run the SQL shown below? It can change or delete data."
    assert choice["choice"]["description"].startswith("SQL: DROP TABLE orders;")
    assert "\n" not in choice["choice"]["description"]
    assert "\u202e" not in choice["choice"]["description"]


CANDIDATES = """
tools:
  - name: find_teams
    description: Finds teams by words.
    arguments: {query!: string}
    annotations: {readOnlyHint: true}
  - name: delete_team
    description: Permanently deletes the team with this name. Several teams can have one name.
    arguments: {name!: {type: string, description: Name of the team}}
    elicitation: {purposes: [disambiguate, confirm], effects: [destroys]}
"""


def test_to_tell_apart_each_candidate_is_a_consequence() -> None:
    question = asked(CANDIDATES)
    form = question.question.form
    assert form is not None
    safe, candidate = form.fields[0].options
    assert isinstance(safe, FixedOption)
    assert safe.value == "keep every team"
    assert isinstance(candidate, CandidateOption)
    assert candidate.limit == 25
    assert titles(question)[1] == "Permanently delete First team (first)"
    assert [load.sibling for load in question.case.trigger.loads] == ["find_teams"]  # type: ignore[union-attr]


def test_too_many_candidates_end_in_an_error_that_asks_for_more() -> None:
    bands = {band.count: band.does for band in asked(CANDIDATES).question.bands}
    assert bands == {"0": "error", "1": "ask", "2..25": "ask", "over 25": "error"}


def test_candidates_found_at_call_time_take_the_place_of_the_sample() -> None:
    question = asked(CANDIDATES)
    load = question.case.trigger.loads[0].name  # type: ignore[union-attr]
    values = {load: [{"key": "GRW", "name": "Growth"}, {"key": "GRE", "name": "Growth"}]}
    found: Any = requested_schema(question.question, question.design, values=values)
    options = found["properties"]["choice"]["oneOf"]
    assert [option["const"] for option in options] == ["keep every team", "GRW", "GRE"]
    assert len({option["title"] for option in options}) == 3


def test_to_choose_among_listed_values_has_no_safe_answer_when_nothing_is_done() -> None:
    question = asked(
        "name: draft_policy\ndescription: Drafts a policy.\n"
        "arguments: {name!: string, excess: {type: string, enum: [none, low, high]}}\n"
        "elicitation: {verdict: form, purposes: [choose], ask: {argument: /excess, absent: true, "
        "says: the excess is open}}"
    )
    assert message(question) == "Choose the excess to use."
    assert titles(question) == ["Use none", "Use low", "Use high"]
    assert "default" not in schema(question)["properties"]["choice"]


def test_to_set_up_asks_for_the_open_settings_and_never_for_a_secret() -> None:
    question = asked(
        "name: init_vault\ndescription: Sets up the vault of the user.\n"
        "arguments: {region: {type: string, enum: [eu, us], default: eu}, folder: string, "
        "password: string}\n"
        "elicitation: {verdict: form, purposes: [setup]}"
    )
    properties = schema(question)["properties"]
    assert list(properties) == ["region", "folder"]
    assert properties["region"]["default"] == "eu"
    assert message(question) == "Set up the vault? Choose the settings to start with."


def test_critical_severity_asks_to_type_the_name_and_says_what_a_form_cannot_prove() -> None:
    question = asked(DELETE.replace("medium", "critical") % "")
    form = question.question.form
    assert form is not None
    assert [field.name for field in form.fields] == ["choice", "typed_name"]
    assert form.fields[1].typed_match == "workspace_id"
    assert "pattern" not in schema(question)["properties"]["typed_name"]
    assert "no proof of a person" in question.question.why_mode


def test_an_authors_own_field_stands_beside_the_choice() -> None:
    question = asked(
        DELETE
        % ", fields: {reason: {title: Reason, description: Written to the log., maxLength: 80}}"
    )
    properties = schema(question)["properties"]
    assert properties["reason"] == {
        "type": "string",
        "title": "Reason",
        "description": "Written to the log.",
        "maxLength": 80,
    }
    assert schema(question)["required"] == ["choice"]


def test_an_authors_own_answers_are_what_the_person_reads() -> None:
    stated = asked(
        """
        name: archive_note
        description: Publishes a note to the whole team for good.
        arguments:
          title!: {type: string, description: Title of the note}
        elicitation:
          verdict: form
          ask: true
          options: {safe: keep the note private, act: archive the note}
        """
    )
    assert titles(stated) == ["Keep the note private", "Archive the note"]


def test_a_page_carries_an_opaque_id_and_no_form() -> None:
    question = asked(
        "name: connect_github\ndescription: Connects the user's GitHub account with OAuth.\n"
        "arguments: {}\nelicitation: {verdict: url, purposes: [authorize]}"
    )
    url = question.question.url
    assert url is not None
    assert url.remote == "https://{host}/connect/{id}"
    assert url.local == "http://127.0.0.1:{port}/connect/{id}"
    assert message(question).startswith("Connect your GitHub account?")
    with pytest.raises(ValueError, match="URL mode"):
        schema(question)


@pytest.mark.parametrize(
    ("tool", "says"),
    [
        (
            "name: delete_repository\ndescription: Deletes a repository for good.\n"
            "arguments: {owner!: string, repo!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [destroys]}",
            "Permanently delete the repository acme/atlas? It cannot be restored.",
        ),
        (
            "name: broadcast\ndescription: Broadcasts a broadcast to everybody.\n"
            "arguments: {title!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [sends]}",
            "Send the broadcast Quarterly report? It goes out at once and cannot be recalled.",
        ),
        (
            "name: rename_collection\ndescription: Renames a collection.\n"
            "arguments: {collection!: string, newName!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [interrupts], "
            "samples: {newName: archive}}",
            "Rename the collection orders to archive? People who use it notice at once.",
        ),
        (
            "name: update_event\ndescription: Changes an event and tells everybody invited.\n"
            "arguments: {event_title!: string}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [sends]}",
            "Update the event Quarterly report? "
            "Other people learn of it at once, with no way to recall it.",
        ),
        (
            "name: delete_milestone\ndescription: Deletes a milestone for good.\n"
            "arguments: {args: {type: array, items: {type: string}}}\n"
            "elicitation: {verdict: form, purposes: [confirm], effects: [destroys], "
            "samples: {args: [beta]}}",
            "Permanently delete the milestone (arguments beta)? It cannot be restored.",
        ),
    ],
)
def test_a_message_reads_as_people_say_it(tool: str, says: str) -> None:
    assert message(asked(tool)) == says


def test_values_that_do_different_things_are_asked_about_one_by_one() -> None:
    drafted = designed("""
        name: actions_trigger
        description: Works on the runs of a repository.
        arguments:
          method!: {enum: [get_run, delete_workflow_run_logs, delete_project_items]}
          owner!: string
          repo!: string
          run_id: string
        """)
    said = {
        case.case.id: case.question.words["en"]["message"].partition("?")[0]
        for case in drafted.cases
        if case.question
    }
    assert said == {
        "delete-workflow-run-logs": "Permanently delete the workflow run logs of the run {run_id} "
        "in the repository {owner}/{repo}",
        "delete-project-items": "Permanently delete the project items in the repository "
        "{owner}/{repo}",
    }


def test_a_listed_value_that_is_markup_or_an_order_is_no_sample() -> None:
    said = message(
        asked("""
        name: delete_report
        description: Deletes a report.
        arguments:
          report!: {enum: ["<img src=x> [click](http://evil.example)", "a\\u202eb", quarterly]}
        elicitation: {verdict: form, purposes: [confirm], effects: [destroys]}
        """)
    )
    assert said == "Permanently delete the report quarterly? It cannot be restored."


def test_a_pronoun_is_no_noun() -> None:
    said = message(
        asked("""
        name: shred
        description: Permanently deletes it.
        elicitation: {verdict: form, purposes: [confirm], effects: [destroys]}
        """)
    )
    assert said == "Permanently delete the item? It cannot be restored."
