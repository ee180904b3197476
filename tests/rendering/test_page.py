"""The one-page design, as a maintainer reads it before committing."""

from dataclasses import replace
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from elicit_design.model.design import Design
from elicit_design.rendering.page import page_text
from elicit_design.rendering.settings import RenderSettings
from support.designs import ALL, DELETE_MANY
from support.golden import check_golden
from support.hostile import HOSTILE, hostile_design

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("design", ALL, ids=lambda design: design.tool)
def test_a_page_reads_as_it_was_reviewed(design: Design) -> None:
    check_golden(GOLDEN / f"{design.tool}.md", page_text(design))


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_strangers_does_not_become_markup(text: str) -> None:
    tokens = MarkdownIt("commonmark").enable("table").parse(page_text(hostile_design(text)))
    inline = {child.type for token in tokens for child in token.children or []}
    assert inline <= {"text", "text_special", "code_inline", "strong_open", "strong_close"}
    assert {token.type for token in tokens}.isdisjoint({"html_block", "blockquote_open", "hr"})
    headings = [t for t in tokens if t.type == "heading_open"]
    plain = MarkdownIt("commonmark").enable("table").parse(page_text(DELETE_MANY))
    assert len(headings) == len([t for t in plain if t.type == "heading_open"])


def test_a_template_of_the_users_takes_the_place_of_ours(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/design.md.jinja").write_text("Mine: {{ design.title | prose }}\n")
    settings = RenderSettings(template_dirs=(tmp_path,))
    assert page_text(DELETE_MANY, settings) == "Mine: Delete documents\n"


def test_a_word_that_lacks_its_value_is_shown_as_written() -> None:
    case = DELETE_MANY.cases[0]
    assert case.question is not None
    words = {"en": {**case.question.words["en"], "outcome.changed": "It is now {other}."}}
    changed = replace(case, question=replace(case.question, words=words))
    assert "It is now {other}." in page_text(replace(DELETE_MANY, cases=(changed,)))
