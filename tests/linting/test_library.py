"""The library function: typed findings, for a path or a text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import elicit_design
from elicit_design.linting import LintSettings, lint_text
from elicit_design.linting.reading import DataDocument
from elicit_design.model.location import Span
from support.forms import MODERN, described, form

TITLED = json.dumps({"title": "Print", **form(size=described(MODERN["choice"]))})


def test_findings_say_what_is_wrong_and_where(tmp_path: Path) -> None:
    file = tmp_path / "form.json"
    file.write_text(TITLED, "utf-8")
    result = elicit_design.lint(file)
    (finding,) = result.findings
    assert (finding.code, finding.name, finding.severity) == ("ELS001", "root-unknown-key", "error")
    assert (finding.path, finding.pointer, finding.position.column) == (str(file), "/title", 2)
    assert finding.fix is not None
    assert finding.fix.safe
    assert result.checked == 1


def test_a_revision_is_taken_from_the_document_unless_one_is_given() -> None:
    push = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "elicitation/create",
        "params": {"message": "Which paper?", "requestedSchema": json.loads(TITLED)},
    }
    assert "ELR015" not in lint_text("a.json", json.dumps(push)).counts
    newest = LintSettings(protocol="2026-07-28")
    assert "ELR015" in lint_text("a.json", json.dumps(push), newest).counts


def test_a_revision_in_the_path_counts() -> None:
    old = json.dumps(form(days=described(MODERN["multi"])))
    assert "ELS017" in lint_text("wire/2025-06-18.json", old).counts
    assert "ELS017" not in lint_text("wire/form.json", old).counts


def test_positions_are_looked_up_only_for_what_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def span(self: DataDocument, pointer: str) -> Span:
        asked.append(pointer)
        return self.loaded.span(pointer)

    monkeypatch.setattr(DataDocument, "span", span)
    assert not lint_text("a.json", json.dumps(form(size=described(MODERN["choice"])))).findings
    assert asked == []
    assert lint_text("a.json", TITLED).findings
    assert asked


def test_many_files_are_checked_as_few_are(tmp_path: Path) -> None:
    """Above some number several processes share the work; the result is the same."""
    for number in range(450):
        text = TITLED if number % 50 == 0 else json.dumps(form(size=described(MODERN["choice"])))
        (tmp_path / f"{number:03}.json").write_text(text, "utf-8")
    result = elicit_design.lint(tmp_path)
    assert result.checked == 450
    assert [Path(one.path).stem for one in result.findings] == [
        f"{n:03}" for n in range(0, 450, 50)
    ]
