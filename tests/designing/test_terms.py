"""Fallback, rate, consent, binding, boundaries, and who asks under a policy."""

from __future__ import annotations

import pytest

from elicit_design.designing import DesignSettings
from elicit_design.model.policy import Policy
from support.drafted import asked

DELETE = """
name: delete_workspace
description: Permanently deletes a workspace.
arguments: {workspace_id!: string}
elicitation: {verdict: form, purposes: [confirm], effects: [destroys]%s}
"""


@pytest.mark.parametrize(
    ("policy", "severity", "asks"),
    [
        ("elicit", "low", "server"),
        ("annotate", "high", "host"),
        ("auto", "low", "host"),
        ("auto", "high", "server"),
    ],
)
def test_a_policy_moves_the_asker_and_never_the_verdict(
    policy: Policy, severity: str, asks: str
) -> None:
    found = asked(DELETE % f", severity: {severity}", DesignSettings(policy=policy))
    assert found.question.asks == asks
    assert found.case.verdict == "form"


def test_the_server_asks_for_what_the_host_cannot_show() -> None:
    loads = ", loads: {records: {type: count, how: records in it, sample: 12}}"
    found = asked(DELETE % loads, DesignSettings(policy="annotate"))
    assert found.question.asks == "server"


def test_without_a_way_to_ask_nothing_is_done_in_silence() -> None:
    assert asked(DELETE % "").question.fallback.kind == "refuse"


def test_an_operator_is_named_with_a_setting() -> None:
    stated = ", fallback: {kind: operator-allowed, setting: allow_wipe, says: nightly cleaning}"
    found = asked(DELETE % stated).question.fallback
    assert (found.kind, found.setting, found.says) == (
        "operator-allowed",
        "allow_wipe",
        "nightly cleaning",
    )


def test_a_confirm_that_doubles_as_preview_stays_for_clients_that_cannot_ask() -> None:
    found = asked(
        "name: block_device\ndescription: Blocks a device from the network.\n"
        "arguments:\n  device!: string\n"
        "  confirm: {type: boolean, default: false, description: Without it only a preview}\n"
        "elicitation: {verdict: form, purposes: [confirm], effects: [interrupts], severity: low}"
    )
    assert found.question.fallback.kind == "preview-then-argument"
    assert "no consent" in next(
        c.says for c in found.design.changes if c.kind == "consent-argument"
    )


def test_a_list_of_objects_is_one_batch_with_a_limit() -> None:
    found = asked(
        "name: delete_records\ndescription: Deletes records.\n"
        "arguments: {record_ids!: {type: array, items: {type: string}}}"
    )
    assert found.question.consent.scope == "batch"
    assert found.question.consent.limit == 50


def test_an_answer_is_bound_and_used_once_when_it_matters() -> None:
    binding = asked(DELETE % ", severity: high, bind: [/workspace_id]").question.binding
    assert binding.parts[:5] == (
        "tool",
        "digest of arguments",
        "principal",
        "protocol revision",
        "expiry",
    )
    assert "argument /workspace_id" in binding.parts
    assert binding.single_use
    assert binding.expires_seconds == 600
    assert not asked(DELETE % ", severity: low").question.binding.single_use


def test_a_path_has_a_boundary_for_each_family_of_revisions() -> None:
    found = asked(
        "name: delete_file\ndescription: Permanently deletes a file.\narguments: {path!: string}"
    )
    (boundary,) = found.question.boundaries
    assert boundary.argument == "/path"
    assert "roots" in boundary.legacy
    assert "never a sandbox" in boundary.legacy
    assert "configuration" in boundary.modern


def test_nothing_is_asked_when_nothing_matches() -> None:
    found = asked(
        "tools:\n"
        "  - {name: count_rows, description: Counts rows., arguments: {filter: object}, "
        "annotations: {readOnlyHint: true}}\n"
        "  - {name: delete_rows, description: Deletes all rows that match., "
        "arguments: {table!: string, filter: object}, elicitation: {verdict: form, "
        "purposes: [confirm], effects: [destroys]}}"
    )
    assert "nothing is asked when nothing matches" in found.question.rate
    keys = [variant.key for variant in found.question.variants]
    assert keys == ["message.unknown_size", "message.everything"]
