"""What the call answers after each way an ask can end."""

from __future__ import annotations

import pytest

from elicit_design.designing.refusal import refusal_content
from elicit_design.model.design import Outcome
from support.drafted import asked, tools_of

HEAD = """
name: delete_rows
description: Permanently deletes rows.
arguments: {table!: string, note: string}
elicitation: {verdict: form, purposes: [confirm], effects: [destroys]}
"""


def outcomes(text: str) -> dict[str, Outcome]:
    return {outcome.name: outcome for outcome in asked(text).question.outcomes}


def content(output: str) -> object:
    tool = tools_of(HEAD + "outputSchema: " + output)[0]
    return refusal_content(tool, "deleted", "Nothing was deleted.")


def test_a_form_ends_in_one_of_seven_ways_and_a_page_in_eight() -> None:
    form = [
        "accepted",
        "refused",
        "dismissed",
        "unsupported",
        "ask-failed",
        "changed",
        "act-failed",
    ]
    assert list(outcomes(HEAD)) == form
    page = outcomes(HEAD.replace("verdict: form, purposes: [confirm], effects: [destroys]",
                                 "verdict: url, purposes: [authorize]"))  # fmt: skip
    assert set(page) == {*form, "pending"}


def test_without_an_output_schema_a_refusal_is_a_plain_result() -> None:
    found = outcomes(HEAD)
    assert found["accepted"].is_error is None
    assert found["refused"].is_error is False
    assert all(found[name].is_error for name in ("unsupported", "ask-failed", "changed"))


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "{type: object, required: [table, deletedCount], properties: "
            "{table: {type: string}, deletedCount: {type: integer}}}",
            {"table": {"$argument": "/table"}, "deletedCount": 0},
        ),
        (
            "{type: object, required: [success, message], properties: "
            "{success: {type: boolean}, message: {type: string}}}",
            {"success": False, "message": "Nothing was deleted."},
        ),
        (
            "{type: object, required: [status], properties: "
            "{status: {type: string, enum: [deleted, cancelled]}}}",
            {"status": "cancelled"},
        ),
        (
            "{type: object, required: [result], properties: "
            "{result: {type: object, additionalProperties: true}}}",
            {"result": {"deleted": False, "status": "refused"}},
        ),
        (
            "{type: object, required: [result], properties: {result: {$ref: '#/$defs/R'}}, "
            "$defs: {R: {type: object, required: [deleted], properties: "
            "{deleted: {type: boolean}}}}}",
            {"result": {"deleted": False}},
        ),
        (
            "{type: object, required: [jobId], properties: "
            "{jobId: {anyOf: [{type: string}, {type: 'null'}]}}}",
            {"jobId": None},
        ),
    ],
)
def test_a_refusal_says_truly_that_nothing_was_done(output: str, expected: object) -> None:
    assert content(output) == expected


@pytest.mark.parametrize(
    "output",
    [
        "{type: object, required: [exitCode], properties: {exitCode: {type: integer}}}",
        "{type: object, required: [id], properties: {id: {type: string}}}",
        "{type: object, required: [note], properties: {note: {type: string, const: done}}}",
        "{type: object, required: [count], properties: {count: {type: integer, minimum: 1}}}",
        "{type: object, required: [status], properties: {status: {type: string, enum: [deleted]}}}",
        "{type: object, required: [items], properties: {items: {type: array}}}",
        "{type: object, required: [r], properties: {r: {$ref: '#/$defs/R'}}, "
        "$defs: {R: {$ref: '#/$defs/R'}}}",
        "{type: array}",
    ],
)
def test_where_no_true_content_conforms_a_refusal_is_an_error(output: str) -> None:
    assert content(output) is None
    found = outcomes(HEAD + "outputSchema: " + output)
    assert found["refused"].is_error is True
    assert found["refused"].structured_content is None


def test_a_failure_after_consent_never_claims_that_nothing_happened() -> None:
    words = asked(HEAD).question.words
    assert "may have happened" in words["en"]["outcome.act-failed"]
    assert "pode ter acontecido" in words["pt-BR"]["outcome.act-failed"]


def test_a_refusal_says_that_the_client_may_not_have_shown_anything() -> None:
    assert "could not show the question" in asked(HEAD).question.words["en"]["outcome.refused"]


def test_the_state_of_something_else_is_no_refusal() -> None:
    found = content("""
  type: object
  properties:
    autoscaling:
      type: object
      properties: {minimum: {type: [integer, "null"]}}
      required: [minimum]
    peeringState: {type: string, enum: [PENDING, REJECTED]}
""")
    assert found is None
    assert content(
        "{type: object, properties: {status: {enum: [done, REJECTED], type: string}}}"
    ) == {"status": "REJECTED"}
