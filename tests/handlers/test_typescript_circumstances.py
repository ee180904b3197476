"""What TypeScript handlers do by facts, numbers of candidates and fallbacks, on both SDK lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from elicit_design.handlers.planning import plan
from elicit_design.handlers.typescript_code import camel
from elicit_design.model.design import Design
from handlers import typescript_play as ts
from handlers.conftest import VARIANTS
from handlers.situations import EXAMPLES, TEAMS
from support import designs as by_hand

DESIGNS: Mapping[str, Design] = {
    **{example.name: example.design for example in EXAMPLES},
    **{f"by_hand_{design.tool}": design for design in by_hand.ALL},
    **VARIANTS,
}
ORDERS = {"database": "shop", "collection": "orders", "filter": {"status": "cancelled"}}
MANY = {"matched": 1284, "connection": "eu-west"}
DELETE = {"choice": "delete the documents"}
CROWD = [{"key": f"T{n}", "name": f"Team {n}", "issues": n} for n in range(26)]
ACCOUNTS = {"label": "work"}


@dataclass(frozen=True)
class Circumstance:
    """Facts and a call, with how often the user is asked, what is done and what is said."""

    says: str
    design: str
    call: Mapping[str, Any]
    facts: Mapping[str, Any]
    asked: int
    performed: int
    text: str
    is_error: bool = False
    situation: str = "accept"
    accept: Mapping[str, Any] = field(default_factory=lambda: DELETE)


CIRCUMSTANCES = (
    Circumstance("few documents: nothing to ask", "confirm-above-a-count", ORDERS,
                 {"matched": 3}, 0, 1, "Deleted 3 documents"),
    Circumstance("a count that fails is asked about in other words", "confirm-above-a-count",
                 ORDERS, {"matched": "raises"}, 1, 1, "Deleted"),
    Circumstance("a count that fails at once, too", "confirm-above-a-count",
                 ORDERS, {"matched": "throws"}, 1, 1, "Deleted"),
    Circumstance("a count that takes too long as well", "confirm-above-a-count",
                 ORDERS, {"matched": "hangs"}, 1, 1, "Deleted"),
    Circumstance("no candidate: an error that asks nothing", "disambiguate-and-confirm",
                 {"team": "x"}, {"teams": []}, 0, 0, "", True),
    Circumstance("too many candidates: an error that asks nothing", "disambiguate-and-confirm",
                 {"team": "x"}, {"teams": CROWD}, 0, 0, "", True),
    Circumstance("candidates that cannot be read: nothing is done", "disambiguate-and-confirm",
                 {"team": "x"}, {"teams": "raises"}, 0, 0, "Nothing was deleted", True),
    Circumstance("candidates that share a constant cannot be told apart",
                 "disambiguate-and-confirm", {"team": "x"},
                 {"teams": [*TEAMS, TEAMS[0]]}, 0, 0, "Nothing was deleted", True),
    Circumstance("a candidate named like the safe answer is not offered as one",
                 "disambiguate-and-confirm", {"team": "x"},
                 {"teams": [*TEAMS, {**TEAMS[0], "key": "keep every team"}]},
                 0, 0, "Nothing was deleted", True),
    Circumstance("one candidate has to be confirmed", "disambiguate-and-confirm",
                 {"team": "x"}, {"teams": TEAMS[:1]}, 1, 1, "", accept={"choice": "GRW"}),
    Circumstance("one contact needs no question", "disambiguate-only",
                 {"name": "ana"}, {"contacts": [{"email": "a@b.c", "name": "Ana"}]}, 0, 1, ""),
    Circumstance("without bands, none is an error too", "by_hand_team_delete",
                 {"team": "x"}, {"teams": []}, 0, 0, "nothing matches", True),
    Circumstance("without bands, too many is an error too", "by_hand_team_delete",
                 {"team": "x"}, {"teams": CROWD}, 0, 0, "too many match", True),
    Circumstance("a case that no question is for", "by_hand_manage-accounts",
                 {"action": "list"}, {}, 0, 1, ""),
    Circumstance("a case that no question is for, failing", "by_hand_manage-accounts",
                 {"action": "list"}, {}, 0, 1, "failed", True, "act-failed"),
    Circumstance("the operator allows it unasked", "operator", ORDERS, MANY, 0, 1,
                 "Deleted 1,284 documents", situation="operator"),
    Circumstance("the operator does not", "operator", ORDERS, MANY, 0, 0,
                 "this client cannot ask", True, "no-capability"),
    Circumstance("the operator's setting picks no candidate", "operator_candidates",
                 {"team": "x"}, {"teams": TEAMS}, 0, 0, "this client cannot ask", True,
                 "operator"),
    Circumstance("a preview, on a client that cannot ask", "preview", ORDERS, MANY, 0, 0,
                 "Permanently delete 1,284 documents from shop.orders?", True, "no-capability"),
    Circumstance("the argument after the preview", "preview", {**ORDERS, "confirm": True}, MANY,
                 0, 1, "Deleted 1,284 documents", situation="no-capability"),
    Circumstance("the argument is no consent where the client can ask", "preview",
                 {**ORDERS, "confirm": True}, MANY, 1, 0, "Nothing was deleted",
                 situation="decline"),
    Circumstance("more than one answer covers", "batch", ORDERS, MANY, 0, 0,
                 "at most 1283 at a time", True),
    Circumstance("as many as one answer covers", "batch", ORDERS, {"matched": 1283}, 1, 1,
                 "Deleted 1,283 documents"),
)  # fmt: skip


@pytest.mark.parametrize("revision", ["2025-11-25", "2026-07-28"])
@pytest.mark.parametrize("sdk", ts.SDKS)
def test_circumstances(sdk: str, revision: str, typescript: Path) -> None:
    if sdk == "ts-1" and revision == "2026-07-28":
        return  # the line does not speak it
    specs = [_specification(one, sdk, revision, typescript) for one in CIRCUMSTANCES]
    for one, report in zip(CIRCUMSTANCES, ts.play(sdk, specs), strict=True):
        found = (len(report["asked"]), len(report["performed"]), report["is_error"])
        assert found == (one.asked, one.performed, one.is_error), (one.says, report)
        assert one.text in report["text"], (one.says, report)
        assert "secret" not in report["text"] + "".join(report["logged"])


def test_words_are_those_of_the_users_locale(typescript: Path) -> None:
    one = Circumstance("", "by_hand_delete-many", ORDERS, MANY, 1, 1, "")
    spec = _specification(one, "ts-2", "2026-07-28", typescript)
    (report,) = ts.play("ts-2", [{**spec, "locale": "pt_PT"}])
    assert report["text"] == "1.284 documentos excluídos."
    (asked,) = report["asked"]
    assert asked["schema"]["properties"]["choice"]["title"] == "Documentos em shop.orders"


def _specification(one: Circumstance, sdk: str, revision: str, folder: Path) -> dict[str, Any]:
    design = DESIGNS[one.design]
    return {
        "name": one.says,
        "module": str(folder / f"{sdk}_{one.design}.js"),
        "function": camel(plan(design).function),
        "tool": design.tool,
        "inputSchema": design.input_schema or {"type": "object"},
        "outputSchema": None,
        "arguments": one.call,
        "facts": one.facts,
        "changes": [],
        "accept": one.accept,
        "done": None,
        "values": {},
        "situations": [(revision, one.situation)],
    }
