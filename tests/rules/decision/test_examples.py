"""Every decision rule's examples are run: it fires on the one and is silent on the other."""

from __future__ import annotations

import re

import pytest

from elicit_design.assessing.judging import judge
from elicit_design.rules.decision.catalogue import Entry, decision_rules
from elicit_design.rules.documentation import Fragment, read_rule_doc
from support.tools import facts

RULES = [pytest.param(entry, id=entry.rule.name) for entry in decision_rules()]


def rules_that_spoke(fragment: Fragment) -> set[str]:
    """Return the names of the rules with something to say on the fragment's first tool."""
    found = facts(fragment.text)
    acts = [found.main, *(act for choices in found.choices for _, act in choices.acts)]
    return {rule for act in acts for rule, _ in judge(found, act).signals}


@pytest.mark.parametrize("entry", RULES)
def test_it_fires_on_its_example(entry: Entry) -> None:
    for fragment in read_rule_doc(entry.documentation).fires:
        assert entry.rule.name in rules_that_spoke(fragment)


@pytest.mark.parametrize("entry", RULES)
def test_it_is_silent_on_its_counterexample(entry: Entry) -> None:
    for fragment in read_rule_doc(entry.documentation).silent:
        assert entry.rule.name not in rules_that_spoke(fragment)


@pytest.mark.parametrize("entry", RULES)
def test_it_is_documented(entry: Entry) -> None:
    doc = read_rule_doc(entry.documentation)
    assert re.fullmatch(r"ELA\d{3}", entry.rule.code)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", entry.rule.name)
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", doc.verified)
    assert doc.why
