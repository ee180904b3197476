"""Catalogues: the two built-in languages, and a project's own words over them."""

from pathlib import Path

import pytest

from elicit_design.problems import UserError
from elicit_design.words import catalogue, locale_names, missing_words, parse_message


def write(folder: Path, locale: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / f"{locale}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_english_and_brazilian_portuguese_are_built_in_and_complete() -> None:
    assert locale_names() == ("en", "pt-BR")
    assert missing_words("pt-BR") == ()


@pytest.mark.parametrize("locale", locale_names())
def test_no_word_uses_a_value_that_english_does_not_have(locale: str) -> None:
    english = catalogue("en")
    for key, text in catalogue(locale).items():
        known = set(parse_message(english.get(key, text)).names)
        assert set(parse_message(text).names) <= known, key


def test_a_project_adds_a_locale_and_english_stands_in_for_what_it_lacks(tmp_path: Path) -> None:
    folder = write(tmp_path / "locales", "de", 'words: {money.none: "kostenlos"}\n')
    words = catalogue("de", [folder])
    assert words["money.none"] == "kostenlos"
    assert words["value.none"] == "none"
    assert ("de", "value.none", "none") in [
        (m.locale, m.key, m.english) for m in missing_words("de", [folder])
    ]
    assert "de" in locale_names([folder])


def test_a_project_overrides_single_words(tmp_path: Path) -> None:
    folder = write(tmp_path / "locales", "en", 'words: {money.none: "free of charge"}\n')
    assert catalogue("en", [folder])["money.none"] == "free of charge"
    assert catalogue("en")["money.none"] == "no charge"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("words: {a: '{n, plural, one{x}}'}", "`a`: character 1"),
        ("words: [a]", "is no catalogue"),
        ("words: {a: 3}", "is not text"),
        ("words: {a: '", "cannot be read"),
    ],
)
def test_a_catalogue_that_cannot_be_used_is_named_with_its_fault(
    tmp_path: Path, text: str, says: str
) -> None:
    folder = write(tmp_path / "locales", "xx", text)
    with pytest.raises(UserError, match=r"xx\.yaml") as caught:
        catalogue("xx", [folder])
    assert says in str(caught.value)


def test_an_unknown_locale_lists_the_known_ones() -> None:
    with pytest.raises(UserError, match="en, pt-BR"):
        catalogue("../../etc/passwd")
