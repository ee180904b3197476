"""Many files are shared among processes; what is found is the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elicit_design import lint
from elicit_design.config import load_options
from elicit_design.linting import parallel
from elicit_design.linting.settings import LintSettings

FORM = {
    "type": "object",
    "properties": {"amount": {"type": "number", "title": "Amount", "exclusiveMinimum": 0}},
    "required": ["amount"],
}
NAMES = [f"form-{number:03}.json" for number in range(parallel.FEW + 20)]


@pytest.fixture
def forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder, the current one, with more files than one process takes."""
    for name in NAMES:
        (tmp_path / name).write_text(json.dumps(FORM), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_is_found_does_not_depend_on_how_many_processes_look(
    forms: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = LintSettings(per_path_ignores=load_options().lint.per_path_ignores)
    shared = lint(*NAMES, settings=settings)
    monkeypatch.setattr(parallel, "FEW", len(NAMES) + 1)
    alone = lint(*NAMES, settings=settings)
    assert {finding.path for finding in shared.findings} == set(NAMES)
    assert shared == alone
