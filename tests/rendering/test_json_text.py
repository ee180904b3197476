"""JSON that is kept in a repository: readable, and with nothing hidden in it."""

import json

from hypothesis import given
from hypothesis import strategies as st

from elicit_design.model.values import Json
from elicit_design.rendering.json_text import json_compact, json_line, json_text

SCALAR = st.none() | st.booleans() | st.integers() | st.text(st.characters(), max_size=30)
VALUE = st.recursive(
    SCALAR, lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters()), inner)
)


def test_what_fits_on_a_line_stays_on_one() -> None:
    schema: Json = {
        "type": "object",
        "properties": {
            "choice": {
                "type": "string",
                "title": "Documents in shop.orders",
                "oneOf": [
                    {"const": "keep the documents", "title": "Keep all documents"},
                    {"const": "delete the documents", "title": "Permanently delete 3 documents"},
                ],
                "default": "keep the documents",
            }
        },
        "required": ["choice"],
    }
    assert json_text(schema) == (
        """{
  "type": "object",
  "properties": {
    "choice": {
      "type": "string",
      "title": "Documents in shop.orders",
      "oneOf": [
        {"const": "keep the documents", "title": "Keep all documents"},
        {"const": "delete the documents", "title": "Permanently delete 3 documents"}
      ],
      "default": "keep the documents"
    }
  },
  "required": ["choice"]
}"""
    )


def test_letters_of_any_script_are_readable_and_hidden_marks_are_not_hidden() -> None:
    assert json_text(["não", "削除", "a\u202eb\u200b", "\ud800", "\x1b"]) == (
        '["não", "削除", "a\\u202eb\\u200b", "\\ud800", "\\u001b"]'
    )


@given(VALUE)
def test_json_reads_back_and_hides_nothing(value: object) -> None:
    for text in (json_text(value), json_compact(value)):  # type: ignore[arg-type]
        assert json.loads(text) == value
        text.encode("utf-8")
        assert not set(text) & set("\x1b\x07\u202e\u200b\u2028\ufeff\u00a0")
    assert "\n" not in json_line(value)  # type: ignore[arg-type]


@given(st.lists(st.text(st.characters(), max_size=60), min_size=2))
def test_a_list_that_does_not_fit_has_a_line_for_each_member(texts: list[str]) -> None:
    lines = json_text(texts).split("\n")
    assert len(lines) == (1 if len(lines[0]) > 1 else len(texts) + 2)
    assert len(lines) > 1 or len(json.dumps(texts, ensure_ascii=False)) <= 100
