"""Every rule's documentation is run: it finds its bad example and says nothing to the good one."""

from __future__ import annotations

import datetime as dt
import json
from importlib import import_module

import pytest

from elicit_design.linting import LintSettings, lint_text
from elicit_design.model.finding import Finding
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.rules.documentation import Fragment, RuleDoc, read_rule_doc
from elicit_design.rules.registry import AnyRule, rule_modules, rule_of
from support.design_patches import folder_of, patched

SUFFIX = {"json": "json", "jsonl": "jsonl", "yaml": "yaml", "jinja": "message.en.j2", "md": "md"}

RULES = [
    pytest.param(rule_of(m), read_rule_doc(import_module(m).__doc__ or ""), id=m[20:])
    for m in rule_modules()
]


def findings(fragment: Fragment, rule: AnyRule) -> tuple[Finding, ...]:
    """Lint a fragment; its label names a revision (`json 2025-06-18`), a file, or clients."""
    words = dict(word.partition("=")[::2] for word in fragment.label.split())
    path = words.get("file", f"example.{SUFFIX[fragment.language]}")
    stated: Revision | None = next((r for r in REVISIONS if r in words), None)
    clients = tuple(words["clients"].split(",")) if "clients" in words else ()
    settings = LintSettings(protocol=stated or _default(rule), clients=clients)
    text = fragment.text
    if "design" in words and fragment.language == "jinja":  # a template beside that design
        path = str(folder_of(words["design"]) / path)
    elif "design" in words:  # the example is what is changed in a design
        path, text = "design.json", patched(words["design"], json.loads(text))
    result = lint_text(path, text, settings)
    assert result.checked, "the example is not recognised as a document of ours"
    assert not result.problems
    return result.findings


def _default(rule: AnyRule) -> Revision | None:
    """An example without a revision is one of the newest that the rule applies to."""
    return rule.until if rule.until != REVISIONS[-1] else None


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_bad_example_raises_its_rule(rule: AnyRule, doc: RuleDoc) -> None:
    for fragment in doc.fires:
        assert rule.code in {finding.code for finding in findings(fragment, rule)}


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_bad_example_shows_one_fault_only(rule: AnyRule, doc: RuleDoc) -> None:
    """What else an example does wrong would hide what it is an example of."""
    for fragment in doc.fires:
        others = [
            f"{finding.code} {finding.message}"
            for finding in findings(fragment, rule)
            if finding.code != rule.code and _competes(finding.code, rule.code)
        ]
        assert not others


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_good_example_is_silent(rule: AnyRule, doc: RuleDoc) -> None:
    for fragment in doc.silent:
        assert not [
            f"{finding.code} {finding.message}"
            for finding in findings(fragment, rule)
            if _competes(finding.code, rule.code)
        ]


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_rule_says_when_its_source_was_verified(rule: AnyRule, doc: RuleDoc) -> None:
    assert dt.date.fromisoformat(doc.verified) <= dt.date(2027, 1, 1)
    assert doc.source


def _competes(other: str, code: str) -> bool:
    """What a client does is told beside what the protocol says of the same value."""
    if code.startswith("ELC") and not other.startswith("ELC"):
        return False
    return not other.startswith(ALSO.get(code, ()))


ALSO: dict[str, tuple[str, ...]] = {
    "ELD012": ("ELS",),  # the shapes that come of the design have the same default
}
"""Code -> starts of codes that its example cannot avoid, one fault bringing the other."""
