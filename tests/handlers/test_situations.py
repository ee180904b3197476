"""Handlers against the real clients of their SDKs: in every situation the design's outcome holds.

Which situations a revision does not have: on the 2025 revisions the server asks while it works on
the call, so that no state exists that could be replayed, tampered with or read by another worker;
on 2026-07-28 the server sends no request, so that a client cannot answer one with an error. And
2025-06-18 has no URL mode.
"""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from elicit_design.designing.shapes import requested_schema
from elicit_design.model.target import Target
from handlers.expecting import fault, filled, message_key, question_of, rendered, values
from handlers.playing import Report, key, reports, situations
from handlers.situations import EXAMPLES, MODERN, REVISIONS, Example

SDKS = {"mcp-2": REVISIONS, "mcp-1": REVISIONS[:2], "fastmcp-4": REVISIONS}


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
    faults = {
        (report["revision"], report["situation"]): fault(example, report)
        for report in played(sdk, example, folder)
    }
    assert {where: what for where, what in faults.items() if what} == {}


@cases
def test_quiet_outcomes_conform_to_the_output_schema(example: Example) -> None:
    schema = example.design.output_schema
    for one in question_of(example).outcomes:
        if schema is not None and one.is_error is False:
            jsonschema.validate(filled(one.structured_content, example.call), dict(schema))


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
        assert asked["message"] == shown.word(message_key(example, question))
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
