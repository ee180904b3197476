"""Facts that designs are built on: verb, thing, targets and siblings."""

from __future__ import annotations

import pytest

from support.tools import facts


@pytest.mark.parametrize(
    ("name", "description", "verb", "thing"),
    [
        ("delete-many", "Removes all documents that match.", "delete", "documents"),
        ("figma_delete_component_property", "Deletes it.", "delete", "component property"),
        ("pods_delete", "Delete a pod.", "delete", "pods"),
        ("list_orders", "Lists orders.", "list", "orders"),
        ("orders_refund", "Issues a refund for an order.", "refund", "orders"),
    ],
)
def test_verb_and_thing(name: str, description: str, verb: str, thing: str) -> None:
    found = facts(f"name: {name}\ndescription: {description}\n")
    assert (found.verb, found.object.removeprefix("figma ")) == (verb, thing)


def test_arguments_by_what_they_are() -> None:
    found = facts("""
        name: delete_file
        description: Deletes a file.
        arguments:
          path: {type: string, required: true}
          confirm: {type: boolean, description: Without it a preview is returned.}
          token: {type: string, description: "Access token, or set FILES_TOKEN"}
          filter: object
    """)
    assert [a.name for a in found.path_arguments] == ["path"]
    assert [a.name for a in found.consent_arguments] == ["confirm"]
    assert [a.name for a in found.preview_arguments] == ["confirm"]
    assert [a.name for a in found.secret_arguments] == ["token"]
    assert not found.required_secrets
    assert [a.name for a in found.widening_arguments] == ["filter"]


def test_force_is_no_consent() -> None:
    found = facts("name: delete_x\ndescription: Deletes x.\narguments: {force: boolean}\n")
    assert not found.consent_arguments
    assert [a.name for a in found.arguments("harsher")] == ["force"]


def test_siblings_that_undo_look_up_and_list() -> None:
    found = facts("""
        tools:
          - {name: archive_page, description: Archives a page.}
          - {name: unarchive_page, description: Brings it back.}
          - {name: get_page, description: Gets a page.}
          - {name: list_pages, description: Lists pages.}
    """).siblings
    assert (found.undo, found.lookup, found.list) == ("unarchive_page", "get_page", "list_pages")
