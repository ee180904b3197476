"""Publicly reported faults: the bad document raises the named rule, the mended one is clean.

`docs/reported-faults.md` maps every report to its rules; the folder of a row holds the documents.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from elicit_design.linting import LintResult, LintSettings, lint
from elicit_design.rules.registry import lint_rules

ROOT = Path(__file__).parents[2]
FAULTS = Path(__file__).parent / "faults"
TABLE = (ROOT / "docs" / "reported-faults.md").read_text("utf-8")
ROWS = sorted(folder.name for folder in FAULTS.iterdir() if folder.is_dir())

_ROW = re.compile(r"^\| ([A-F]\d+) \|(.*)\|$", re.MULTILINE)
_CODE = re.compile(r"\bEL[A-Z]\d{3}\b")


@dataclass(frozen=True)
class Fault:
    rules: tuple[str, ...]
    settings: LintSettings
    mended_for: LintSettings


def fault(row: str) -> Fault:
    """What `fault.yaml` says: the rules, and the clients and revision to lint for."""
    data = yaml.safe_load((FAULTS / row / "fault.yaml").read_text("utf-8"))
    protocol, clients = data.get("protocol"), tuple(data.get("clients", ()))
    mended_for = tuple(data.get("mended_for", clients))
    return Fault(
        tuple(data["rules"]),
        LintSettings(protocol=protocol, clients=clients),
        LintSettings(protocol=protocol, clients=mended_for),
    )


def linted(row: str, name: str, settings: LintSettings) -> LintResult:
    result = lint(f"tests/linting/faults/{row}/{name}", settings=settings)
    assert result.checked
    assert not result.problems
    return result


@pytest.fixture(autouse=True)
def _at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # a design says where its tool is described, from here


@pytest.mark.parametrize("row", ROWS)
def test_the_bad_document_raises_the_named_rules(row: str) -> None:
    found = linted(row, "bad.json", fault(row).settings).findings
    assert set(fault(row).rules) <= {finding.code for finding in found}
    assert all(finding.position.line for finding in found)


@pytest.mark.parametrize("row", ROWS)
def test_the_mended_document_is_clean(row: str) -> None:
    found = linted(row, "good.json", fault(row).mended_for).findings
    assert [f"{finding.code} {finding.pointer} {finding.message}" for finding in found] == []


def test_the_table_names_the_rules_of_every_fixture() -> None:
    listed = {row: set(_CODE.findall(text)) for row, text in _ROW.findall(shown())}
    fixtures = {row: set(fault(row).rules) for row in ROWS}
    assert {row: listed.get(row) for row in fixtures} == fixtures


def test_every_report_is_either_shown_or_left_out_with_a_reason() -> None:
    shown_rows = {row for row, _ in _ROW.findall(shown())}
    left_out = {row for row, _ in _ROW.findall(left())}
    assert shown_rows == set(ROWS)
    assert not shown_rows & left_out
    assert shown_rows | left_out == set(every_row())


def test_no_fault_of_a_form_is_left_out_unless_it_is_not_the_authors() -> None:
    left_out = {row for row, _ in _ROW.findall(left())}
    assert {row for row in left_out if row[0] in "CD"} == {"C23", "D7", "D18"}


def test_every_rule_named_anywhere_in_the_table_exists() -> None:
    known = {rule.code for rule in lint_rules()}
    assert set(_CODE.findall(TABLE)) <= known


def shown() -> str:
    return TABLE.partition("## Left out")[0]


def left() -> str:
    return TABLE.partition("## Left out")[2]


def every_row() -> list[str]:
    """Rows of the survey; the gaps in its numbers are the survey's own."""
    gaps = {"C": {12, 16, 21, 24, 28}, "D": {15}, "E": {6}, "F": {9, 13}, "B": {9}}
    last = {"A": 18, "B": 13, "C": 30, "D": 20, "E": 17, "F": 24}
    return [
        f"{part}{n}"
        for part, end in last.items()
        for n in range(1, end + 1)
        if n not in gaps.get(part, set())
    ]
