"""Numbers, money, times and lists, as the people of a locale write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elicit_design.model.design import Placeholder, PlaceholderKind
from elicit_design.words import MissingValueError, format_message, formatter

PRICE = {"amount": "1234.5", "currency": "USD", "per": "month"}
MANY = ["ana", "bo", "cy", "di", "ed", "flo", "gus"]


def say(kind: PlaceholderKind, value: object, locale: str, limit: int = 80) -> str:
    return format_message("{it}", {"it": value}, locale, [Placeholder("it", kind, "", None, limit)])


@pytest.mark.parametrize(
    ("kind", "value", "english", "brazilian"),
    [
        ("count", 1284, "1,284", "1.284"),
        ("count", ["a", "b"], "2", "2"),
        ("count", -0.5, "-0.5", "-0,5"),
        ("money", PRICE, "1,234.50 USD a month", "1.234,50 USD por mês"),
        ("money", {"amount": 7, "currency": "JPY"}, "7 JPY", "7 JPY"),
        ("money", {"amount": "0", "currency": "USD"}, "no charge", "sem cobrança"),
        (
            "money",
            {"amount": "2", "currency": "EUR", "per": "seat"},
            "2.00 EUR per seat",
            "2,00 EUR por seat",
        ),
        (
            "instant",
            "2026-12-01T09:05:00-03:00",
            "Dec 1, 2026 at 9:05 AM (UTC-03:00)",
            "1 de dez. de 2026 às 09:05 (UTC-03:00)",
        ),
        (
            "instant",
            "2026-12-01T09:05:00",
            "Dec 1, 2026 at 9:05 AM (time zone not given)",
            "1 de dez. de 2026 às 09:05 (fuso horário não informado)",
        ),
        ("list", ["a", "b", "c"], "a, b, and c", "a, b e c"),
        ("list", [], "none", "nenhum"),
        ("list", MANY, "ana, bo, cy, di, ed and 2 more", "ana, bo, cy, di, ed e mais 2"),
        ("text", "\u200b", "(empty)", "(vazio)"),
    ],
)
def test_values_of_each_kind(
    kind: PlaceholderKind, value: object, english: str, brazilian: str
) -> None:
    assert say(kind, value, "en") == english
    assert say(kind, value, "pt-BR") == brazilian


@pytest.mark.parametrize("kind", ["count", "money", "instant", "list"])
def test_a_value_of_another_kind_is_shown_as_cleaned_text(kind: PlaceholderKind) -> None:
    assert say(kind, 'soon"\n', "en") == "soon'"


def test_the_limit_of_a_placeholder_holds_for_text_and_for_members_of_a_list() -> None:
    assert say("text", "a" * 50, "en", limit=9) == "aaaa…aaaa"
    assert say("list", ["a" * 50, "b"], "en", limit=9) == "aaaa…aaaa and b"


def test_portuguese_counts_one_and_zero_alike_as_cldr_has_it() -> None:
    text = "{n, plural, one{# documento} other{# documentos}}"
    assert format_message(text, {"n": 1}, "pt-BR") == "1 documento"
    assert format_message(text, {"n": 1284}, "pt-BR") == "1.284 documentos"


def test_a_missing_value_is_named() -> None:
    with pytest.raises(MissingValueError, match="`team`"):
        format_message("Delete {team}?", {}, "en")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@given(st.sampled_from(["text", "count", "money", "instant", "list"]), JSON)
def test_no_value_of_any_kind_breaks_a_message(kind: PlaceholderKind, value: object) -> None:
    shown = formatter("pt-BR").value(value, kind)
    assert shown
    assert "\n" not in shown


@given(
    st.decimals(
        allow_nan=False, allow_infinity=False, places=2, min_value=-(10**9), max_value=10**9
    ),
    st.text(st.characters()),
    st.text(st.characters()),
)
def test_money_is_written_whatever_its_parts(amount: object, currency: str, per: str) -> None:
    assert formatter("en").money({"amount": amount, "currency": currency, "per": per})
