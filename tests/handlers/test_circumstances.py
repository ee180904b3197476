"""What the situations do not turn on: when nothing is asked, other facts, languages, transports."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from elicit_design.handlers.render import handler
from elicit_design.model.design import CaseDesign, Design, Fallback
from handlers import environments
from handlers.expecting import fault
from handlers.playing import RUNNERS, Report, key, play, specification
from handlers.situations import (
    CONTACTS,
    EXAMPLES,
    MODERN,
    TEAMS,
    Example,
    asking_once_more,
    of_batches,
)

SDKS = {"mcp-2": ("2025-11-25", MODERN), "mcp-1": ("2025-11-25",), "fastmcp-4": (MODERN,)}
BY_KEY = {key(one): one for one in EXAMPLES}
MANY = [{"key": f"T{n}", "name": f"Team {n}", "issues": n} for n in range(26)]


def with_fallback(example: Example, fallback: Fallback) -> Design:
    """Return the design of an example with another fallback."""
    cases = tuple(
        CaseDesign(one.case, one.question and replace(one.question, fallback=fallback))
        for one in example.design.cases
    )
    return replace(example.design, cases=cases)


PREVIEW = Fallback("preview-then-argument", "a preview, then the argument", "/confirm")
OPERATOR = Fallback("operator-allowed", "builds run unattended", "ALLOW_DELETES")

# name: example, situation, what differs from the example.
TRIED: Mapping[str, tuple[str, str, Mapping[str, Any]]] = {
    "few": ("confirm-above-a-count", "decline", {"facts": {"matched": 3}}),
    "unknown": ("confirm-above-a-count", "accept", {"facts": {"matched": None}}),
    "failing": ("confirm-above-a-count", "accept", {"facts": {"matched": "raises"}}),
    "everything": (
        "confirm-above-a-count",
        "accept",
        {"arguments": {"database": "shop", "collection": "orders"}},
    ),
    "not-forced": ("confirm-on-an-argument", "decline", {"arguments": {"branch": "release"}}),
    "operator": ("confirm-on-an-argument", "operator", {}),
    "portuguese": ("confirm-above-a-count", "decline", {"options": {"locale": "pt_PT"}}),
    "no-language": ("confirm-above-a-count", "decline", {"options": {"locale": "tlh"}}),
    "none": ("disambiguate-and-confirm", "accept", {"facts": {"teams": []}}),
    "one": (
        "disambiguate-and-confirm",
        "accept",
        {"facts": {"teams": TEAMS[:1]}, "accept": {"choice": "GRW"}},
    ),
    "too-many": ("disambiguate-and-confirm", "accept", {"facts": {"teams": MANY}}),
    "only-one": ("disambiguate-only", "decline", {"facts": {"contacts": CONTACTS[:1]}}),
    "list": (
        "cases-and-output-schema/remove",
        "decline",
        {"arguments": {"action": "list"}, "done": {"accounts": ["work"]}},
    ),
    "text-answers": (
        "setup",
        "accept",
        {"accept": {**(BY_KEY["setup"].accept or {}), "keep": "30", "sections": "sales, stock"}},
    ),
    "connected": ("authorize", "decline", {"facts": {"grant": "valid"}}),
    "preview": ("confirm-always", "no-capability", {"fallback": PREVIEW}),
    "confirmed": (
        "confirm-always",
        "no-capability",
        {"fallback": PREVIEW, "arguments": {"title": "Plan", "confirm": True}},
    ),
    "confirmed-by-model": (
        "confirm-always",
        "decline",
        {"fallback": PREVIEW, "arguments": {"title": "Plan", "confirm": True}},
    ),
    "not-allowed": ("confirm-always", "no-capability", {"fallback": OPERATOR}),
    "act-failed": ("confirm-always", "act-failed", {}),
    "small-batch": ("confirm-above-a-count", "decline", {"batch": 1284}),
    "large-batch": ("confirm-above-a-count", "accept", {"batch": 1283}),
    "unasked-batch": (
        "confirm-above-a-count",
        "decline",
        {"batch": 2, "facts": {"matched": 3}},
    ),
    "case-changed": ("cases-and-output-schema/remove", "changed-once", {"once_more": True}),
    "case-page": ("cases-and-output-schema/add", "accept", {"once_more": True}),
}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("circumstances")


@lru_cache
def tried(sdk: str, folder: Path) -> Mapping[tuple[str, str], Report]:
    """Play everything once for an SDK; reports by name and revision."""
    specifications = []
    for number, (design, situation, differing) in enumerate(TRIED.values()):
        example = BY_KEY[design]
        changed = dict(differing)
        fallback = changed.pop("fallback", None)
        source = with_fallback(example, fallback) if fallback else example.design
        source = of_batches(source, changed.pop("batch")) if "batch" in changed else source
        source = asking_once_more(source) if changed.pop("once_more", False) else source
        module = folder / f"{sdk}_{number}.py".replace("-", "_")
        module.write_text(handler(source, sdk), encoding="utf-8")
        specified = specification(example, sdk, module, ())
        specified |= changed
        specified["situations"] = [(revision, situation) for revision in SDKS[sdk]]
        specifications.append(specified)
    names = [(name, revision) for name in TRIED for revision in SDKS[sdk]]
    return dict(zip(names, play(sdk, specifications), strict=True))


@pytest.fixture(params=[(sdk, revision) for sdk, all_of in SDKS.items() for revision in all_of])
def report(request: pytest.FixtureRequest, folder: Path) -> Any:
    """Return what gives the report of a name, on every SDK and revision."""
    sdk, revision = request.param
    return lambda name: tried(sdk, folder)[name, revision]


@pytest.mark.parametrize("name", ["few", "not-forced", "only-one", "list", "connected"])
def test_a_call_that_needs_no_question_acts_at_once(report: Any, name: str) -> None:
    found = report(name)
    assert (len(found["performed"]), found["asked"], found["is_error"]) == (1, [], False)


@pytest.mark.parametrize("name", ["unknown", "failing"])
def test_a_fact_that_cannot_be_read_is_asked_about_in_its_own_words(report: Any, name: str) -> None:
    (asked,) = report(name)["asked"]
    assert asked["message"] == (
        "Permanently delete every matching document from shop.orders? "
        "They could not be counted in time."
    )


def test_the_first_message_whose_condition_holds_is_used(report: Any) -> None:
    (asked,) = report("everything")["asked"]
    assert asked["message"].startswith("Permanently delete all 1,284 documents in shop.orders?")


def test_an_operator_may_allow_clients_that_cannot_ask(report: Any) -> None:
    assert len(report("operator")["performed"]) == 1
    assert report("not-allowed")["performed"] == []
    assert report("not-allowed")["is_error"]


def test_a_preview_is_shown_before_an_argument_may_consent(report: Any) -> None:
    assert report("preview")["performed"] == []
    assert "Plan" in report("preview")["text"]
    assert len(report("confirmed")["performed"]) == 1


def test_an_argument_never_consents_where_the_user_can_be_asked(report: Any) -> None:
    assert report("confirmed-by-model")["performed"] == []
    assert len(report("confirmed-by-model")["asked"]) == 1


def test_the_words_are_in_the_language_of_the_user(report: Any) -> None:
    (asked,) = report("portuguese")["asked"]
    assert asked["message"] == (
        "Excluir definitivamente 1.284 documentos de shop.orders? Eles não podem ser restaurados."
    )
    assert report("portuguese")["text"].startswith("Nada foi excluído")
    (asked,) = report("no-language")["asked"]
    assert asked["message"].startswith("Permanently delete 1,284 documents")


@pytest.mark.parametrize("name", ["none", "too-many"])
def test_a_number_of_candidates_that_fits_no_form_is_an_error_the_model_can_use(
    report: Any, name: str
) -> None:
    found = report(name)
    assert (found["performed"], found["asked"], found["is_error"]) == ([], [], True)
    assert "Call again with" in found["text"]


def test_a_batch_that_is_larger_than_one_answer_covers_is_an_error_the_model_can_use(
    report: Any,
) -> None:
    small, large = report("small-batch"), report("large-batch")
    assert [len(small["asked"]), small["performed"]] == [1, []]
    assert (large["performed"], large["asked"], large["is_error"]) == ([], [], True)
    assert "at most 1283 at a time" in large["text"]
    assert len(report("unasked-batch")["performed"]) == 1


def test_a_case_is_asked_about_once_more_and_a_page_beside_it_is_not(report: Any) -> None:
    found = report("case-changed")
    assert (len(found["asked"]), len(found["performed"]), found["is_error"]) == (2, 1, False)
    page = report("case-page")
    assert (len(page["asked"]), len(page["performed"])) == (1, 1)


def test_one_candidate_is_confirmed_by_name(report: Any) -> None:
    (asked,) = report("one")["asked"]
    assert "Growth" in asked["message"]
    assert [one["candidate"]["key"] for one in report("one")["performed"]] == ["GRW"]


def test_numbers_and_choices_may_come_as_text(report: Any) -> None:
    (done,) = report("text-answers")["performed"]
    assert done["answer"]["keep"] == 30
    assert done["answer"]["sections"] == ["sales", "stock"]


@pytest.mark.parametrize("name", ["failing", "act-failed"])
def test_no_log_holds_what_an_exception_says(report: Any, name: str) -> None:
    logged = " ".join(report(name)["logged"])
    assert "RuntimeError" in logged
    assert "secret" not in logged


@pytest.mark.parametrize("sdk", SDKS)
def test_two_designs_over_streamable_http(sdk: str, tmp_path: Path) -> None:
    specifications = []
    examples = [BY_KEY["confirm-above-a-count"], BY_KEY["authorize"]]
    for example in examples:
        module = tmp_path / f"{sdk}_{example.name}.py".replace("-", "_")
        module.write_text(handler(example.design, sdk), encoding="utf-8")
        specified = specification(example, sdk, module, ())
        names = ("accept", "decline", "pending" if example.url else "changed", "client-gone")
        specified["situations"] = [(one, name) for one in SDKS[sdk] for name in names]
        specifications.append({**specified, "http": True})
    found = [
        (report, fault(BY_KEY[report["design"]], report)) for report in play(sdk, specifications)
    ]
    assert [(report["situation"], wrong) for report, wrong in found if wrong] == []


def test_a_confirmation_is_used_once_whatever_keeps_it(tmp_path: Path) -> None:
    python = environments.python("mcp-2")
    if python is None:
        pytest.skip("no environment for mcp-2: its package could not be installed")
    module = tmp_path / "once.py"
    module.write_text(handler(BY_KEY["confirm-above-a-count"].design, "mcp-2"), encoding="utf-8")
    command: list[str | Path] = [
        python,
        "-W",
        "ignore",
        RUNNERS / "stores.py",
        module,
        tmp_path / "spent.db",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert sum(found["memory"]) == 1
    assert sum(found["sqlite"]) == 1
    # What ran out is forgotten: by then the state that carries it has run out too.
    assert found["later"] == [True, True, True, True]
