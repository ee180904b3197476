"""Text of strangers stays text wherever it is put."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from elicit_design.rendering import inert

HOSTILE = [
    "{{ 7*7 }}",
    '"""',
    "--> <!-- x",
    "</script><script>alert(1)</script>",
    "[click](javascript:alert(1)) ![i](http://e.vil/x.png)",
    "a | b \\| c ||",
    "``` ` `` code",
    "# heading",
    "- item\n\n# heading\n```\nfence",
    "1. one",
    "--- ",
    "=== ",
    "&lt;b&gt; &#60;b>",
    "**bold** _em_ ~~no~~",
    "\x1b[31mred\x07",
    "abc\u202edef\u200b",
    "https://evil.example www.evil.example",
    "<https://evil.example>",
    "\\",
    "|",
]
MARKDOWN = MarkdownIt("commonmark").enable("table").enable("strikethrough")
TEXT = st.text(st.characters() | st.sampled_from("`|\\*_[]()<>#-!&\n{}~"), max_size=40)


def inline_kinds(markdown: str) -> set[str]:
    return {
        child.type for token in MARKDOWN.parse(markdown) for child in token.children or []
    }  # fmt: skip


@given(st.sampled_from(HOSTILE) | TEXT)
def test_prose_is_one_paragraph_of_plain_text(text: str) -> None:
    markdown = inert.prose(text)
    blocks = [token.type for token in MARKDOWN.parse(markdown)]
    assert blocks in (["paragraph_open", "inline", "paragraph_close"], [])
    assert inline_kinds(markdown) <= {"text", "text_special", "code_inline"}


@given(st.sampled_from(HOSTILE) | TEXT)
def test_code_is_one_code_span(text: str) -> None:
    assert inline_kinds(f"x {inert.code(text)} y") <= {"text", "code_inline"}


@given(st.sampled_from(HOSTILE) | TEXT)
def test_a_cell_stays_one_cell_of_code(text: str) -> None:
    table = f"| a | b |\n|---|---|\n| {inert.cell(text)} | end |\n"
    tokens = MARKDOWN.parse(table)
    assert [token.type for token in tokens].count("td_open") == 2
    assert inline_kinds(table) <= {"text", "code_inline"}
    assert tokens[-5].content == "end"


def test_words_between_backticks_stay_code() -> None:
    assert inert.prose("`dry_run` is not set_ *now*") == "`dry_run` is not set\\_ \\*now\\*"
    assert inert.prose("- a `b|c") == "\\- a \\`b\\|c"


@given(st.sampled_from(HOSTILE) | TEXT)
def test_prose_stays_in_its_cell(text: str) -> None:
    tokens = MARKDOWN.parse(f"| a | b |\n|---|---|\n| {inert.prose(text)} | end |\n")
    assert tokens[-5].content == "end"
    assert [token.type for token in tokens].count("td_open") == 2


def test_a_cell_shows_the_text_itself() -> None:
    assert inert.cell("a | b") == "`a \\| b`"
    assert inert.code('say "`ls`"') == '``say "`ls`"``'


@given(st.sampled_from(HOSTILE) | TEXT)
def test_a_fence_holds_whatever_is_in_it(text: str) -> None:
    tokens = MARKDOWN.parse(inert.fence(text.replace("\r", "\n"), "text") + "\nafter\n")
    assert [token.type for token in tokens][:2] == ["fence", "paragraph_open"]


@pytest.mark.parametrize("text", HOSTILE)
def test_lists_and_headings_cannot_be_started_by_a_value(text: str) -> None:
    kinds = [token.type for token in MARKDOWN.parse(f"- {inert.prose(text)}\n")]
    assert kinds.count("bullet_list_open") == 1
    assert "heading_open" not in kinds
