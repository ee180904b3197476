"""Kinds of calls that ask, each beside one that looks like it and does not."""

from __future__ import annotations

import json

import pytest

from elicit_design.model.assessment import Assessment
from support.tools import decision

TEXT = {"type": "string", "required": True}
SECRET_KEY = "Always store the secret key in an environment variable."


def decided(tool_name: str, description: str, /, **arguments: object) -> Assessment:
    """Assess one tool, its arguments being required texts unless said otherwise."""
    tool = {"name": tool_name, "description": description, "arguments": arguments}
    return decision(json.dumps(tool))


@pytest.mark.parametrize(
    ("name", "description", "arguments", "effect"),
    [
        ("recycle_workers", "Recycles workers of a pool.", ["pool_id"], "interrupts"),
        ("edit_dns_record", "Edits a DNS record.", ["record_id"], "interrupts"),
        ("edit_vlan", "Edits a VLAN.", ["vlan_id"], "interrupts"),
        ("detach_disk", "Detaches a disk from a machine.", ["disk_id"], "interrupts"),
        ("finish_migration", "Finishes a schema migration.", ["migration_id"], "interrupts"),
        ("reboot", "Execute the `reboot` operation.", ["host_id"], "interrupts"),
        ("logout_sessions", "Signs out of sessions.", ["user_id"], "grants"),
        ("create_port_forward", "Creates a port forward.", ["rule"], "grants"),
        ("create_cluster_user", "Creates a user of a cluster.", ["cluster_id"], "grants"),
        ("update_oauth_client", "Updates an OAuth client.", ["client_id"], "grants"),
        ("detach_firewall", "Detaches a firewall from hosts.", ["firewall_id"], "grants"),
        ("update_load_balancer", "Updates a load balancer.", ["id", "rules"], "interrupts"),
        ("remove_rule", "Removes a rule from a load balancer.", ["rule_id"], "interrupts"),
        ("add_node_pool", "Adds a node pool.", ["cluster_id"], "pays"),
        ("create_pipeline", "Creates a pipeline.", ["ref"], "executes"),
        ("kick_phone", "Forces a phone to reconnect.", ["phone_id"], "interrupts"),
        ("empty_bin", "Empties the trash.", [], "destroys"),
        ("move_rule", "Restores who can edit a folder.", ["folder_id"], "grants"),
        ("queue_post", "Schedules a post.", ["text", "at"], "sends"),
        ("upload_photo", "Uploads a photo to a chat.", ["chat_id", "photo"], "sends"),
        ("lock_deploys", "Locks the deploys of a site.", ["site_id"], "interrupts"),
        ("close_index", "Closes an index.", ["index_id"], "interrupts"),
        ("reset_offsets", "Resets the offsets of a group.", ["group_id"], "interrupts"),
        ("set_vars", "Sets variables and restarts the app.", ["app_id"], "interrupts"),
        ("change_records", "Changes records of a zone.", ["zone_id"], "interrupts"),
        ("toggle_flag", "Turns a feature flag on.", ["flag_id"], "interrupts"),
        ("compose_down", "Stops and removes a stack.", ["stack_id"], "interrupts"),
        ("deallocate_vm", "Deallocates a machine.", ["vm_id"], "interrupts"),
        ("scale_count", "Deploys a number of machines.", ["app_id"], "interrupts"),
        ("todo_delete_list", "Deletes a list.", ["list_id"], "destroys"),
        ("add_to_group", "Adds a user to a group.", ["user_id", "group_id"], "grants"),
        ("clear_sessions", "Ends the sessions of a user.", ["user_id"], "grants"),
        ("run_payroll", "Runs the payroll.", ["period_id"], "pays"),
        ("request_taxi", "Requests a taxi.", ["pickup_id"], "pays"),
        ("order_scan", "Orders a scan for a patient.", ["patient_id"], "binds"),
        ("get_file", "Gets the full record of a patient.", ["patient_id"], "discloses"),
        ("reformat_stick", "Formats a stick.", ["stick_id"], "destroys"),
        ("reset_schema", "Resets a database schema.", ["schema_id"], "destroys"),
        ("set_retention", "Sets the retention of a topic.", ["topic_id"], "destroys"),
        ("freeze_card", "Freezes a card.", ["card_id"], "grants"),
        ("make_album_public", "Makes an album public.", ["album_id"], "grants"),
        ("deprecate_package", "Deprecates a package.", ["package_id"], "interrupts"),
        ("shift_traffic", "Shifts traffic to a version.", ["version_id"], "interrupts"),
        ("push_firmware", "Pushes firmware to devices.", ["group_id"], "interrupts"),
        ("host_away", "Puts a host into maintenance mode.", ["host_id"], "interrupts"),
        ("start_livestream", "Starts a livestream.", ["channel_id"], "sends"),
        ("push_alert", "Pushes a notification.", ["text"], "sends"),
        ("upload_clip", "Uploads and publishes a clip.", ["file_id"], "sends"),
        ("set_autoreply", "Sets an automatic reply.", ["text"], "sends"),
        ("extend_lease", "Extends a lease.", ["lease_id"], "pays"),
        ("raise_salary", "Raises a salary.", ["person_id"], "pays"),
        ("request_time_off", "Requests time off.", ["from", "until"], "binds"),
        ("file_claim", "Files a claim.", ["policy_id"], "binds"),
        ("apply_for_visa", "Applies for a visa.", ["person_id"], "binds"),
        ("delete_rows", "Deletes rows of a table.", ["table_id", "row_ids"], "destroys"),
        ("add_login", "Creates a user account.", ["email"], "grants"),
        ("approve_step", "Approves a step.", ["run_id"], "interrupts"),
        ("schedule_meeting", "Schedules a meeting and invites people.", ["title"], "sends"),
        ("confirm_order", "Confirms an order.", ["order_id"], "pays"),
        ("end_webinar", "Ends a webinar.", ["webinar_id"], "interrupts"),
        ("export_contacts", "Exports contacts.", ["format"], "discloses"),
        ("get_access_token", "Gets an access token.", ["service_id"], "discloses"),
        ("create_credit_memo", "Creates a credit memo.", ["invoice_id"], "pays"),
        ("add_redirect", "Sends all traffic of a site elsewhere.", ["site_id"], "interrupts"),
        ("reroute_parcel", "Reroutes a parcel.", ["parcel_id"], "interrupts"),
        ("relocate_vm", "Relocates a machine.", ["vm_id"], "interrupts"),
        ("activate_config", "Activates a configuration.", ["version"], "interrupts"),
        ("hang_up", "Hangs up.", ["call_id"], "interrupts"),
        ("reverse_posting", "Reverses a posting.", ["posting_id"], "pays"),
        ("waive_fee", "Waives a fee.", ["fee_id"], "pays"),
        ("release_requisition", "Releases a requisition.", ["requisition_id"], "pays"),
        ("retract_bid", "Retracts a bid.", ["bid_id"], "binds"),
        ("discharge_patient", "Discharges a patient.", ["patient_id"], "binds"),
        ("run_credit_check", "Runs a credit check.", ["applicant_id"], "discloses"),
        ("update_signon_policy", "Updates a sign-on policy.", ["policy_id"], "grants"),
        ("add_viewer", "Gives a user access to a report.", ["user_id"], "grants"),
        ("create_collaboration", "Adds a collaborator to a book.", ["email"], "grants"),
        ("create_card", "Creates a virtual card with a limit.", ["limit"], "pays"),
        ("authorise_charge", "Authorises a charge.", ["charge_id"], "pays"),
        ("flush", "Flushes a database.", ["database_id"], "destroys"),
        ("end_listing", "Ends a listing.", ["listing_id"], "interrupts"),
        ("get_connection_string", "Gets a connection string.", ["database_id"], "discloses"),
    ],
)
def test_kinds_that_ask_for_agreement(
    name: str, description: str, arguments: list[str], effect: str
) -> None:
    found = decided(name, description, **dict.fromkeys(arguments, TEXT))
    assert found.verdict == "form"
    assert effect in found.effects


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        ("power_on_server", "Powers a server on.", ["server_id"]),
        ("edit_network", "Changes the name or labels of a network.", ["network_id"]),
        ("set_parent_of_ticket", "Sets the parent of a ticket.", ["ticket_id"]),
        ("stop_capture", "Stops a capture of the screen.", ["capture_id"]),
        ("delete_page", "Moves a page to the trash.", ["page_id"]),
        ("delete_job", "Deletes a job that was handled.", ["queue_id", "receipt_handle"]),
        ("start_purchase_analysis", "Starts an analysis of purchases.", ["plan_id"]),
        ("rename_phone", "Renames a phone by its MAC address.", ["mac_address", "name"]),
        ("confirm_address", "Confirms an address.", ["token"]),
        ("diagnose_pod", "Automated diagnosis of the crash of a pod.", ["pod"]),
        ("unsubscribe", "Ends news of a topic.", ["topic_id"]),
        ("update_key", "Updates a key.", ["key_id", "label"]),
        ("create_certificate", "Creates a certificate.", ["domain"]),
        ("create_pipeline", "Creates a pipeline.", ["name", "steps"]),
        ("create_release", "Creates a release of a roadmap.", ["roadmap_id"]),
        ("set_brightness", "Changes the brightness of the device.", ["device"]),
        (
            "draw_funnel",
            "Draws steps, such as the visitor completing payment with a card.",
            ["data"],
        ),
        ("replace_all", "Replaces every occurrence of a word.", ["document_id", "text"]),
        ("post_comment", "Posts a comment on a ticket.", ["ticket_id", "body"]),
        ("forward_port", "Forwards a port to a pod.", ["pod_id", "port"]),
        ("add_expense", "Records an expense in a budget.", ["amount"]),
        ("set_hours", "Sets hours.", ["hours"]),
        ("advance_card", "Moves a card to the next stage.", ["card_id"]),
        ("stop_music", "Stops the music.", []),
        ("add_card", "Add a card.", ["deck_id", "front", "back"]),
        ("renew_certificate", "Renews a certificate.", ["certificate_id"]),
        ("delete_rows", "Deletes rows of a sheet.", ["path", "first_row"]),
        ("delete_file", "Deletes a file.", ["path", "branch", "message"]),
        ("merge_pdfs", "Merges several files into one.", ["files", "output"]),
        ("cherry_pick", "Cherry-picks a commit.", ["sha", "branch"]),
        ("mark_all_read", "Marks all articles as read.", []),
        ("accept_dialog", "Accepts a dialog of the page.", []),
        ("send_keys", "Sends keys to an element.", ["element_id", "keys"]),
        ("add_reply_to_issue_comment", "Adds a reply to a comment.", ["comment_id", "body"]),
        ("get_outcomes", "Gets the test results of a build.", ["build_id"]),
        ("list_children", "Lists names of children of a node.", ["node_id"]),
        ("check_labels", "Audits labels and diagnoses queries.", ["stream_id"]),
        ("drop_shape", "Deletes a shape. A destructive operation that can be undone.", ["id"]),
        ("import_tokens", "Imports design tokens.", ["file"]),
        ("apply_patch", "Applies a patch to files of the working tree.", ["patch"]),
        ("archive_all", "Archives all conversations.", []),
        ("delete_tag", "Deletes a tag from a resource.", ["resource_id", "key"]),
        ("leave_room", "Leaves a room.", ["room_id"]),
        ("get_project_access_token", "Gets a project access token.", ["token_id"]),
        ("list_keys", "Lists keys. Secret values are never returned.", []),
        ("get_plan", "Gets a subscription with its price and the next payment.", ["id"]),
        ("wipe_volume", "Deletes a volume. It is filled again at the next run.", ["id"]),
        ("signing_status", "Tells who has signed a document.", ["document_id"]),
        ("lock_discussion", "Locks the discussion of an issue.", ["issue_id"]),
        ("request_review", "Asks colleagues to review a pull request.", ["number"]),
        ("kill_app", "Kills an app on a device.", ["device_id", "bundle_id"]),
    ],
)
def test_kinds_that_look_like_them_and_ask_nothing(
    name: str, description: str, arguments: list[str]
) -> None:
    assert decided(name, description, **dict.fromkeys(arguments, TEXT)).verdict == "none"


