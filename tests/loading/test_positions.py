"""Positions: every pointer leads to the characters of its value."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.loading import Document, read_documents
from elicit_design.loading.places import escape
from elicit_design.model.location import Position

TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=8)
SCALARS = st.none() | st.booleans() | st.integers(-(10**12), 10**12) | TEXT
JSON_DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=20,
)
CONTAINERS = st.dictionaries(TEXT, JSON_DATA, min_size=1, max_size=4) | st.lists(
    JSON_DATA, min_size=1, max_size=4
)


def pointers(data: object, pointer: str = "") -> Iterator[tuple[str, object]]:
    yield pointer, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from pointers(value, f"{pointer}/{escape(key)}")
    if isinstance(data, list):
        for number, value in enumerate(data):
            yield from pointers(value, f"{pointer}/{number}")


def document(text: str) -> Document:
    (found,), problems = read_documents(["-"], stdin=text.encode())
    assert problems == ()
    return found


@given(CONTAINERS, st.sampled_from([None, 1, "\t"]))
@settings(max_examples=150, deadline=None)
def test_the_span_of_a_pointer_in_json_is_its_value(data: object, indent: int | str | None) -> None:
    text = json.dumps(data, indent=indent, ensure_ascii=False)
    found = document(text)
    assert found.data == data
    for pointer, value in pointers(data):
        span = found.span(pointer)
        assert json.loads(text[span.start : span.end]) == value
        key = found.key_span(pointer)
        if key is not None:
            assert escape(json.loads(text[key.start : key.end])) == pointer.rpartition("/")[2]


@given(CONTAINERS)
@settings(max_examples=100, deadline=None)
def test_the_span_of_a_pointer_in_yaml_is_its_value(data: object) -> None:
    # A comment in front makes it YAML, of which JSON is a part.
    text = "# yaml\n" + json.dumps(data, ensure_ascii=False)
    found = document(text)
    assert found.syntax == "yaml"
    assert found.data == data
    for pointer, value in pointers(data):
        span = found.span(pointer)
        assert json.loads(text[span.start : span.end]) == value


def test_block_style_ends_where_its_last_value_ends() -> None:
    text = "a:\n  - x\n  - y: 1\n\n# after\nb: 2\n"
    found = document(text)
    spans = {pointer: found.span(pointer) for pointer in ("", "/a", "/a/1", "/b")}
    assert {pointer: text[span.start : span.end] for pointer, span in spans.items()} == {
        "": text.rstrip(),
        "/a": "- x\n  - y: 1",
        "/a/1": "y: 1",
        "/b": "2",
    }


def test_what_is_not_there_is_found_at_the_nearest_container() -> None:
    found = document('{\n "a": {"b": [1]}\n}')
    assert found.position("/a/x/y") == found.position("/a") == Position(2, 7)
    assert found.position("/a/b/7") == Position(2, 13)
    assert found.key_span("/a/b/0") is None


def test_positions_of_each_of_several_documents() -> None:
    documents, _ = read_documents(["-"], stdin=b'{"a": 1}\n{"a": 2}\n\n {"a": 3}')
    assert [d.position("/a") for d in documents] == [
        Position(1, 7),
        Position(2, 7),
        Position(4, 8),
    ]
    documents, _ = read_documents(["-"], stdin=b"a: 1\n---\na: 2\n--- {a: 3}\n")
    assert [d.position("/a") for d in documents] == [
        Position(1, 4),
        Position(3, 4),
        Position(4, 9),
    ]
