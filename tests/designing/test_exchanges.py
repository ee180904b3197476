"""Whole exchanges on the wire, for each revision."""

from __future__ import annotations

from typing import Any, cast

from elicit_design.designing.exchanges import exchanges
from support.drafted import asked
from support.official import answer_faults

DELETE = """
name: delete_workspace
description: Permanently deletes a workspace.
arguments: {workspace_id!: string, reason: string}
elicitation: {verdict: form, purposes: [confirm], effects: [destroys], severity: medium}
"""
CONNECT = """
name: connect_github
description: Connects the user's GitHub account with OAuth.
arguments: {}
elicitation: {verdict: url, purposes: [authorize]}
"""


Wire = dict[str, dict[str, list[dict[str, Any]]]]


def wire(text: str) -> Wire:
    found = asked(text)
    return cast("Wire", exchanges(found.question, found.design))


def test_the_older_revisions_ask_in_the_middle_of_the_call() -> None:
    for revision in ("2025-06-18", "2025-11-25"):
        call, ask, answer, result = [m["message"] for m in wire(DELETE)[revision]["accepted"]]
        assert call["params"]["arguments"] == {"workspace_id": "1042"}
        assert ask["method"] == "elicitation/create"
        assert ("mode" in ask["params"]) == (revision != "2025-06-18")
        assert answer["id"] == ask["id"]
        assert answer["result"]["content"] == {"choice": "delete the workspace"}
        assert result["id"] == call["id"]


def test_the_newest_answers_input_required_and_is_called_again() -> None:
    messages = [m["message"] for m in wire(DELETE)["2026-07-28"]["accepted"]]
    call, required, retry, result = messages
    asked_for = required["result"]["inputRequests"]["ask"]
    assert asked_for.keys() == {"method", "params"}
    assert retry["id"] != call["id"]
    assert retry["params"]["requestState"] == required["result"]["requestState"]
    assert retry["params"]["arguments"] == call["params"]["arguments"]
    assert result["result"]["resultType"] == "complete"


def test_a_refusal_says_that_nothing_was_done() -> None:
    last = wire(DELETE)["2026-07-28"]["refused"][-1]["message"]["result"]
    assert last["isError"] is False
    assert last["content"][0]["text"].startswith("Nothing was deleted")


def test_the_oldest_revision_has_no_page() -> None:
    found = wire(CONNECT)["2025-06-18"]
    assert list(found) == ["unsupported"]
    assert found["unsupported"][-1]["message"]["result"]["isError"] is True


def test_a_page_has_an_id_in_one_revision_and_waits_by_state_in_the_next() -> None:
    found = wire(CONNECT)
    pushed = [m["message"] for m in found["2025-11-25"]["accepted"]]
    assert pushed[1]["params"]["elicitationId"] == pushed[3]["params"]["elicitationId"]
    rounds = [m["message"] for m in found["2026-07-28"]["accepted"]]
    params = rounds[1]["result"]["inputRequests"]["ask"]["params"]
    assert "elicitationId" not in params
    assert rounds[3]["result"] == {
        "resultType": "input_required",
        "requestState": rounds[1]["result"]["requestState"],
    }


def test_every_answer_is_one_by_the_official_types() -> None:
    for text in (DELETE, CONNECT):
        for messages in wire(text)["2025-11-25"].values():
            answer = next(m["message"]["result"] for m in messages[2:3])
            assert list(answer_faults(answer, "2025-11-25")) == []
