"""The built-in words are clean by the rules for a project's own."""

from __future__ import annotations

import pytest

from elicit_design.linting import lint, lint_text
from elicit_design.words.catalogue import LOCALES_FOLDER, catalogue


def test_the_built_in_catalogues_have_no_findings() -> None:
    result = lint(LOCALES_FOLDER)
    assert result.checked == 2
    assert [f"{f.path} {f.code} {f.message}" for f in result.findings] == []


def test_a_new_locale_is_told_of_every_entry_it_lacks() -> None:
    found = lint_text("locales/de.yaml", 'words:\n  money.none: "kostenlos"\n').findings
    assert len(found) == len(catalogue("en")) - 1
    assert {finding.code for finding in found} == {"ELD025"}


@pytest.mark.parametrize("path", ["words.yaml", "locales/notalocale1.yaml"])
def test_words_under_another_name_are_no_catalogue(path: str) -> None:
    assert not lint_text(path, "words:\n  a: b\n").checked
