"""The situations a handler is put into, and what has to come of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from elicit_design.assessing import assess
from elicit_design.designing.draft import design
from elicit_design.designing.settings import DesignSettings
from elicit_design.loading import load
from elicit_design.model.design import ONCE_MORE, CaseDesign, Consent, Design

FOLDER = Path(__file__).parent / "designs"
MODERN = "2026-07-28"
REVISIONS = ("2025-06-18", "2025-11-25", MODERN)

ANY = (
    "accept",
    "decline",
    "cancel",
    "no-capability",
    "client-gone",
    "time-out",
    "act-failed",
)
FORM = (*ANY, "empty", "url-only", "no-content", "empty-content", "unknown")
PAGE = (*ANY, "form-only", "empty", "pending", "page-failed")
STATE = ("replayed", "tampered", "workers", "keys")


@dataclass(frozen=True)
class Example:
    """A design with a call of its tool, answers to its question, and facts."""

    name: str
    call: Mapping[str, Any]
    accept: Mapping[str, Any] | None = None
    negative: Mapping[str, Any] | None = None
    unknown: Mapping[str, Any] | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    changed: Mapping[str, Any] | None = None
    once_more: Mapping[str, Any] | None = None
    """What changes again while the user is asked once more, where the design does that."""
    done: Mapping[str, Any] | None = None
    case: str | None = None

    @property
    def design(self) -> Design:
        return design_of(self.name)

    @property
    def url(self) -> bool:
        return self.accept is None


@lru_cache
def design_of(name: str) -> Design:
    loaded = load(FOLDER / f"{name}.yaml")
    assert not loaded.problems
    (assessment,) = assess(loaded.tools)
    return design(assessment, loaded.tools, DesignSettings(policy="elicit"))


def asking_once_more(design: Design) -> Design:
    """Return the design with every form shown once more when what it showed has changed."""

    def changed(one: CaseDesign) -> CaseDesign:
        if one.question is None or one.question.form is None:
            return one
        outcomes = tuple(
            replace(outcome, does=ONCE_MORE) if outcome.name == "changed" else outcome
            for outcome in one.question.outcomes
        )
        return replace(one, question=replace(one.question, outcomes=outcomes))

    return replace(design, cases=tuple(changed(one) for one in design.cases))


def of_batches(design: Design, limit: int) -> Design:
    """Return the design with questions whose answer covers a batch of at most so many."""
    consent = Consent("batch", limit, "one answer covers the batch that was shown")
    cases = tuple(
        CaseDesign(one.case, one.question and replace(one.question, consent=consent))
        for one in design.cases
    )
    return replace(design, cases=cases)


TEAMS = [
    {"key": "GRW", "name": "Growth", "issues": 214},
    {"key": "GRE", "name": "Growth EMEA", "issues": 1},
]
CONTACTS = [
    {"email": "ana@example.com", "name": "Ana Sousa"},
    {"email": "ana.lima@example.org", "name": "Ana Lima"},
]
PRICES = [
    {"slug": "acme", "name": "Acme", "price": "10.00 USD a month"},
    {"slug": "personal", "name": "Personal", "price": "no charge"},
]
MONTHLY = {"amount": "10.00", "currency": "USD", "per": "month"}
SETTINGS = {
    "choice": "save the settings",
    "folder": "/reports",
    "contact": "ana@example.com",
    "keep": 30,
    "summary": True,
    "language": "en",
    "sections": ["sales"],
}

EXAMPLES = (
    Example(
        "confirm-always",
        {"title": "Plan"},
        accept={"choice": "archive the note"},
        negative={"choice": "keep the note private"},
        unknown={"choice": "yes"},
    ),
    Example(
        "confirm-above-a-count",
        {"database": "shop", "collection": "orders", "filter": {"status": "cancelled"}},
        accept={"choice": "delete the documents"},
        negative={"choice": "keep the documents"},
        unknown={"choice": True},
        facts={"matched": 1284},
        changed={"matched": 1502},
        once_more={"matched": 1503},
        done={"database": "shop", "collection": "orders", "deletedCount": 1284},
    ),
    Example(
        "confirm-on-an-argument",
        {"branch": "release", "force": True},
        accept={"choice": "overwrite the branch"},
        negative={"choice": "do not push"},
        unknown={"choice": ["overwrite the branch"]},
    ),
    Example(
        "confirm-by-typing",
        {"workspace": "Acme Design"},
        accept={"choice": "delete the workspace", "typed_name": " Acme Design "},
        negative={"choice": "keep the workspace", "typed_name": "Acme Design"},
        unknown={"choice": "delete the workspace", "typed_name": "Acme"},
    ),
    Example(
        "disambiguate-and-confirm",
        {"team": "growth"},
        accept={"choice": "GRE"},
        negative={"choice": "keep every team"},
        unknown={"choice": "OPS"},
        facts={"teams": TEAMS},
        changed={"teams": [TEAMS[0], {**TEAMS[1], "issues": 2}]},
        done={"exitCode": 0},
    ),
    Example(
        "disambiguate-only",
        {"name": "ana"},
        accept={"choice": "ana.lima@example.org"},
        negative={"choice": "open nothing"},
        unknown={"choice": "bob@example.org"},
        facts={"contacts": CONTACTS},
        changed={"contacts": CONTACTS[:1]},
    ),
    Example(
        "setup",
        {},
        accept=SETTINGS,
        negative={**SETTINGS, "choice": "leave it as it is"},
        unknown={**SETTINGS, "keep": 400},
        facts={"configured": False},
    ),
    Example(
        "choose-with-a-price",
        {"name": "demo"},
        accept={"choice": "acme"},
        negative={"choice": "do not create"},
        unknown={"choice": "other"},
        facts={"organizations": PRICES, "cost": MONTHLY},
        changed={"cost": {**MONTHLY, "amount": "12.00"}},
        once_more={"cost": {**MONTHLY, "amount": "12.50"}},
    ),
    Example("authorize", {"account": "work"}, facts={"grant": False}),
    Example("credential", {}, facts={"secret": False}),
    Example(
        "payment",
        {"credits": 100},
        facts={"price": {"amount": "25.00", "currency": "USD"}},
        changed={"price": {"amount": "30.00", "currency": "USD"}},
        done={"bought": 100, "status": "done"},
    ),
    Example(
        "cases-and-output-schema",
        {"action": "remove", "account": "work"},
        accept={"choice": "remove the account"},
        negative={"choice": "keep the account"},
        unknown={"choice": ""},
        facts={"owner": "Ana"},
        changed={"owner": "Li"},
        done={"accounts": [], "status": "removed"},
        case="remove",
    ),
    Example(
        "cases-and-output-schema",
        {"action": "add", "account": "work"},
        done={"accounts": ["work"]},
        case="add",
    ),
)
