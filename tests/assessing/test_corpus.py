"""Decisions on real tools: sound, repeatable, and as good as the figures say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from elicit_design.assessing import assess
from elicit_design.assessing.report import assessment_to_json
from elicit_design.model.assessment import Assessment
from elicit_design.model.trigger import (
    AllOf,
    AnyOf,
    ArgumentTest,
    Condition,
    LoadTest,
    Not,
)
from support.corpus import CORPUS, loaded_corpus, needs_corpus


@cache
def assessed() -> tuple[Assessment, ...]:
    """Every decision on the corpus, computed once."""
    return tuple(assess(loaded_corpus().tools))


def leaves(condition: Condition) -> Iterator[ArgumentTest | LoadTest]:
    match condition:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from leaves(part)
        case Not(part):
            yield from leaves(part)
        case ArgumentTest() | LoadTest():
            yield condition


@needs_corpus
def test_every_decision_is_whole() -> None:
    for found in assessed():
        for case in found.cases:
            asks = case.verdict != "none"
            assert asks == bool(case.purposes) == (case.trigger is not None)
            assert asks == (case.reason is None)
            assert 0 <= case.confidence <= 1
        json.dumps(assessment_to_json(found))


@needs_corpus
def test_triggers_test_what_exists() -> None:
    for found in assessed():
        paths = {argument.path for argument in found.tool.arguments}
        for case in found.asking:
            assert case.trigger is not None
            declared = {load.name for load in case.trigger.loads}
            for leaf in (*leaves(case.when), *leaves(case.trigger.ask)):
                if isinstance(leaf, ArgumentTest):
                    assert leaf.argument in paths
                else:
                    assert leaf.load in declared


@needs_corpus
def test_siblings_are_tools_of_the_same_server() -> None:
    names: dict[str, set[str]] = {}
    for found in assessed():
        names.setdefault(found.tool.server, set()).add(found.tool.name)
    for found in assessed():
        for case in found.asking:
            for load in case.trigger.loads if case.trigger else ():
                assert load.sibling is None or load.sibling in names[found.tool.server]


@needs_corpus
def test_the_decision_agrees_with_labels_of_real_tools() -> None:
    lines = (CORPUS / "labels.jsonl").read_text(encoding="utf-8").splitlines()
    labels = {label["id"]: label for label in map(json.loads, lines)}
    hit = missed = false = 0
    for found in assessed():
        label = labels.get(f"{found.tool.server}/{found.tool.name}")
        if label is None or label["verdict"] == "either" or found.tool.server == "rare-kinds":
            continue
        want, got = label["verdict"] != "none", found.verdict != "none"
        hit, missed, false = hit + (want and got), missed + (want > got), false + (got > want)
    assert 2 * hit / (2 * hit + missed + false) >= 0.92
    assert hit / (hit + false) >= 0.88
    assert hit / (hit + missed) >= 0.88
