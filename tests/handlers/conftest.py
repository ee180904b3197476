"""What several modules of these tests share: handlers in TypeScript are compiled once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from elicit_design.model.design import CaseDesign, Design, Fallback
from handlers import typescript_play as ts
from handlers.situations import EXAMPLES, asking_once_more, design_of, of_batches
from support import designs as by_hand


@pytest.fixture(scope="session")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every handler of every design, compiled."""
    ts.node()
    folder = ts.workplace(tmp_path_factory.mktemp("typescript") / "handlers")
    ts.write(folder, {example.name: example.design for example in EXAMPLES})
    ts.write(folder, {f"by_hand_{design.tool}": design for design in by_hand.ALL})
    ts.write(folder, VARIANTS)
    ts.write(folder, {"cases_once_more": asking_once_more(design_of("cases-and-output-schema"))})
    ts.compiled(folder)
    return folder


def with_fallback(design: Design, fallback: Fallback) -> Design:
    """Return a design whose questions have another fallback."""
    cases = tuple(
        CaseDesign(one.case, one.question and replace(one.question, fallback=fallback))
        for one in design.cases
    )
    return replace(design, cases=cases)


VARIANTS = {
    "operator": with_fallback(
        by_hand.DELETE_MANY, Fallback("operator-allowed", "where it is set", "ALLOW_DELETES")
    ),
    "preview": with_fallback(
        by_hand.DELETE_MANY, Fallback("preview-then-argument", "a second call", "/confirm")
    ),
    "batch": of_batches(design_of("confirm-above-a-count"), 1283),
    "batch_of_teams": of_batches(by_hand.DELETE_TEAM, 1),
    "operator_candidates": with_fallback(
        by_hand.DELETE_TEAM, Fallback("operator-allowed", "where it is set", "ALLOW_DELETES")
    ),
}
