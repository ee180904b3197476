"""The notation of messages: what is read, and what is said about what cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elicit_design.words import MessageError, escape, format_message, parse_message

SEND = (
    "Send {subject} to {first}{others, plural, =0{} one{ and # other} other{ and # others}}? "
    "{files, plural, =0{It} one{It carries {file} and} other{It carries # files and}} "
    "cannot be recalled."
)


@pytest.mark.parametrize(
    ("others", "files", "said"),
    [
        (0, 0, "Send Invoice 1042 to ana@example.com? It cannot be recalled."),
        (1, 1, "Send Invoice 1042 to ana@example.com and 1 other? It carries a.pdf and cannot "
               "be recalled."),
        (1200, 2, "Send Invoice 1042 to ana@example.com and 1,200 others? It carries 2 files and "
                  "cannot be recalled."),
    ],
)  # fmt: skip
def test_plurals_choose_by_exact_number_then_by_category(
    others: int, files: int, said: str
) -> None:
    values = {
        "subject": "Invoice 1042", "first": "ana@example.com", "others": others,
        "files": files, "file": "a.pdf",
    }  # fmt: skip
    assert format_message(SEND, values, "en") == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the owner's {x}", "the owner's 1"),
        ("the owner''s '{x}'", "the owner's {x}"),
        ("{x, plural, other{'#'# o''clock}}", "#1 o'clock"),
        ("# and 'quotes'", "# and 'quotes'"),
        ("{ x }", "1"),
    ],
)
def test_apostrophes_quote_only_before_marks_of_the_notation(text: str, said: str) -> None:
    assert format_message(text, {"x": 1}, "en") == said


def test_names_are_listed_in_order_of_use_from_every_arm() -> None:
    assert parse_message(SEND).names == ("subject", "first", "others", "files", "file")


@pytest.mark.parametrize(
    ("text", "position", "says"),
    [
        ("Delete {name", 12, "write `}` after the name"),
        ("Delete name}", 11, "`}` closes nothing"),
        ("Delete {}", 8, "needs a name"),
        ("{n, number}", 0, "`number` is unknown"),
        ("{n, plural, one{#}}", 0, "no `other{...}` arm"),
        ("{n, plural, few{a} few{b} other{c}}", 19, "there twice"),
        ("{n, plural, some{a} other{c}}", 12, "no plural category"),
        ("{n, plural, one{a", 12, "is not closed"),
        ("it's '{ open", 5, "never ends"),
    ],
)
def test_a_fault_is_placed_and_named(text: str, position: int, says: str) -> None:
    with pytest.raises(MessageError, match="character") as caught:
        parse_message(text)
    assert caught.value.position == position
    assert says in caught.value.says


def test_plurals_have_a_greatest_depth() -> None:
    with pytest.raises(MessageError, match="deep"):
        parse_message("{n, plural, other{" * 5000)


@given(st.text(st.sampled_from("{}#',= \nanplurothe01"), max_size=60))
def test_any_text_is_read_or_refused_with_a_position_inside_it(text: str) -> None:
    fault = None
    try:
        parse_message(text)
    except MessageError as error:
        fault = error.position
    assert fault is None or 0 <= fault <= len(text)


@given(st.text(st.characters() | st.sampled_from("{}#'")))
def test_escaped_text_reads_as_itself(text: str) -> None:
    assert format_message(escape(text) + "{x}", {"x": 1}, "en") == text + "1"
    arm = f"{{x, plural, other{{{escape(text, in_plural=True)}#}}}}"
    assert format_message(arm, {"x": 1}, "en") == text + "1"
