"""Kinds of calls that offices, shops and books make: some ask, some only look as if they did."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from elicit_design.model.assessment import Assessment
from support.tools import decision, decisions

TEXT = {"type": "string", "required": True}
FLAG = {"type": "boolean"}


def decided(tool_name: str, description: str, /, **arguments: object) -> Assessment:
    """Assess one tool with these arguments."""
    tool = {"name": tool_name, "description": description, "arguments": arguments}
    return decision(json.dumps(tool))


def texts(names: Sequence[str]) -> dict[str, object]:
    """Return required texts of these names."""
    return dict.fromkeys(names, TEXT)


@pytest.mark.parametrize(
    ("name", "description", "arguments", "effect"),
    [
        ("add_role_actors", "Adds actors to a role of a project.", ["role_id"], "grants"),
        ("set_restrictions", "Replaces the read and edit restrictions.", ["page_id"], "grants"),
        ("redact_comment", "Redacts a comment.", ["comment_id"], "destroys"),
        ("commit_changeset", "Commits a changeset.", ["changeset_id"], "interrupts"),
        ("contest_chargeback", "Contests a chargeback.", ["id"], "binds"),
        ("disable_payment_provider", "Disables a payment provider.", ["id"], "interrupts"),
        ("move_funds", "Moves funds between portfolios.", ["from_id", "to_id"], "pays"),
        ("commit_conversion", "Commits a conversion.", ["trade_id"], "pays"),
        ("set_leverage", "Sets the leverage of a market.", ["symbol"], "pays"),
        ("borrow_margin", "Borrows on margin.", ["asset", "amount"], "pays"),
        ("complete_draft_order", "Completes a draft order.", ["order_id"], "pays"),
        ("update_shop_settings", "Updates settings of the shop.", ["key", "value"], "grants"),
        ("remove_item", "Removes an item. Its token is no longer valid.", ["id"], "grants"),
        ("set_up_talk", "Adds a meeting; sends calendar invitations.", ["at"], "sends"),
        ("change_sharing", "Changes sharing settings of a video.", ["video_id"], "grants"),
        ("create_inbox_rule", "Creates an inbox rule.", ["conditions"], "sends"),
        ("enable_auto_forwarding", "Enables auto forwarding.", ["address"], "grants"),
        ("time_out_member", "Times out a member.", ["member_id"], "grants"),
        ("delete_chat_history", "Deletes the history.", ["chat_id"], "destroys"),
        ("create_poll", "Creates a poll.", ["question"], "sends"),
        ("edit_admin_rights", "Edits the rights of an admin.", ["user_id"], "grants"),
        ("create_number", "Purchases a phone number.", ["area_code"], "pays"),
        ("PhoneV2--CreateVerification", "Creates a verification.", ["to"], "sends"),
        ("add_person", "Adds somebody. An email goes out to them.", ["person_id"], "sends"),
        ("connect_with_person", "Connects with a person.", ["person_id"], "sends"),
        ("comment_on_video", "Comments on a video.", ["video_id", "text"], "sends"),
        ("set_moderation_status", "Sets the moderation status.", ["id"], "interrupts"),
        ("start_broadcast", "Transitions a broadcast to live.", ["broadcast_id"], "sends"),
        ("add_moderator", "Adds a moderator.", ["channel_id"], "grants"),
        ("delete_all_bookmarks", "Deletes all bookmarks.", [], "destroys"),
        ("confirm_order_change", "Confirms an order change.", ["change_id"], "pays"),
        ("confirm_cancellation", "Confirms a cancellation.", ["cancellation_id"], "destroys"),
        ("checkout", "Submits the cart.", ["address_id"], "pays"),
        ("reorder_last", "Orders the same meal again.", [], "pays"),
        ("tip_driver", "Adds a tip after the ride.", ["ride_id", "cents"], "pays"),
        ("move_destination", "Moves it; the fare changes.", ["ride_id"], "pays"),
        ("request_days", "Submits a time off request.", ["from_day", "to_day"], "binds"),
        ("request_pay_raise", "Proposes a pay raise.", ["worker_id"], "pays"),
        ("create_offer", "Makes an offer.", ["candidate_id"], "binds"),
        ("submit_scorecard", "Submits a scorecard.", ["interview_id"], "binds"),
        ("pay_now", "Pays with the saved payment method.", ["order_id"], "pays"),
        ("grade_submission", "Grades a submission.", ["submission_id"], "binds"),
        ("post_grades", "Posts grades.", ["assignment_id"], "binds"),
        ("end_attempt", "Finishes an attempt at a quiz.", ["attempt_id"], "binds"),
        ("discharge_patient", "Finishes the encounter.", ["encounter_id"], "binds"),
        ("write_prescription", "Writes a prescription.", ["patient_id"], "binds"),
        ("enrol", "Adds a contact to a workflow.", ["contact_id"], "sends"),
        ("change_limit", "Raises the spend limit.", ["card_id"], "pays"),
        ("unhide_page", "Makes a page visible to students.", ["page_id"], "sends"),
        ("find_labs", "Searches laboratory results of a patient.", ["id"], "discloses"),
        ("add_to_drip", "Adds a lead to a campaign.", ["lead_id"], "sends"),
        ("update_adset", "Updates an ad set.", ["adset_id"], "pays"),
        ("approve_comment", "Approves a comment.", ["comment_id"], "sends"),
        ("end_employment", "Ends an employment.", ["employee_id"], "binds"),
        ("onboard_hire", "Sends the forms to a new hire.", ["hire_id"], "grants"),
        ("create_access_code", "Creates an access code.", ["event_id"], "grants"),
        ("transfer_ticket", "Gives a ticket to somebody else.", ["ticket_id"], "grants"),
        ("close_form", "Closes a form.", ["form_id"], "interrupts"),
        ("void_label", "Voids a label.", ["label_id"], "destroys"),
        ("leave_feedback", "Leaves feedback.", ["order_id"], "sends"),
        ("boost_status", "Boosts a status.", ["id"], "sends"),
        ("close_round", "Archives a round and mails its members.", ["id"], "sends"),
        ("batch_update", "Creates, updates or deletes products.", ["data"], "destroys"),
    ],
)
def test_a_kind_of_call_asks(
    name: str, description: str, arguments: list[str], effect: str
) -> None:
    found = decided(name, description, **texts(arguments))
    assert found.verdict == "form"
    assert effect in found.effects


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        ("create_task", "Creates a task with a link to its parent task.", ["title"]),
        ("create_invoice", "Creates an invoice in Stripe.", ["customer_id"]),
        ("create_invoice", "Creates invoices in the PayPal system.", ["customer_id"]),
        ("get_balance", "Retrieves the balance from Stripe.", []),
        ("create_plan", "Creates a subscription plan.", ["product_id"]),
        ("create_draft_order", "Creates a draft order for an invoice.", ["items"]),
        ("log_purchase", "Records a credit card purchase.", ["purchase"]),
        ("sync_transactions", "Fetches new transactions.", ["account_id"]),
        ("create_transfer_check", "Determines whether a transfer can be made.", ["amount"]),
        ("restore_page_version", "Restores a page version.", ["page_id"]),
        ("batch_modify_mails", "Modifies labels of multiple mails.", ["mail_ids"]),
        ("add_list_member", "Adds a member to the list.", ["list_id", "member_id"]),
        ("unschedule_campaign", "Unschedules a campaign.", ["campaign_id"]),
        ("set_presence", "Sets the availability shown to others.", ["availability"]),
        ("delete_todo_item", "Deletes a todo item.", ["item_id"]),
        ("duplicate_page", "Duplicates a page. You must have permission to access it.", ["id"]),
        ("like_tweet", "Likes a tweet.", ["tweet_id"]),
        ("bookmark_tweet", "Adds a tweet to the bookmarks.", ["tweet_id"]),
        ("set_automation", "Creates or updates an automation.", ["config"]),
        ("disconnect", "Disconnects the account.", []),
        ("block_dates", "Blocks dates of a calendar.", ["listing_id"]),
        ("create_order_cancellation", "Gets a refund quote.", ["order_id"]),
        ("add_keywords", "Adds keywords to a campaign.", ["campaign_id"]),
        ("make_transfer", "Creates a transfer. It is not paid until funded.", ["quote_id"]),
        ("delete_time_entry", "Deletes a time entry.", ["entry_id"]),
        ("enable_debug_log", "Enables the debug log of a user.", ["user_id"]),
    ],
)
def test_a_kind_of_call_is_ordinary(name: str, description: str, arguments: list[str]) -> None:
    assert decided(name, description, **texts(arguments)).verdict == "none"


@pytest.mark.parametrize(("argument", "verdict"), [("public", "form"), ("pinned", "none")])
def test_an_answer_is_read_by_the_customer_where_it_is_public(argument: str, verdict: str) -> None:
    text = "Creates a comment on a ticket."
    found = decided("create_ticket_comment", text, comment=TEXT, **{argument: FLAG})
    assert found.verdict == verdict


@pytest.mark.parametrize(("argument", "verdict"), [("caller_id", "none"), ("title", "form")])
def test_what_a_help_desk_works_on_is_shown_to_no_public(argument: str, verdict: str) -> None:
    found = decided("create_incident", "Creates an incident.", **{argument: TEXT})
    assert found.verdict == verdict


def test_the_clause_that_a_text_opens_with_is_no_act() -> None:
    text = "When you receive a parcel, delete its record."
    assert decided("parcel", text, parcel_id=TEXT).effects == ("destroys",)


@pytest.mark.parametrize(("container", "verdict"), [("mailing list", "none"), ("team", "form")])
def test_who_gets_mail_may_do_no_more_than_before(container: str, verdict: str) -> None:
    found = decided("add_member", f"Adds a member to the {container}.", member_id=TEXT)
    assert found.verdict == verdict


@pytest.mark.parametrize(("thing", "verdict"), [("account", "form"), ("task", "none")])
def test_a_state_of_an_account_is_an_act_on_it(thing: str, verdict: str) -> None:
    states = {"type": "string", "required": True, "enum": ["suspended", "closed"]}
    found = decided(f"update_{thing}", f"Updates a {thing}.", id=TEXT, status=states)
    assert found.verdict == verdict


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Archives a team, which makes it read-only.", "reversible"),
        ("Archives a team. This view is read-only.", "read-only"),
    ],
)
def test_what_becomes_read_only_by_a_call_is_changed_by_it(text: str, reason: str) -> None:
    assert decided("archive_team", text, team_id=TEXT).cases[0].reason == reason


@pytest.mark.parametrize(("argument", "verdict"), [("area", "none"), ("language", "form")])
def test_which_lamp_is_meant_is_no_preference(argument: str, verdict: str) -> None:
    options = {name: {"type": "string"} for name in ("name", argument, "color")}
    assert decided("light_set", "Sets a light.", **options).verdict == verdict


@pytest.mark.parametrize(("argument", "verdict"), [("privacy_status", "form"), ("title", "none")])
def test_an_upload_that_can_be_public_asks(argument: str, verdict: str) -> None:
    levels = {"type": "string", "enum": ["private", "public"]}
    assert decided("upload_clip", "Uploads a clip.", **{argument: levels}).verdict == verdict


@pytest.mark.parametrize(
    ("argument", "verdict"), [("customer_visible", "form"), ("pinned", "none")]
)
def test_a_note_is_for_the_office_unless_it_is_for_the_customer(
    argument: str, verdict: str
) -> None:
    found = decided("add_note", "Adds a note.", order_id=TEXT, note=TEXT, **{argument: FLAG})
    assert found.verdict == verdict


def test_a_note_of_which_an_office_says_who_sees_it_is_no_answer() -> None:
    levels = {"type": "string", "enum": ["private", "public"]}
    found = decided("add_note", "Adds a note to a candidate.", note=TEXT, visibility=levels)
    assert found.verdict == "none"


@pytest.mark.parametrize(
    ("siblings", "verdict"),
    [(("save_post", "search_hashtags"), "form"), (("save_post", "list_issues"), "none")],
)
def test_an_answer_on_a_public_network_is_read_by_everybody(
    siblings: Sequence[str], verdict: str
) -> None:
    reply = {"name": "reply_to_comment", "description": "Replies to a comment.", "arguments": {}}
    others = [{"name": name, "description": "", "arguments": {}} for name in siblings]
    assert decisions(json.dumps([reply, *others]))[0].verdict == verdict
