"""SARIF as others read it: a report type-checks against the published types of SARIF 2.1.0."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elicit_design import lint
from elicit_design.linting import LintSettings
from elicit_design.reporting.sarif import sarif_report
from handlers import typescript_play as ts

FAULTS = sorted((Path(__file__).parent / "faults").glob("*/bad.*"))


@pytest.fixture(scope="module")
def report() -> str:
    """Return the report on every public fault there is a fixture for."""
    return sarif_report(lint(*FAULTS, settings=LintSettings(clients=("all",))), "1.0.0")


def checked(folder: Path, text: str) -> str:
    """Return what the TypeScript compiler says about a report; the literal must fit exactly."""
    ts.workplace(folder)
    source = f'import type {{ Log }} from "sarif";\nexport const report: Log = {text};\n'
    (folder / "report.ts").write_text(source, encoding="utf-8")
    return ts.tool("tsc", "--project", ".", "--noEmit", cwd=folder).stdout


def test_a_report_has_the_published_types(report: str, tmp_path: Path) -> None:
    run = json.loads(report)["runs"][0]
    assert len(run["results"]) > len(FAULTS)
    assert checked(tmp_path, report) == ""


@pytest.mark.parametrize(
    ("before", "after"),
    [('"ruleId"', '"rule"'), ('"level": "error"', '"level": "bad"'), ('"text": ', '"words": ')],
)
def test_a_report_that_does_not_conform_is_told(
    report: str, tmp_path: Path, before: str, after: str
) -> None:
    assert before in report
    assert checked(tmp_path, report.replace(before, after, 1)) != ""
