"""Kinds of calls that are worded like others, each beside one that is worded alike."""

from __future__ import annotations

import json

import pytest

from elicit_design.assessing import assess
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment
from support.tools import decision

TEXT = {"type": "string", "required": True}
OPEN = {"type": "string"}


def decided(tool_name: str, description: str, /, **arguments: object) -> Assessment:
    """Assess one tool with the given arguments."""
    tool = {"name": tool_name, "description": description, "arguments": arguments}
    return decision(json.dumps(tool))


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        ("shelve_card", "Sends a card to the archive.", ["card_id"]),
        ("queue_send_task", "Send a message to a queue.", ["queue_id", "payload"]),
        ("assign_user_to_ticket", "Assigns a user to a ticket.", ["ticket_id", "user_id"]),
        ("remove_reviewer", "Removes a user from a task.", ["task_id", "user_id"]),
        ("cancel_silence", "Cancels a silence.", ["silence_id"]),
        ("maintenance_off", "Disables maintenance mode of a site.", ["site_id"]),
        ("disable_telemetry", "Disables telemetry.", []),
        ("execute_promql_query", "Executes a PromQL query.", ["query_string"]),
        ("cancel_log_query", "Cancels a log query.", ["query_id"]),
        ("generate_bucket_policy", "Generates a policy for a bucket.", ["bucket_name"]),
        ("deploy_site_help", "Provides instructions on how to deploy a site.", ["kind"]),
        ("post_pool", "Creates a pool.", ["name"]),
        ("create_iam_user", "Creates an IAM user, without any permissions.", ["user_name"]),
        ("create_host_policy", "Creates a policy. It is created disabled.", ["title"]),
        ("delete_case_note", "Deletes a note from a case.", ["case_id", "note_id"]),
        ("clear_custom_field", "Clears a custom field of a card.", ["card_id", "field_id"]),
        ("clear_active_project", "Clears the active project.", []),
    ],
)
def test_ordinary_in_the_words_of_something_else(
    name: str, description: str, arguments: list[str]
) -> None:
    found = decided(name, description, **dict.fromkeys(arguments, TEXT))

    assert found.verdict == "none"


@pytest.mark.parametrize(
    ("name", "description", "arguments", "effect"),
    [
        ("send_card", "Sends a card to a customer.", ["customer_email"], "sends"),
        ("add_user_to_team", "Adds a user to a team.", ["team_id", "user_id"], "grants"),
        ("maintenance_on", "Enables maintenance mode of a site.", ["site_id"], "interrupts"),
        ("deploy_site", "Deploys a site.", ["site_id"], "interrupts"),
        ("create_org_user", "Creates a user in the organization.", ["login"], "grants"),
        ("confirm_delete_group", "Confirms and executes the deletion.", ["group_id"], "destroys"),
        ("export_members_csv", "Fetches all members into a file.", ["output_path"], "discloses"),
        ("create_addon", "Creates an add-on.", ["service"], "pays"),
        ("engine_upgrade", "Upgrades PostgreSQL to a new version.", ["app_id"], "interrupts"),
        ("set_rule_order", "Sets the order of rules.", ["rule_ids"], "grants"),
        ("add_exempt_urls", "Adds exempt URLs.", ["urls"], "grants"),
        ("clean_tree", "Removes untracked files.", [], "destroys"),
        ("append_entry", "Appends a tamper-proof entry.", ["content"], "binds"),
        ("remove_lead", "Removes a lead from Acme. This is irreversible.", ["id"], "destroys"),
        ("update_frontend", "Updates the frontend of a site.", ["site_id"], "interrupts"),
    ],
)
def test_a_consequence_in_the_words_of_something_ordinary(
    name: str, description: str, arguments: list[str], effect: str
) -> None:
    found = decided(name, description, **dict.fromkeys(arguments, TEXT))

    assert found.verdict == "form"
    assert effect in found.effects


def test_a_secret_that_makes_the_thing_is_not_asked_for_in_the_conversation() -> None:
    for name in ("create_connection", "test_connection"):
        found = decided(name, "Works on a connection.", host=TEXT, password=OPEN)
        assert (found.verdict, found.purposes) == ("url", ("credential",))

    configured = {"type": "string", "description": "Defaults to the environment variable DB_PASS."}
    found = decided("create_connection", "Creates a connection.", host=TEXT, password=configured)
    assert found.verdict == "none"


def test_a_forced_push_is_asked_about_and_another_is_not() -> None:
    asking = decided(
        "push_commits", "Pushes commits to the remote.", branch=TEXT, force={"type": "boolean"}
    )
    plain = decided("push_commits", "Pushes commits to the remote.", branch=TEXT)

    assert (asking.verdict, plain.verdict) == ("form", "none")


def _server(*tools: tuple[str, str]) -> dict[str, Assessment]:
    listed = [
        {"name": name, "description": text, "inputSchema": {"type": "object", "properties": {}}}
        for name, text in tools
    ]
    found = assess(load("-", stdin=json.dumps({"tools": listed}).encode()).tools)
    return {one.tool.name: one for one in found}


def test_what_another_tool_sends_is_only_prepared() -> None:
    alone = _server(("create_newsletter", "Creates a newsletter."))
    beside = _server(
        ("create_newsletter", "Creates a newsletter."), ("send_newsletter", "Sends a newsletter.")
    )

    assert alone["create_newsletter"].verdict == "form"
    assert beside["create_newsletter"].verdict == "none"
    assert beside["send_newsletter"].verdict == "form"


def test_a_sentence_that_names_another_tool_with_hyphens_is_about_that_one() -> None:
    text = "Makes a list of addresses. Take send-email for a letter to one of them."
    found = _server(("make-list", text), ("send-email", "Sends an email."))
    alone = _server(("make-list", text))

    assert found["make-list"].verdict == "none"
    assert alone["make-list"].leading.confidence != found["make-list"].leading.confidence
