"""What is decided about tools, kind by kind, through the public interface."""

from __future__ import annotations

import pytest

from elicit_design.model.conditions import condition_to_json
from support.tools import decision, decisions

FOUR_TOOLS = """
tools:
  - name: delete_project
    description: Delete a project and everything in it.
    annotations: {destructiveHint: true}
    arguments: {id: {type: string, required: true}, confirm: boolean}
  - name: search_projects
    description: Search projects by free text.
    annotations: {readOnlyHint: true}
    arguments: {query: {type: string, required: true}, limit: {type: integer, default: 10}}
  - name: send_sms
    description: Send a text message to a phone number.
    arguments:
      to: {type: string, required: true}
      body: {type: string, required: true}
      api_key: {type: string, required: true}
  - name: connect_github
    description: Connect the user's GitHub account.
    arguments:
      scopes: {type: array, items: {type: string}}
      client_secret: {type: string, required: true}
"""


def test_six_facts_of_four_tools_are_found_and_none_is_false() -> None:
    delete, search, send, connect = decisions(FOUR_TOOLS)
    assert (delete.verdict, delete.purposes, delete.effects) == (
        "form",
        ("confirm",),
        ("destroys",),
    )
    assert "model-consent" in {e.rule for e in delete.leading.evidence}
    assert (search.verdict, search.leading.reason) == ("none", "read-only")
    assert (send.verdict, send.purposes[0]) == ("url", "credential")
    assert connect.verdict == "url"
    secrets = {(e.rule, e.quote) for a in (send, connect) for e in a.leading.evidence}
    assert {("secret-argument", "api_key"), ("secret-argument", "client_secret")} <= secrets
    assert "starts-sign-in" in {e.rule for e in connect.leading.evidence}
    assert not search.contradictions


@pytest.mark.parametrize(
    ("name", "description", "verdict"),
    [
        ("delete_workspace", "Deletes a workspace.", "form"),
        ("remove_label_from_issue", "Removes a label from an issue.", "none"),
        ("delete_reaction", "Deletes a reaction.", "none"),
        ("cancel_booking", "Cancels a booking.", "form"),
        ("send_email", "Sends an email to a customer.", "form"),
        ("create_draft", "Creates a draft of an email.", "none"),
        ("transfer_money", "Transfers money between accounts.", "form"),
        ("record_payment", "Records a received payment.", "none"),
        ("invite_member", "Invites a member to the team.", "form"),
        ("restart_service", "Restarts a service.", "form"),
        ("merge_pull_request", "Merges a pull request.", "form"),
        ("get_secret", "Gets the value of a secret.", "form"),
        ("list_secrets", "Lists the names of secrets.", "none"),
        ("click", "Clicks an element on the page.", "none"),
        ("power_off_server", "Powers a server off.", "form"),
        ("preview_delete", "Shows what a delete would remove.", "none"),
        ("login", "Logs in to the service in the browser.", "url"),
        ("check_login", "Checks whether the user is logged in.", "none"),
    ],
)
def test_objects_that_matter_and_words_in_their_harmless_sense(
    name: str, description: str, verdict: str
) -> None:
    found = decision(f"name: {name}\ndescription: {description}\n")
    assert found.verdict == verdict


@pytest.mark.parametrize("name", ["deleteProject", "delete-project", "project.delete"])
def test_names_are_read_in_every_style(name: str) -> None:
    assert decision(f"name: {name}\ndescription: ''\n").effects == ("destroys",)


@pytest.mark.parametrize(
    ("description", "verdict"),
    [
        ("Exclui definitivamente o projeto da conta.", "form"),
        ("Elimina el proyecto de la cuenta de forma permanente.", "form"),
        ("Supprime le projet du compte, sans retour possible.", "form"),
        ("Löscht das Projekt mit allen Dateien endgültig aus dem Konto.", "form"),
        ("プロジェクトを完全に削除します。元に戻せません。", "form"),
        ("Lista os projetos da conta e não altera nada.", "none"),
        ("Zeigt die Liste der Projekte und ändert nichts an ihnen.", "none"),
    ],
)
def test_descriptions_are_read_in_six_languages(description: str, verdict: str) -> None:
    assert decision(f"name: tool_7\ndescription: {description}\n").verdict == verdict


