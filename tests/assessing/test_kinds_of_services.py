"""Kinds of calls of the services that programs run on, each beside one that is ordinary there."""

from __future__ import annotations

import json

import pytest

from elicit_design.model.assessment import Assessment
from support.tools import decision

TEXT = {"type": "string", "required": True}


def decided(tool_name: str, description: str, /, **arguments: object) -> Assessment:
    """Assess one tool with the given arguments."""
    tool = {"name": tool_name, "description": description, "arguments": arguments}
    return decision(json.dumps(tool))


@pytest.mark.parametrize(
    ("name", "description", "arguments", "effect"),
    [
        ("update_stack", "Updates a stack.", ["stack_id", "file"], "interrupts"),
        ("infra_up", "Runs pulumi up on a stack.", ["stack_id"], "interrupts"),
        ("close_client", "Closes a client connection.", ["id"], "interrupts"),
        ("create_access_policy", "Creates an access policy.", ["title"], "grants"),
        ("set_broker_settings", "Sets the settings of a broker.", ["settings"], "grants"),
        ("set_host_offline", "Takes a host offline.", ["host_id"], "interrupts"),
        ("add_responders", "Adds responders to an incident.", ["incident_id"], "sends"),
        ("set_override", "Sets an override on a schedule.", ["schedule_id"], "interrupts"),
        ("enable_identity_provider", "Enables an identity provider.", ["id"], "grants"),
        ("add_port_forward", "Forwards a port to a host.", ["port", "host"], "grants"),
        ("zone_set_ssl", "Sets the SSL mode of a zone.", ["zone_id", "value"], "grants"),
        ("logout_everyone", "Signs everyone out.", [], "grants"),
        ("put_script", "Creates a script, live at once.", ["script_id"], "interrupts"),
        ("get_entry", "Gets an entry, including passwords.", ["entry_id"], "discloses"),
        ("flash_image", "Flashes an image to a partition.", ["image"], "destroys"),
        ("pause_project", "Pauses a project.", ["project_id"], "interrupts"),
        ("activate_theme", "Activates a theme on the site.", ["theme_id"], "interrupts"),
        ("delete_entry", "Deletes an entry.", ["entry_id"], "destroys"),
        ("reply_comment", "Replies to a comment in public.", ["comment_id", "text"], "sends"),
        ("schedule_release", "Schedules a release.", ["release_id", "at"], "sends"),
        ("add_cors_origin", "Adds a CORS origin.", ["origin"], "grants"),
        ("switch_alias", "Points an alias to another index.", ["alias", "index"], "interrupts"),
        ("push_weights", "Uploads a model to the hub.", ["repo_id", "path"], "sends"),
        ("suspend_cronjob", "Suspends a cronjob.", ["id"], "interrupts"),
        ("delete_tag", "Deletes a tag of an artifact.", ["artifact", "tag"], "destroys"),
        ("create_robot", "Creates a robot account.", ["title"], "grants"),
        ("patch_host", "Applies updates and reboots.", ["host_id"], "interrupts"),
        ("mark_failed", "Marks a release as failed, which rolls it back.", ["id"], "interrupts"),
        ("create_public_link", "Creates a public link of a report.", ["id"], "grants"),
        ("set_permission_matrix", "Sets the permission matrix.", ["matrix"], "grants"),
        ("reset_connection", "Clears the data of a connection.", ["id"], "destroys"),
        ("overwrite_instance", "Overwrites an instance.", ["id", "source"], "destroys"),
        ("set_vm_size", "Changes the size of a machine.", ["vm_id", "size"], "pays"),
        ("start_gc", "Starts a collection; artifacts are removed.", [], "destroys"),
        ("set_vars", "Sets variables. Triggers a new deploy.", ["vars"], "interrupts"),
        ("leave_swarm", "Leaves a swarm.", ["node_id"], "interrupts"),
        ("rotate_ca", "Rotates the root CA.", ["config"], "grants"),
        ("move_firewall_rule", "Moves a firewall rule.", ["rule_id", "position"], "grants"),
        ("add_tunnel_user", "Adds a VPN user.", ["title"], "grants"),
        ("apply_changes", "Applies pending changes.", [], "interrupts"),
        ("promote_build", "Promotes a build.", ["build_id"], "interrupts"),
        ("cleanup_unused", "Removes old artifacts.", ["days"], "destroys"),
        ("set_image", "Updates the image of a deployment.", ["name", "image"], "interrupts"),
        ("scramble_table", "Anonymizes a table.", ["table"], "destroys"),
        ("update_firmware", "Installs firmware.", ["id"], "interrupts"),
        ("restore_database", "Replaces the database.", ["backup_path"], "destroys"),
        ("add_exception", "Adds an exception to a rule.", ["rule_id"], "grants"),
        ("set_notification_policy", "Sets the notification policy.", ["tree"], "interrupts"),
        ("rotate_dsn", "Rotates a DSN.", ["project_id"], "grants"),
        ("authorize_agent", "Authorizes an agent.", ["agent_id"], "grants"),
        ("decline_pr", "Declines a pull request.", ["id"], "sends"),
        ("create_notes", "Publish notes.", ["page_id"], "sends"),
        ("submit_patchset", "Submits a patchset.", ["change_id"], "interrupts"),
        ("start_box", "Starts a box. Charges apply while it runs.", ["box_id"], "pays"),
        ("set_tools", "Sets which tools are permitted to run.", ["org_id"], "grants"),
    ],
)
def test_a_kind_of_call_asks(
    name: str, description: str, arguments: list[str], effect: str
) -> None:
    found = decided(name, description, **dict.fromkeys(arguments, TEXT))
    assert effect in found.effects


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        ("hash_delete", "Deletes a field from a hash.", ["key", "field"]),
        ("sorted_set_remove", "Removes a member from a sorted set.", ["key", "member"]),
        ("put_event", "Publishes an event to a stream.", ["stream_id", "payload"]),
        ("rename_key", "Renames a key.", ["key", "new_key"]),
        ("rebuild_index", "Rebuilds an index from its files.", ["path"]),
        ("update_release", "Updates a release.", ["release_id"]),
        ("post_comment", "Posts a review comment on a line of a file.", ["path", "text"]),
        ("make_password", "Generates a random password.", []),
        ("set_active_account", "Sets the active account for later calls.", ["account_id"]),
        ("create_vm", "Creates a machine.", ["node", "disk_size"]),
        ("restart_kernel", "Restarts the kernel of a notebook.", ["path"]),
        ("format_code", "Reformats a file.", ["path"]),
        ("delete_actor", "Deletes an actor by name.", ["name"]),
        ("delete_node", "Deletes a node from a scene.", ["scene", "node"]),
        ("add_node", "Adds a node to a scene.", ["scene", "node_type"]),
        ("set_comment", "Sets a comment at an address in the listing.", ["address", "text"]),
        ("disassemble", "Disassembles a routine by name.", ["name"]),
        ("set_up_mock", "Sets up a mock of a request.", ["pattern", "body"]),
        ("begin_transaction", "Begins a transaction.", []),
        ("end_editing", "Ends an editing session.", ["design_id"]),
        ("erase_entities", "Erases entities of a drawing.", ["handles"]),
        ("remove_pages", "Removes pages and saves as a new file.", ["path", "pages"]),
        ("delete_columns", "Deletes columns of a sheet.", ["filepath", "start"]),
        ("delete_layer", "Deletes a layer.", ["layer_id"]),
        ("flatten_all_layers", "Flattens all layers.", []),
        ("mirror_block", "Mirrors a block.", ["handle"]),
        ("plan_release", "Creates a content release.", ["title"]),
        ("add_card_to_dashboard", "Add a card to a dashboard.", ["dashboard_id", "card_id"]),
        ("add_article", "Adds an article as a draft.", ["title"]),
        ("move_card", "Moves a card.", ["card_id", "position"]),
        ("return_to_dock", "Sends the vacuum to its dock.", ["vacuum_id"]),
        ("stop_port_forward", "Stops a port forward.", ["id"]),
        ("pull_image", "Pulls an image.", ["image"]),
        ("dismiss_finding", "Dismisses a finding.", ["finding_id"]),
        ("install_plugin", "Installs a plugin.", ["plugin"]),
    ],
)
def test_a_kind_of_call_is_ordinary(name: str, description: str, arguments: list[str]) -> None:
    assert decided(name, description, **dict.fromkeys(arguments, TEXT)).verdict == "none"


