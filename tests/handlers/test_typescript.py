"""Handlers in TypeScript, checked by its own tools and run against both SDK lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from elicit_design.designing.shapes import requested_schema
from elicit_design.model.design import OutcomeName
from elicit_design.model.target import Revision, Target
from handlers import typescript_play as ts
from handlers.expecting import (
    asked_again,
    expected_result,
    message_key,
    question_of,
    rendered,
    values,
)
from handlers.playing import key
from handlers.situations import EXAMPLES, Example

REVISIONS = {
    "ts-2": ("2025-06-18", "2025-11-25", "2026-07-28"),
    "ts-1": ("2025-06-18", "2025-11-25"),
}

# What a person or a client does, and the outcome of the design that it comes to.
OUTCOMES: Mapping[str, OutcomeName] = {
    "accept": "accepted",
    "decline": "refused",
    "cancel": "dismissed",
    "negative": "refused",
    "no-content": "refused",
    "empty-content": "refused",
    "unknown": "refused",
    "no-capability": "unsupported",
    "url-only": "unsupported",
    "form-only": "unsupported",
    "time-out": "ask-failed",
    "client-error": "ask-failed",
    "page-failed": "ask-failed",
    "pending": "pending",
    "changed": "changed",
    "changed-once": "accepted",
    "act-failed": "act-failed",
    "replayed": "accepted",
    "workers": "accepted",
}
PERFORMS = ("accepted", "act-failed")
REJECTED = ("tampered", "keys")


@pytest.fixture(scope="session", params=ts.SDKS)
def reports(request: pytest.FixtureRequest, typescript: Path) -> list[ts.Report]:
    return ts.play_all(request.param, typescript, REVISIONS[request.param])


def test_every_handler_is_formatted_as_prettier_formats(typescript: Path) -> None:
    run = ts.tool("prettier", "--check", "*.ts", "!*.d.ts", cwd=typescript)
    assert run.returncode == 0, run.stderr


def test_every_handler_is_clean_for_eslint(typescript: Path) -> None:
    run = ts.tool("eslint", ".", cwd=typescript)
    assert run.returncode == 0, run.stdout


def test_every_situation_comes_to_the_outcome_of_its_design(reports: list[ts.Report]) -> None:
    assert not [fault for report in reports for fault in faults(report)]
    assert {report["situation"] for report in reports} >= {*OUTCOMES} - {"replayed", "workers"}


def faults(report: ts.Report) -> list[str]:
    """Return what is wrong with what happened in one situation."""
    example = next(one for one in EXAMPLES if key(one) == report["design"])
    at = " ".join((report["design"], report["revision"], report["situation"]))
    found = [f"{at}: {fault}" for fault in _faults(example, report)]
    if report["revision"] == "2025-11-25" and example.url:
        told = bool(report["completed"])
        found += [] if told == bool(report["performed"]) else [f"{at}: completion told: {told}"]
    if "secret" in str(report["logged"]) + str(report["text"]):
        found.append(f"{at}: tells what an exception said")
    return found


def _faults(example: Example, report: ts.Report) -> Sequence[str]:
    error, situation = report["error"], report["situation"]
    if situation in REJECTED:
        rejected = error is not None and error["code"] == -32602 and not report["performed"]
        return [] if rejected else [f"was not rejected: {report}"]
    if situation == "other-arguments":
        refused = report["is_error"] and "requestState" in report["text"]
        return [] if refused and not report["performed"] else [f"was taken: {report}"]
    if situation == "client-gone":
        return [] if error is not None and not report["performed"] else [f"went on: {report}"]
    if error is not None:
        return [f"failed: {error}"]
    return _differences(example, report, expected(example, report))


def expected(example: Example, report: ts.Report) -> OutcomeName:
    """Return the outcome that a situation has to come to."""
    situation = report["situation"]
    if report["revision"] == "2025-06-18" and example.url:
        return "unsupported"  # the revision has no URL mode
    if situation == "empty":
        return "unsupported" if example.url else "accepted"
    return OUTCOMES[situation]


def _differences(example: Example, report: ts.Report, outcome: OutcomeName) -> list[str]:
    found = [one for one in [asked_again(example, report)] if one is not None]
    if len(report["performed"]) != (1 if outcome in PERFORMS else 0):
        found.append(f"performed {len(report['performed'])} times")
    if outcome == "unsupported" and report["asked"]:
        found.append("asked a client that cannot show the question")
    result = (report["is_error"], report["structured"], report["text"])
    wanted = expected_result(example, report, outcome)
    return found if result == wanted else [*found, f"answered {result}, not {wanted}"]


@pytest.mark.parametrize("sdk", ts.SDKS)
def test_a_form_and_a_page_work_over_http(sdk: str, typescript: Path) -> None:
    specs = []
    for name in ("confirm-above-a-count", "credential"):
        example = next(one for one in EXAMPLES if one.name == name)
        own = ("pending", "page-failed") if example.url else ("changed", "no-content")
        situations = ("accept", "decline", "time-out", "client-gone", *own)
        played = [(revision, one) for revision in REVISIONS[sdk][1:] for one in situations]
        specs.append({**ts.specification(example, sdk, typescript, played), "transport": "http"})
    reports = ts.play(sdk, specs)
    assert len(reports) == 12 * (len(REVISIONS[sdk]) - 1)
    assert not [fault for report in reports for fault in faults(report)]


def test_the_question_is_the_one_designed(reports: list[ts.Report]) -> None:
    for report in reports:
        example = next(one for one in EXAMPLES if key(one) == report["design"])
        if report["situation"] == "accept" and report["asked"]:
            (asked,) = report["asked"]
            question, design = question_of(example), example.design
            shown = rendered(example, design, question)
            assert asked["message"] == shown.word(message_key(example, question))
            assert asked["schema"] == schema(example, report["revision"])


def schema(example: Example, revision: Revision) -> object:
    question = question_of(example)
    if example.url:
        return None
    target = Target(revision, example.design.clients)
    given = values(example, question)
    return requested_schema(question, example.design, target, values=given)
