"""Every rule's documentation is run: it finds its bad example and says nothing to the good one."""

from __future__ import annotations

import datetime as dt
import json
from importlib import import_module

import pytest

from elicit_design.clients.load import load_profile
from elicit_design.linting.engine import Hit, run_rules
from elicit_design.linting.kinds import recognise
from elicit_design.linting.reading import read_text
from elicit_design.linting.settings import LintSettings
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.rules.documentation import Fragment, RuleDoc, read_rule_doc
from elicit_design.rules.registry import AnyRule, rule_modules, rule_of
from support.design_patches import patched

SUFFIX = {"json": "json", "jsonl": "jsonl", "yaml": "yaml", "jinja": "message.en.j2", "md": "md"}

RULES = [pytest.param(rule_of(m), read_rule_doc(import_module(m).__doc__ or ""), id=m[20:])
         for m in rule_modules()]  # fmt: skip


def hits(fragment: Fragment, rule: AnyRule) -> list[Hit]:
    """Lint a fragment; its label names a revision (`json 2025-06-18`), a file, or clients."""
    words = dict(word.partition("=")[::2] for word in fragment.label.split())
    path = words.get("file", f"example.{SUFFIX[fragment.language]}")
    revision = next((word for word in words if word in REVISIONS), None)
    protocol: Revision | None = next((r for r in REVISIONS if r == revision), None)
    clients = tuple(map(load_profile, words["clients"].split(","))) if "clients" in words else ()
    settings = LintSettings(protocol=protocol or _default(rule))
    text = fragment.text
    if "design" in words:  # the example is what is changed in a design
        path, text = "design.json", patched(words["design"], json.loads(text))
    nodes, skipped = recognise(read_text(path, text), settings.protocol, clients)
    assert not skipped, "the example is not recognised as a document of ours"
    return run_rules(nodes, settings)


def _default(rule: AnyRule) -> Revision | None:
    """An example without a revision is one of the newest that the rule applies to."""
    return rule.until if rule.until != REVISIONS[-1] else None


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_bad_example_raises_its_rule(rule: AnyRule, doc: RuleDoc) -> None:
    for fragment in doc.fires:
        found = {hit.rule.code for hit in hits(fragment, rule)}
        assert rule.code in found


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_bad_example_shows_one_fault_only(rule: AnyRule, doc: RuleDoc) -> None:
    """What else an example does wrong would hide what it is an example of."""
    for fragment in doc.fires:
        others = {
            f"{hit.rule.code} {hit.fault.says}"
            for hit in hits(fragment, rule)
            if hit.rule.code != rule.code and _competes(hit.rule, rule)
        }
        assert not others


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_good_example_is_silent(rule: AnyRule, doc: RuleDoc) -> None:
    for fragment in doc.silent:
        assert not [
            f"{hit.rule.code} {hit.fault.says}"
            for hit in hits(fragment, rule)
            if _competes(hit.rule, rule)
        ]


@pytest.mark.parametrize(("rule", "doc"), RULES)
def test_a_rule_says_when_its_source_was_verified(rule: AnyRule, doc: RuleDoc) -> None:
    assert dt.date.fromisoformat(doc.verified) <= dt.date(2027, 1, 1)
    assert doc.source


def _competes(other: AnyRule, rule: AnyRule) -> bool:
    """What a client does is told beside what the protocol says of the same value."""
    if rule.code.startswith("ELC") and not other.code.startswith("ELC"):
        return False
    return not other.code.startswith(ALSO.get(rule.code, ()))


ALSO: dict[str, tuple[str, ...]] = {
    "ELD012": ("ELS",),  # the shapes that come of the design have the same default
}
"""Code -> starts of codes that its example cannot avoid, one fault bringing the other."""