def test_the_page_at_which_access_is_given_is_opened_by_the_user() -> None:
    found = decided("make_consent_link", "Makes a consent link for a mailbox.", mailbox_id=TEXT)
    assert found.purposes == ("authorize",)


def test_a_secret_that_a_call_returns_is_not_asked_for() -> None:
    found = decided("create_bucket_key", f"Creates a key. {SECRET_KEY}", name=TEXT)
    assert (found.verdict, "credential" in found.purposes) == ("form", False)


@pytest.mark.parametrize(("size", "verdict"), [("node_type", "form"), ("comment", "none")])
def test_a_running_thing_costs_by_the_machine_that_is_chosen(size: str, verdict: str) -> None:
    assert decided("update_broker", "Updates a broker.", broker=TEXT, **{size: TEXT}).verdict == (
        verdict
    )


@pytest.mark.parametrize(("flag", "verdict"), [("make_public", "form"), ("overwrite", "none")])
def test_a_flag_that_opens_a_new_thing_asks(flag: str, verdict: str) -> None:
    found = decided("upload_object", "Uploads an object.", key=TEXT, **{flag: "boolean"})
    assert found.verdict == verdict


def test_an_action_is_what_its_explanation_says() -> None:
    actions = {"type": "string", "required": True, "enum": ["list", "add", "remove"]}
    told = "Manages accounts. Actions: 'list' (show them), 'add' (authenticate a new account)."
    found = decided("manage_accounts", told, action=actions)
    assert {case.when_says: case.verdict for case in found.cases}["`action` is `add`"] == "url"


@pytest.mark.parametrize(
    ("name", "description", "effect"),
    [
        ("cancel_build", "Cancels a build.", "interrupts"),
        ("cancel_booking", "Cancels a booking.", "destroys"),
        ("reimage_host", "Reimages a host.", "destroys"),
    ],
)
def test_what_is_lost_is_told_from_what_is_stopped(
    name: str, description: str, effect: str
) -> None:
    assert effect in decided(name, description, id=TEXT).effects


def test_a_manager_whose_actions_only_look_is_read_only() -> None:
    actions = {"type": "string", "required": True, "enum": ["describe-kind", "list-kinds"]}
    found = decided("manage_kinds", "Manages kinds of connections.", operation=actions)
    assert found.leading.reason == "read-only"
