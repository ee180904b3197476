"""The closed grammar beside the official types: never looser, and stricter where it has a reason.

`docs/grammar.md` lists where it is stricter; each row of its table is tried here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from elicit_design.model.target import Revision
from elicit_design.protocol.check_schema import check_schema
from support.forms import SIZES, described, examples, form, forms
from support.official import MODULES

TYPES: tuple[Revision, ...] = ("2025-11-25", "2026-07-28")
MODERN = [
    pytest.param(revision, schema, id=f"{revision}-{kind}")
    for revision, kind, schema in examples()
    if revision in TYPES
]
PAGE = (Path(__file__).parents[2] / "docs" / "grammar.md").read_text("utf-8")
STRICTER = re.findall(r"^\| `(\{.*?\})` \|", PAGE, re.MULTILINE)


def accepted(schema: Any, revision: Revision) -> bool:
    """Whether the official types of a revision take a form and each of its fields."""
    types = MODULES[revision]
    params = {"mode": "form", "message": "Which paper?", "requestedSchema": schema}
    try:
        types.ElicitRequestFormParams.model_validate(params)
        for field in schema["properties"].values():
            TypeAdapter(types.PrimitiveSchemaDefinition).validate_python(field)
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize(("revision", "schema"), MODERN)
def test_the_official_types_take_every_kind_of_field(revision: Revision, schema: Any) -> None:
    assert accepted(schema, revision)


@pytest.mark.parametrize("revision", TYPES)
@pytest.mark.parametrize(
    "field",
    [
        {"type": "string", "format": "time"},
        {"type": ["string", "null"]},
        {"anyOf": [{"type": "string"}, {"type": "null"}]},
        {"$ref": "#/$defs/Size"},
        {},
        {"type": "object", "properties": {}},
        {"type": "array"},
        {"type": "array", "items": {"type": "string"}},
        {"type": "array", "items": {"oneOf": SIZES}},
        {"type": "array", "items": {"type": "string", "enum": ["a"]}, "default": "a"},
        {"type": "boolean", "default": "maybe"},
    ],
    ids=json.dumps,
)
def test_what_the_official_types_refuse_is_outside_the_grammar(
    field: Any, revision: Revision
) -> None:
    schema = form(size=field)
    assert not accepted(schema, revision)
    assert check_schema(schema, revision)


@settings(max_examples=150, deadline=None)
@given(schema=forms(), revision=st.sampled_from(TYPES))
def test_what_is_in_the_grammar_is_taken_by_the_official_types(
    schema: dict[str, Any], revision: Revision
) -> None:
    assert check_schema(schema, revision) or accepted(schema, revision)


@pytest.mark.parametrize("revision", TYPES)
@pytest.mark.parametrize("text", STRICTER)
def test_each_row_of_the_page_is_taken_by_the_types_and_not_by_the_grammar(
    text: str, revision: Revision
) -> None:
    data = json.loads(text.replace("\\|", "|"))
    schema = data if "properties" in data else form(size=described(data))
    assert accepted(schema, revision)
    assert check_schema(schema, revision)


def test_the_page_has_rows() -> None:
    assert len(STRICTER) > 15
