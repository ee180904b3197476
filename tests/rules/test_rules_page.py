"""The page of rules says what the rules say, and `explain` prints the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from elicit_design.reporting.rule_docs import explain_rule, rule_by_code_or_name, rules_page
from elicit_design.rules.registry import lint_rules

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def test_the_page_of_rules_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == rules_page(), "run `make outputs`"


def test_every_rule_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"### {rule.code} {rule.name}\n" in page for rule in lint_rules())


@pytest.mark.parametrize("subject", ["ELS008", "els008", "pattern"])
def test_a_rule_is_explained_by_code_or_name(subject: str) -> None:
    rule = rule_by_code_or_name(subject)
    assert rule is not None
    text = explain_rule(rule)
    for part in ("ELS008 pattern", "Severity error (warning in 2025-11-25)", "Bad", "Good",
                 "modelcontextprotocol#800", "Verified: 2026-12-01", "--unsafe-fixes"):  # fmt: skip
        assert part in text


def test_names_and_codes_are_told_apart() -> None:
    names = [rule.name for rule in lint_rules()]
    codes = [rule.code for rule in lint_rules()]
    assert len(set(names)) == len(names)
    assert len(set(codes)) == len(codes)
