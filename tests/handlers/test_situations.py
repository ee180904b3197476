"""Handlers against the real clients of their SDKs: in every situation the design's outcome holds.

Which situations a revision does not have: on the 2025 revisions the server asks while it works on
the call, so that no state exists that could be replayed, tampered with or read by another worker;
on 2026-07-28 the server sends no request, so that a client cannot answer one with an error. And
2025-06-18 has no URL mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from elicit_design.designing.shapes import Rendering, rendering, requested_schema
from elicit_design.model.design import Design, OutcomeName, Question
from elicit_design.model.target import Target
from elicit_design.model.trigger import holds
from handlers.playing import Report, key, reports, situations
from handlers.situations import EXAMPLES, MODERN, REVISIONS, Example

SDKS = {"mcp-2": REVISIONS, "mcp-1": REVISIONS[:2], "fastmcp-4": REVISIONS}

OUTCOMES: Mapping[str, OutcomeName] = {
    "accept": "accepted",
    "empty": "accepted",
    "replayed": "accepted",
    "workers": "accepted",
    "decline": "refused",
    "negative": "refused",
    "no-content": "refused",
    "empty-content": "refused",
    "unknown": "refused",
    "cancel": "dismissed",
    "no-capability": "unsupported",
    "url-only": "unsupported",
    "form-only": "unsupported",
    "time-out": "ask-failed",
    "client-error": "ask-failed",
    "page-failed": "ask-failed",
    "changed": "changed",
    "act-failed": "act-failed",
    "pending": "pending",
}
ACTING = {"accepted", "act-failed"}


def outcome(example: Example, revision: str, situation: str) -> OutcomeName | None:
    """Return the outcome that has to be reported, None where the client gets no result."""
    if situation in ("tampered", "keys", "client-gone"):
        return None
    if example.url and (revision == "2025-06-18" or situation == "empty"):
        return "unsupported"
    return OUTCOMES[situation]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("handlers")


def played(sdk: str, example: Example, folder: Path) -> list[Report]:
    found = [r for r in reports(sdk, folder, SDKS[sdk]) if r["design"] == key(example)]
    assert len(found) == len(situations(example, SDKS[sdk]))
    return found


cases = pytest.mark.parametrize("example", EXAMPLES, ids=key)
lines = pytest.mark.parametrize("sdk", SDKS)


@lines
@cases
def test_every_situation_ends_as_the_design_says(sdk: str, example: Example, folder: Path) -> None:
    for report in played(sdk, example, folder):
        name = outcome(example, report["revision"], report["situation"])
        where = f"{report['revision']} {report['situation']}: {report}"
        if name is None:
            assert report["text"] is None, where
            continue
        assert report["error"] is None, where
        expected = expected_result(example, report, name)
        assert (report["is_error"], report["structured"], report["text"]) == expected, where


@lines
@cases
def test_nothing_is_done_but_what_was_accepted(sdk: str, example: Example, folder: Path) -> None:
    for report in played(sdk, example, folder):
        name = outcome(example, report["revision"], report["situation"])
        where = f"{report['revision']} {report['situation']}: {report}"
        assert len(report["performed"]) == (1 if name in ACTING else 0), where
        if name in ("unsupported",):
            assert report["asked"] == [], where


@lines
@cases
def test_state_that_was_tampered_with_is_an_error(sdk: str, example: Example, folder: Path) -> None:
    errors = [r["error"] for r in played(sdk, example, folder) if r["situation"] in TAMPERING]
    assert len(errors) == (len(TAMPERING) if MODERN in SDKS[sdk] else 0)
    assert all(error["code"] == -32602 for error in errors)


TAMPERING = ("tampered", "keys")


@lines
@cases
def test_the_question_is_the_one_designed(sdk: str, example: Example, folder: Path) -> None:
    design, question = example.design, question_of(example)
    shown = rendered(example, design, question)
    for report in played(sdk, example, folder):
        if report["situation"] != "accept" or not report["asked"]:
            continue
        (asked,) = report["asked"]
        assert asked["message"] == shown.word(message_key(example, question, shown))
        if example.url:
            assert asked["url"].startswith("http://127.0.0.1:")
            continue
        target = Target(report["revision"], design.clients)
        assert asked["schema"] == requested_schema(
            question, design, target, values=values(example, question)
        )


@lines
def test_no_secret_reaches_a_result(sdk: str, folder: Path) -> None:
    for report in reports(sdk, folder, SDKS[sdk]):
        assert "a secret in the text" not in str(report["text"])


def expected_result(example: Example, report: Report, name: OutcomeName) -> tuple[bool, Any, str]:
    question = question_of(example)
    stated = next(one for one in question.outcomes if one.name == name)
    structured = filled(stated.structured_content, example.call)
    if name == "accepted":
        structured = example.done
    schema = example.design.output_schema
    if schema is not None and not stated.is_error:
        jsonschema.validate(structured, dict(schema))
    text = rendered(example, example.design, question, report).word(stated.text)
    return bool(stated.is_error), structured, text


def filled(value: Any, call: Mapping[str, Any]) -> Any:
    if isinstance(value, Mapping):
        if set(value) == {"$argument"}:
            return call[value["$argument"].removeprefix("/")]
        return {name: filled(one, call) for name, one in value.items()}
    return value


def question_of(example: Example) -> Question:
    found = [q for case, q in example.design.questions if example.case in (None, case.id)]
    assert len(found) == 1
    return found[0]


def message_key(example: Example, question: Question, shown: Rendering) -> str:
    for variant in question.variants:
        if holds(variant.when, example.call, example.facts):
            return variant.key
    return "message"


def rendered(
    example: Example, design: Design, question: Question, report: Report | None = None
) -> Rendering:
    return rendering(question, design, values=values(example, question, report))


def values(example: Example, question: Question, report: Report | None = None) -> dict[str, object]:
    """Return the values the words need, from the call, the facts and what was chosen."""
    facts = dict(example.facts)
    if report and report["situation"] == "changed":
        facts |= example.changed or {}
    found: dict[str, object] = dict(facts)
    for placeholder in question.placeholders:
        source, _, rest = placeholder.source.partition(":")
        if source == "argument":
            found[placeholder.name] = example.call.get(rest.removeprefix("/"))
        elif source == "load":
            found[placeholder.name] = facts[rest]
        elif source == "candidate":
            load, _, member = rest.partition(".")
            found[placeholder.name] = chosen(example, facts[load]).get(member)
    return found


def chosen(example: Example, candidates: Any) -> Mapping[str, Any]:
    """Return the candidate that `accept` picks."""
    picked = (example.accept or {}).get("choice")
    return next((one for one in candidates if picked in one.values()), {})
