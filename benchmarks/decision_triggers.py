"""Triggers against triggers that a reviewer wrote down for real tools.

A label names arguments (with values, where it matters) or loads that the trigger, the case's
condition or its severity must test, and those it must not. `always` means that every call of the
case asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from elicit_design.assessing import assess
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment, Case
from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    LoadTest,
    Not,
    Trigger,
)

HERE = Path(__file__).parent


def trigger_figures(corpus: Path) -> dict[str, Any]:
    """Return how many labelled triggers are met, and which are not."""
    labels = yaml.safe_load((HERE / "decision_triggers.yaml").read_text(encoding="utf-8"))
    missed: list[str] = []
    total = 0
    for server, tools in labels["servers"].items():
        found = {a.tool.name: a for a in assess(load(corpus / f"{server}.json").tools)}
        for tool, label in tools.items():
            total += 1
            if not meets(found[tool], label):
                missed.append(f"{server}/{tool}")
    return {"n": total, "met": total - len(missed), "missed": missed}


def meets(assessment: Assessment, label: Mapping[str, Any]) -> bool:
    """Tell whether what is asked, and when, is what the label says."""
    asking = assessment.asking
    if not asking:
        return False
    if label.get("always"):
        return any(_always(case) for case in asking)
    tests = [test for case in asking for test in _tests(case)]
    if "argument" in label:
        return any(_is_argument(test, label) for test in tests)
    kinds = {load.name: load.kind for case in asking if case.trigger for load in case.trigger.loads}
    return any(
        isinstance(test, LoadTest) and kinds.get(test.load) == label["load"] for test in tests
    )


def _always(case: Case) -> bool:
    trigger = case.trigger or Trigger(Always(), "")
    return isinstance(case.when, Always) and isinstance(trigger.ask, Always)


def _tests(case: Case) -> Iterator[ArgumentTest | LoadTest]:
    yield from _leaves(case.when)
    if case.trigger:
        yield from _leaves(case.trigger.ask)


def _leaves(condition: Condition) -> Iterator[ArgumentTest | LoadTest]:
    match condition:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from _leaves(part)
        case Not(part):
            yield from _leaves(part)
        case ArgumentTest() | LoadTest():
            yield condition
        case Always():
            pass


def _is_argument(test: ArgumentTest | LoadTest, label: Mapping[str, Any]) -> bool:
    if not isinstance(test, ArgumentTest) or test.argument != label["argument"]:
        return False
    wanted = label.get("values")
    if wanted is None:
        return True
    found = test.value if isinstance(test.value, (list, tuple)) else (test.value,)
    return set(wanted) <= set(found)
