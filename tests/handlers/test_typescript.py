"""Handlers in TypeScript, checked by its own tools and run against both SDK lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from elicit_design.handlers.plan import OutcomePlan, QuestionPlan
from elicit_design.handlers.planning import plan
from elicit_design.words.message import Literal, Message, Part, Plural
from handlers import typescript_play as ts
from handlers.playing import key
from handlers.situations import EXAMPLES, Example
from support import designs as by_hand

REVISIONS = {
    "ts-2": ("2025-06-18", "2025-11-25", "2026-07-28"),
    "ts-1": ("2025-06-18", "2025-11-25"),
}

# What a person or a client does, and the outcome of the design that it comes to.
OUTCOMES = {
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
    "act-failed": "act-failed",
    "replayed": "accepted",
    "workers": "accepted",
}
PERFORMS = ("accepted", "act-failed")
REJECTED = ("tampered", "keys")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every handler of every design, compiled."""
    ts.node()
    made = ts.workplace(tmp_path_factory.mktemp("typescript") / "handlers")
    ts.write(made, {example.name: example.design for example in EXAMPLES})
    ts.write(made, {f"by_hand_{design.tool}": design for design in by_hand.ALL})
    ts.compiled(made)
    return made


@pytest.fixture(scope="session", params=ts.SDKS)
def reports(request: pytest.FixtureRequest, folder: Path) -> list[ts.Report]:
    return ts.play_all(request.param, folder, REVISIONS[request.param])


def test_every_handler_is_formatted_as_prettier_formats(folder: Path) -> None:
    run = ts.tool("prettier", "--check", "*.ts", "!*.d.ts", cwd=folder)
    assert run.returncode == 0, run.stderr


def test_every_handler_is_clean_for_eslint(folder: Path) -> None:
    run = ts.tool("eslint", ".", cwd=folder)
    assert run.returncode == 0, run.stdout


def test_every_situation_comes_to_the_outcome_of_its_design(reports: list[ts.Report]) -> None:
    assert not [fault for report in reports for fault in faults(report)]
    assert {report["situation"] for report in reports} >= {*OUTCOMES} - {"replayed", "workers"}


def faults(report: ts.Report) -> list[str]:
    """Return what is wrong with what happened in one situation."""
    example = next(one for one in EXAMPLES if key(one) == report["design"])
    at = " ".join((report["design"], report["revision"], report["situation"]))
    found = [f"{at}: {fault}" for fault in _faults(example, report)]
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


def expected(example: Example, report: ts.Report) -> str:
    """Return the outcome that a situation has to come to."""
    situation = report["situation"]
    if report["revision"] == "2025-06-18" and (example.url or example.name == "setup"):
        return "unsupported"  # the revision has no URL mode, and no choice of several
    if situation == "empty":
        return "unsupported" if example.url else "accepted"
    return OUTCOMES[situation]


def _differences(example: Example, report: ts.Report, outcome: str) -> list[str]:
    question = question_of(example)
    planned = next(one for one in question.outcomes if one.name == outcome)
    found = []
    if len(report["performed"]) != (1 if outcome in PERFORMS else 0):
        found.append(f"performed {len(report['performed'])} times")
    if not re.match(pattern(question.words["en"][planned.text]), report["text"]):
        found.append(f"said {report['text']!r} for {outcome}")
    if report["is_error"] != planned.is_error:
        found.append(f"isError is {report['is_error']} for {outcome}")
    if report["structured"] != structured(example, planned):
        found.append(f"structured content is {report['structured']}")
    return found


def question_of(example: Example) -> QuestionPlan:
    questions = plan(example.design).questions
    return next((one for one in questions if one.id == example.case), questions[0])


def structured(example: Example, planned: OutcomePlan) -> object:
    if planned.name == "accepted":
        return example.done
    return _echoed(planned.structured, example)


def _echoed(value: object, example: Example) -> object:
    if isinstance(value, dict) and set(value) == {"$argument"}:
        return example.call[value["$argument"].removeprefix("/")]
    if isinstance(value, dict):
        return {name: _echoed(one, example) for name, one in value.items()}
    return value


def pattern(message: Message) -> str:
    """A message as a regular expression, any value standing for its placeholders."""
    return "".join(_pattern(part) for part in message.parts)


def _pattern(part: Part) -> str:
    if isinstance(part, Literal):
        return re.escape(part.text)
    if isinstance(part, Plural):
        arms = (pattern(arm) for _, arm in (*part.exact, *part.categories))
        return f"(?:{'|'.join(arms)})"
    return ".+"
