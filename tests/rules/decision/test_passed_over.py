"""Rules are passed over where, by their `needs`, they have nothing to say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import yaml

from elicit_design import load
from elicit_design.assessing import facts_of_tools
from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import entries_for
from elicit_design.rules.decision.catalogue import decision_rules
from support.corpus import CORPUS, needs_corpus

PRACTICE = Path(__file__).resolve().parents[3] / "benchmarks" / "practice"
EVERY = 7


def acts(facts: Facts) -> Iterator[Act]:
    yield facts.main
    for choices in facts.choices:
        yield from (act for _, act in choices.acts)


def wrongly_passed_over(facts: Facts) -> list[str]:
    """Return the rules that would speak of a tool, had they not been passed over."""
    found = []
    for act in acts(facts):
        asked = entries_for(facts, act)
        for entry in decision_rules():
            might = entry.rule.of_readers or not act.reads
            if might and entry not in asked and list(entry.check(facts, act)):
                found.append(f"{facts.tool.name}: {entry.rule.name}")
    return found


def test_nothing_is_missed_on_the_practice_tools() -> None:
    entries = [e for p in sorted(PRACTICE.glob("*.yaml")) for e in yaml.safe_load(p.read_bytes())]
    tools = [
        tool for e in entries for tool in load("-", stdin=json.dumps(e["tool"]).encode()).tools
    ]
    assert len(tools) > 300
    missed = [rule for tool in tools for rule in wrongly_passed_over(facts_of_tools([tool])[0])]
    assert missed == []


@needs_corpus
def test_nothing_is_missed_on_real_servers() -> None:
    files = sorted(CORPUS.glob("*.json"))
    facts = [one for file in files for one in facts_of_tools(load(file).tools)[::EVERY]]
    assert [rule for one in facts for rule in wrongly_passed_over(one)] == []