def test_an_action_argument_makes_cases_with_verdicts_of_their_own() -> None:
    found = decision("""
        name: manage_workspace
        description: Manages workspaces.
        arguments:
          action: {type: string, enum: [list, create, delete], required: true}
    """)
    by_value = {case.when_says: case.verdict for case in found.cases}
    assert by_value["`action` is `delete`"] == "form"
    assert [case.verdict for case in found.cases].count("form") == 1
    assert condition_to_json(found.leading.when) == {"argument": "/action", "equals": "delete"}


def test_a_flag_that_destroys_is_the_trigger() -> None:
    found = decision("""
        name: rename_collection
        description: Renames a collection.
        arguments: {new_name: string, drop_target: boolean}
    """)
    assert found.leading.trigger is not None
    assert condition_to_json(found.leading.trigger.ask) == {
        "argument": "/drop_target",
        "equals": True,
    }


def test_a_change_of_visibility_asks_only_when_it_makes_public() -> None:
    found = decision("""
        name: update_bucket
        description: Updates a bucket.
        arguments:
          bucket: {type: string, required: true}
          acl: {type: string, enum: [private, public-read]}
    """)
    assert found.leading.trigger is not None
    assert found.leading.trigger.says == "`acl` is `public-read`"


def test_a_bulk_delete_counts_first_and_asks_nothing_when_nothing_matches() -> None:
    found = decision("""
        tools:
          - name: delete-many
            description: Removes all documents that match the filter.
            arguments: {filter: object}
          - {name: count, description: Counts documents.}
    """)
    trigger = found.leading.trigger
    assert trigger is not None
    assert [(load.kind, load.sibling) for load in trigger.loads] == [("count", "count")]
    assert trigger.otherwise == "nothing matches: ask nothing"
    assert found.leading.severity.worst == "high"  # the filter may be absent


def test_a_dry_run_asks_nothing() -> None:
    found = decision("""
        name: delete_project
        description: Deletes a project.
        arguments: {id: {type: string, required: true}, dry_run: boolean}
    """)
    assert found.leading.trigger is not None
    assert condition_to_json(found.leading.trigger.ask) == {
        "not": {"argument": "/dry_run", "equals": True}
    }


def test_words_win_over_annotations_and_the_contradiction_is_told() -> None:
    found = decision("""
        name: delete_project
        description: Deletes a project.
        annotations: {readOnlyHint: true}
    """)
    assert found.verdict == "form"
    assert [c.rule for c in found.contradictions] == ["read-only-disproved"]


def test_a_destructive_hint_alone_puts_no_dialog_on_an_ordinary_update() -> None:
    found = decision("""
        name: update_title
        description: Updates the title of a page.
        annotations: {destructiveHint: true}
    """)
    assert (found.verdict, found.leading.reason) == ("none", "reversible")


def test_an_undo_sibling_speaks_against() -> None:
    found = decision("""
        tools:
          - {name: block_client, description: Blocks a client from the network.}
          - {name: unblock_client, description: Unblocks a client.}
    """)
    undo = [e for e in found.leading.evidence if e.rule == "undo-sibling"]
    assert [(e.where, e.weight < 0) for e in undo] == [("tool unblock_client", True)]


def test_opaque_tokens_are_no_secrets() -> None:
    found = decision("""
        name: list_items
        description: Lists items.
        arguments: {page_token: {type: string, required: true}, max_tokens: integer}
    """)
    assert found.verdict == "none"


def test_the_same_optional_secret_on_every_tool_is_told_once() -> None:
    found = decisions("""
        tools:
          - {name: list_a, description: Lists a., arguments: {api_key: string}}
          - {name: list_b, description: Lists b., arguments: {api_key: string}}
          - {name: list_c, description: Lists c., arguments: {api_key: string}}
    """)
    told = [e.says for a in found for e in a.leading.evidence if e.rule == "secret-argument"]
    assert len(told) == 1
    assert "on 3 tools of this server" in told[0]
    assert {a.verdict for a in found} == {"none"}


def test_a_target_named_by_words_is_disambiguated_and_confirmed_in_one_form() -> None:
    found = decision("""
        name: delete_event
        description: Deletes a calendar event found by its title.
        arguments: {title: {type: string, required: true}}
    """)
    assert found.purposes == ("disambiguate", "confirm")
    assert found.leading.trigger is not None
    assert [load.kind for load in found.leading.trigger.loads] == ["candidates"]


def test_the_threshold_of_review_can_be_set() -> None:
    from elicit_design.assessing import assess
    from support.tools import tools

    one = tools("name: frobnicate\ndescription: Frobnicates.\n")
    assert assess(one)[0].needs_review
    assert not assess(one, review_below=0.0)[0].needs_review