@pytest.mark.parametrize(("argument", "verdict"), [("role", "form"), ("nickname", "none")])
def test_what_a_new_member_may_do_is_agreed_to(argument: str, verdict: str) -> None:
    found = decided("create_operator", "Creates an operator.", username=TEXT, **{argument: TEXT})
    assert found.verdict == verdict


@pytest.mark.parametrize(("arguments", "verdict"), [({}, "url"), ({"mac": TEXT}, "none")])
def test_who_signs_in_is_told_from_who_is_let_in(
    arguments: dict[str, object], verdict: str
) -> None:
    found = decided("auth", "Authenticates the user.", **arguments)
    assert found.verdict == verdict


def test_a_device_that_is_authorized_is_no_sign_in() -> None:
    actions = {"type": "string", "required": True, "enum": ["authorize", "tag"]}
    found = decided("device_action", "Acts on a device.", device_id=TEXT, action=actions)
    assert found.verdict != "url"


@pytest.mark.parametrize(("thing", "verdict"), [("app", "url"), ("cable", "none")])
def test_an_app_that_is_connected_is_signed_in_to(thing: str, verdict: str) -> None:
    found = decided(f"connect_{thing}", f"Connects an {thing}.", **{thing: TEXT})
    assert found.verdict == verdict


def test_a_level_of_access_is_nothing_that_is_done() -> None:
    kinds = {"type": "string", "required": True, "enum": ["read-only", "full-access"]}
    found = decided("create_api_token", "Creates an API token.", label=TEXT, type=kinds)
    assert "grants" in found.effects
