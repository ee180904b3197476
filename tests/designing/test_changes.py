"""How the tool itself should change, and four tools of which six facts are to be found."""

from __future__ import annotations

from elicit_design.model.design import Design, ToolChange
from support.drafted import designed, designs_of, tools_of

FOUR = """
server: trial
tools:
  - name: delete_project
    description: Permanently deletes a project and everything in it.
    arguments:
      id!: {type: string, description: Project id}
      confirm!: {type: boolean, description: Must be true to delete}
    annotations: {destructiveHint: true}
  - name: search_projects
    description: Searches projects by words in their names.
    arguments: {query!: string, limit: {type: integer, default: 10}}
    annotations: {readOnlyHint: true}
  - name: send_sms
    description: Sends a text message to a phone number.
    arguments:
      to!: {type: string, description: Phone number}
      body!: string
      api_key!: {type: string, description: Key of the messaging service}
  - name: connect_github
    description: Connects the user's GitHub account with OAuth.
    arguments:
      scopes!: {type: array, items: {type: string}}
      client_secret!: {type: string, description: Secret of the OAuth application}
"""


def change(design: Design, kind: str) -> ToolChange:
    (found,) = [c for c in design.changes if c.kind == kind]
    return found


def test_six_facts_of_six_with_the_right_remedy_and_none_that_is_false() -> None:
    found = designs_of(tools_of(FOUR))
    kinds = {
        name: [c.kind for c in d.changes if c.kind != "annotations"] for name, d in found.items()
    }

    # 1: the deletion asks a person; 2: `confirm` is no consent
    assert found["delete_project"].questions[0][0].purposes == ("confirm",)
    assert kinds["delete_project"] == ["consent-argument"]
    # 3 and 4: secrets go to the server's own page and store, never to a form or a format
    for name, argument in (("send_sms", "api_key"), ("connect_github", "client_secret")):
        secret = change(found[name], "secret-argument")
        assert secret.where == f"/inputSchema/properties/{argument}"
        assert "server" in secret.says
        assert "URL mode" in secret.says
        assert "format" not in str(secret.after)
    assert kinds["send_sms"] == kinds["connect_github"] == ["secret-argument"]
    # 5: connecting is a page
    url = found["connect_github"].questions[0][1].url
    assert url is not None
    assert url.remote.startswith("https://")
    # 6: searching asks nothing, and nothing is held against it
    assert found["search_projects"].questions == ()
    assert found["search_projects"].changes == ()


def test_annotations_are_set_before_and_after() -> None:
    design = designed("name: drop_table\ndescription: Drops a table.\narguments: {table!: string}")
    found = change(design, "annotations")
    assert found.after == {
        "title": "Drop a table",
        "readOnlyHint": False,
        "destructiveHint": True,
        "idempotentHint": True,
    }
    assert design.annotations.destructive is True


def test_an_annotation_that_is_not_so_is_put_right() -> None:
    design = designed(
        "name: delete_user\ndescription: Permanently deletes a user.\n"
        "arguments: {user_id!: string}\nannotations: {title: Delete a user, readOnlyHint: true, "
        "destructiveHint: true, idempotentHint: true}"
    )
    found = change(design, "annotations")
    assert found.before == {"readOnlyHint": True}
    assert found.after == {"readOnlyHint": False}
    assert "says what is not so" in found.says


def test_a_tool_that_reads_and_destroys_is_split() -> None:
    design = designed(
        "name: manage-notes\ndescription: Lists or permanently deletes notes.\n"
        "arguments: {action!: {enum: [list, delete]}, note_id: string}"
    )
    found = change(design, "split")
    assert found.after == {
        "list-notes": {"readOnlyHint": True},
        "delete-note": {"readOnlyHint": False, "destructiveHint": True},
    }
    assert len(found.stages) == 3


def test_an_argument_whose_absence_means_everything_becomes_required() -> None:
    design = designed(
        "name: delete_rows\ndescription: Permanently deletes rows that match.\n"
        "arguments: {table!: string, filter: object}"
    )
    found = change(design, "widening-argument")
    assert found.where == "/inputSchema/properties/filter"
    assert found.after == {"required": True}
    assert "`{}`" in found.says


def test_a_force_that_changes_the_effect_is_no_consent() -> None:
    design = designed(
        "name: delete_branch\ndescription: Permanently deletes a branch.\n"
        "arguments: {branch!: string, force: {type: boolean, description: Delete it unmerged}}"
    )
    assert [c.kind for c in design.changes] == ["annotations"]


def test_a_secret_that_every_tool_takes_is_said_once_for_the_server() -> None:
    tools = "\n".join(
        f"  - {{name: delete_{thing}, description: Permanently deletes a {thing}., arguments: "
        f"{{name!: string, api_key: {{type: string, description: or set the API_KEY env var}}}}}}"
        for thing in ("team", "issue", "label_set")
    )
    found = designs_of(tools_of(f"tools:\n{tools}"))
    secret = change(found["delete_team"], "secret-argument")
    assert secret.after == {"remedy": "configuration"}
    assert "once for the server: 3" in secret.says


def test_every_change_that_old_callers_notice_has_stages() -> None:
    for design in designs_of(tools_of(FOUR)).values():
        for found in design.changes:
            assert found.stages
            assert found.stages[0].startswith("this release")
