"""A value in a question is one visible line that cannot pass for the server's own words."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elicit_design.words import clean

ANY_TEXT = st.text(st.characters(), max_size=200)  # surrogates and unassigned characters too


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("Ana's iPhone", "Ana's iPhone"),
        ("report\r\n\tfinal.pdf", "report final.pdf"),
        ('Atlas"? It is safe. Approve "x', "Atlas'? It is safe. Approve 'x"),
        ("«Atlas» “Atlas” `Atlas`", "'Atlas' 'Atlas' 'Atlas'"),
        ("exe\u202egpj.\u200bmoc", "exegpj.moc"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("a\u2028b\u00a0c", "a b c"),
        ("\ud800", "\ufffd"),
        ("日本語.txt", "日本語.txt"),
        ("Z" + "\u0301" * 30 + "algo", "Z\u0301\u0301\u0301algo"),
        (None, "(empty)"),
        ("\u200b \u3164", "(empty)"),
        (True, "true"),
    ],
)
def test_cleaning(value: object, shown: str) -> None:
    assert clean(value) == shown


def test_a_number_too_long_to_write_is_rounded() -> None:
    assert clean(10**5000) == "1.000e+5000"


def test_a_long_value_is_cut_in_the_middle_so_that_both_ends_are_seen() -> None:
    assert clean("quarterly-figures-of-the-whole-company.xlsx", 20) == "quarterly-…pany.xlsx"


def test_the_stand_in_is_in_the_words_of_the_locale() -> None:
    assert clean("\u200b", stand_in="(vazio)") == "(vazio)"


@given(ANY_TEXT, st.integers(3, 100))
def test_whatever_the_text_the_result_is_one_short_visible_line(text: str, limit: int) -> None:
    shown = clean(text, limit)
    assert 0 < len(shown) <= limit
    assert shown == shown.strip()
    assert not [c for c in shown if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")]
    assert not set(shown) & set('"`“”„«»‘’\u200b\u202e\u3164')  # noqa: RUF001
    assert "  " not in shown
    assert "''" not in shown
    shown.encode("utf-8")


@given(ANY_TEXT, st.integers(3, 100))
def test_cleaning_twice_changes_nothing_more(text: str, limit: int) -> None:
    once = clean(text, limit)
    assert clean(once, limit) == once
