"""Changes as edits of a text: everything but the changed place stays as it is."""

from __future__ import annotations

import pytest

from elicit_design.linting.edits import apply_edits, fix_of
from elicit_design.linting.reading import read_text
from elicit_design.rules.base import Change, Insert, Mend, Remove, RenameKey, Replace


def changed(text: str, *changes: Change, path: str = "a.json") -> str:
    """Return the text after a mend of these changes."""
    (document,) = read_text(path, text)
    fix = fix_of(document, Mend("mend", changes))
    assert fix is not None
    return apply_edits(text, fix.edits)


FLOW = [
    ('{"a": 1, "b": 2, "c": 3}', Remove("/a"), '{"b": 2, "c": 3}'),
    ('{"a": 1, "b": 2, "c": 3}', Remove("/b"), '{"a": 1, "c": 3}'),
    ('{"a": 1, "b": 2, "c": 3}', Remove("/c"), '{"a": 1, "b": 2}'),
    ('{"a": 1}', Remove("/a"), "{}"),
    ('{"a": [1, 2, 3]}', Remove("/a/1"), '{"a": [1, 3]}'),
    ('{\n\t"a": 1,\n\t"b": 2\n}', Remove("/b"), '{\n\t"a": 1\n}'),
    ('{\n  "a": 1\n}', Insert("", "b", "x"), '{\n  "a": 1,\n  "b": "x"\n}'),
    ('{"a": {}}', Insert("/a", "b", True), '{"a": {"b": true}}'),
    ('{"a": 1,"b": 2}', Insert("", "c", 3), '{"a": 1,"b": 2, "c": 3}'),
    ('{"a" : 1}', RenameKey("/a", "b"), '{"b" : 1}'),
    ('{"a": "é"}', Replace("/a", "ü"), '{"a": "ü"}'),
    ('{"a~/b": 1, "c": 2}', Remove("/a~0~1b"), '{"c": 2}'),
    (
        '{\n    "a": {\n        "b": 1\n    }\n}',
        Replace("/a", {"c": [1]}),
        '{\n    "a": {\n        "c": [\n            1\n        ]\n    }\n}',
    ),
]

BLOCK = [
    ("a: 1\nb: 2\nc: 3\n", Remove("/a"), "b: 2\nc: 3\n"),
    ("a: 1\n# about c\nb: 2  # gone with b\n# about d\nc: 3\n", Remove("/b"),
     "a: 1\n# about c\n# about d\nc: 3\n"),
    ("a: 1\nb:\n  - x\n  - y\n# end\n", Remove("/b"), "a: 1\n# end\n"),
    ("a:\n  b: 1\nc: 2\n", Remove("/a/b"), "a:\n  {}\nc: 2\n"),
    ("- a: 1\n  b: 2\n- c: 3\n", Remove("/0/a"), "- b: 2\n- c: 3\n"),
    ("a:\n  - x\n  - y\n  - z\n", Remove("/a/1"), "a:\n  - x\n  - z\n"),
    ("a: {b: 1, c: 2}  # kept\n", Remove("/a/b"), "a: {c: 2}  # kept\n"),
    ("a:\n  b: 1\nc: 2\n", Insert("/a", "d", "a text"), "a:\n  b: 1\n  d: a text\nc: 2\n"),
    ("a: 1\n", Insert("", "b", "yes"), 'a: 1\nb: "yes"\n'),
    ("'a': 1\n", RenameKey("/a", "b"), "'b': 1\n"),
    ("a: 'x'  # why\n", Replace("/a", "it's"), "a: 'it''s'  # why\n"),
    ('a: "x"\n', Replace("/a", "y"), 'a: "y"\n'),
    ("a: x\n", Replace("/a", "yes"), 'a: "yes"\n'),
    ("a: |\n  two\n  lines\nb: 1\n", Remove("/a"), "b: 1\n"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "change", "result"), FLOW)
def test_json_is_edited_between_its_commas(text: str, change: Change, result: str) -> None:
    assert changed(text, change) == result


@pytest.mark.parametrize(("text", "change", "result"), BLOCK)
def test_yaml_is_edited_by_lines(text: str, change: Change, result: str) -> None:
    assert changed(text, change, path="a.yaml") == result


def test_neighbours_are_removed_together() -> None:
    text = '{"a": 1, "b": 2, "c": 3, "d": 4}'
    assert changed(text, Remove("/c"), Remove("/d")) == '{"a": 1, "b": 2}'
    assert changed(text, Remove("/a"), Remove("/b")) == '{"c": 3, "d": 4}'
    assert changed(text, Remove("/a"), Remove("/c")) == '{"b": 2, "d": 4}'


def test_what_is_not_there_cannot_be_mended() -> None:
    (document,) = read_text("a.json", "[1]")
    assert fix_of(document, Mend("mend", (Insert("/0", "a", 1),))) is None
