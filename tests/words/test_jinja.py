"""A `.j2` template says exactly what the message says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import UndefinedError
from jinja2.exceptions import SecurityError

from elicit_design.model.design import Placeholder
from elicit_design.words import escape, format_message, message_environment, template_file, to_jinja

NAMES = ("n", "not", "team_name", "self", "from", "true")
KINDS = st.sampled_from(["text", "count", "money", "instant", "list"])
PLACEHOLDERS = st.tuples(
    *(
        st.builds(Placeholder, st.just(name), KINDS, st.just("argument:/x"), st.none())
        for name in NAMES
    )
)
VALUE = (
    st.text(st.characters(), max_size=12)
    | st.integers(0, 10**7)
    | st.lists(st.text(max_size=5), max_size=7)
    | st.just({"amount": "10.00", "currency": "USD", "per": "month"})
    | st.just("2026-12-01T09:05:00-03:00")
)
LITERAL = st.text(st.characters() | st.sampled_from("{}%#' \n\r"), max_size=8)


def _plural(name: str, zero: str, one: str, other: str) -> str:
    return f"{{{name}, plural, =0{{{zero}}} one{{{one}}} other{{#{other}}}}}"


NAME = st.sampled_from(NAMES)
VALUE_OF = NAME.map(lambda name: f"{{{name}}}")
ARM = LITERAL.map(lambda text: escape(text, in_plural=True)) | VALUE_OF
PART = LITERAL.map(escape) | VALUE_OF | st.builds(_plural, NAME, ARM, ARM, ARM)
MESSAGES = st.lists(PART, max_size=5).map(" ".join)


@given(MESSAGES, PLACEHOLDERS, st.tuples(*[VALUE] * len(NAMES)), st.sampled_from(["en", "pt-BR"]))
def test_template_and_message_read_the_same(
    message: str, placeholders: tuple[Placeholder, ...], values: tuple[object, ...], locale: str
) -> None:
    given_values = dict(zip(NAMES, values, strict=True))
    text = template_file("any heading #} {{ 7*7 }}", message, locale, placeholders)
    text.encode("utf-8")
    variables = {f"{n}_" if n in ("not", "self", "true") else n: v for n, v in given_values.items()}
    rendered = message_environment(locale).from_string(text).render(variables)
    assert rendered == format_message(message, given_values, locale, placeholders)


def test_a_template_reads_well() -> None:
    message = "Delete {n, plural, =0{nothing} one{# file} other{# files}} of {team}?"
    placeholders = [
        Placeholder("n", "count", "load:matched", 3),
        Placeholder("team", "text", "argument:/team", "Growth", 60),
    ]
    assert template_file("The question of growth/delete_files", message, "en", placeholders) == (
        "{# The question of growth/delete_files\n"
        "   n: a number, or a list to be counted - load:matched\n"
        "   team: text - argument:/team\n"
        '   Render with elicit_design.words: message_environment("en").from_string(text)'
        ".render(values) -#}\n"
        "Delete {% if n | size == 0 %}nothing"
        '{% elif n | plural == "one" %}{{ n | number }} file'
        "{% else %}{{ n | number }} files{% endif %} of {{ team | clean(60) }}?\n"
    )


def test_text_of_strangers_is_not_evaluated() -> None:
    template = to_jinja(escape("{{ 7*7 }}") + "{x}")
    assert message_environment("en").from_string(template).render(x="{{ 7*7 }}") == (
        "{{ 7*7 }}{{ 7*7 }}"
    )


def test_a_value_that_is_not_given_is_an_error_not_a_gap() -> None:
    with pytest.raises(UndefinedError):
        message_environment("en").from_string("Delete {{ team | clean(80) }}?").render()


def test_the_environment_is_a_sandbox() -> None:
    template = message_environment("en").from_string("{{ ().__class__.__bases__ }}")
    with pytest.raises(SecurityError):
        template.render()
