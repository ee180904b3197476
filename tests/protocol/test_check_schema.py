"""The closed grammar: what is in it, what is not, and that the linter agrees with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.linting import LintSettings, lint_text
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.protocol.check_schema import check_schema
from elicit_design.protocol.grammar import grammar
from support.forms import MODERN, OLD, SIZES, described, examples, form, forms

EXAMPLES = [pytest.param(r, schema, id=f"{r}-{kind}") for r, kind, schema in examples()]


@pytest.mark.parametrize(("revision", "schema"), EXAMPLES)
def test_every_kind_of_field_is_in_the_grammar(revision: Revision, schema: Any) -> None:
    assert check_schema(schema, revision) == []


@pytest.mark.parametrize(("revision", "schema"), EXAMPLES)
def test_the_linter_finds_no_error_in_any_kind_of_field(revision: Revision, schema: Any) -> None:
    result = lint_text("form.json", json.dumps(schema), LintSettings(protocol=revision))
    assert [f"{one.code} {one.message}" for one in result.at_least("error")] == []


@pytest.mark.parametrize(
    ("field", "rule"),
    [
        ({"type": "string", "pattern": "x"}, "unknown-key"),
        ({"type": "string", "format": "time"}, "wrong-value"),
        ({"type": "integer", "enum": [1]}, "unknown-key"),
        ({"type": ["string", "null"]}, "no-kind"),
        ({"type": "object", "properties": {}}, "no-kind"),
        ({"type": "array", "items": {"type": "string"}}, "missing-key"),
        ({"type": "array", "items": {"oneOf": SIZES}}, "unknown-key"),
        ({"type": "string", "oneOf": [{"const": "a4"}]}, "wrong-value"),
        ({"type": "string", "enum": ["a4", "a4"]}, "wrong-value"),
        ({"type": "string", "enum": ["a4"], "enumNames": ["A4", "A3"]}, "wrong-value"),
        ({"type": "string", "oneOf": SIZES, "default": "A4 paper"}, "default"),
        ({"type": "integer", "minimum": 3, "maximum": 1}, "order"),
        ({"type": "string", "minLength": -1}, "wrong-value"),
        ({"type": "string", "default": None}, "default"),
        ({"$ref": "#/$defs/Size"}, "no-kind"),
    ],
)
def test_what_is_outside_the_grammar_is_named(field: Any, rule: str) -> None:
    found = check_schema(form(size=field), "2026-07-28")
    assert rule in {violation.rule for violation in found}


def test_the_root_is_closed() -> None:
    schema = {**form(size=MODERN["string"]), "title": "Sizes", "additionalProperties": False}
    found = check_schema(schema, "2026-07-28")
    assert {(one.pointer, one.rule) for one in found} == {
        ("/title", "unknown-key"),
        ("/additionalProperties", "unknown-key"),
    }


def test_required_names_fields_that_are_there() -> None:
    schema = {**form(size=MODERN["string"]), "required": ["size", "gone"]}
    assert [one.pointer for one in check_schema(schema, "2026-07-28")] == ["/required/1"]


@pytest.mark.parametrize("kind", ["multi", "titled-multi", "titled-choice"])
def test_newer_kinds_are_not_in_the_oldest_revision(kind: str) -> None:
    found = check_schema(form(size=MODERN[kind]), "2025-06-18")
    assert [one.rule for one in found] == ["not-in-revision"]


def test_only_booleans_have_a_default_in_the_oldest_revision() -> None:
    kinds = {kind.name: "default" in kind.keys for kind in grammar("2025-06-18").kinds}
    assert kinds["boolean"]
    assert not any(kinds[kind] for kind in ("string", "number", "integer", "choice"))
    assert set(OLD) <= set(kinds) | {"email"}


@settings(max_examples=150, deadline=None)
@given(schema=forms(), revision=st.sampled_from(REVISIONS))
def test_the_linter_and_the_grammar_agree(schema: dict[str, Any], revision: Revision) -> None:
    """Neither reads the other, so a blind spot would have to be in both."""
    request = {"message": "Which paper shall be used?", "requestedSchema": schema}
    result = lint_text("form.json", json.dumps(request), LintSettings(protocol=revision))
    codes = {one.code for one in result.findings if _is_about_form(one.code, one.severity)}
    violations = check_schema(schema, revision)
    assert bool(codes) == bool(_besides_prose(violations, revision)), (codes, violations)


def _is_about_form(code: str, severity: str) -> bool:
    """Whether a finding is about the grammar; later codes judge what the grammar allows."""
    return severity == "error" and ("ELS000" < code < "ELS044" or code == "ELR003")


def _besides_prose(violations: list[Any], revision: Revision) -> list[Any]:
    """Leave out `pattern` in the revision whose page shows it: a warning there."""
    if revision != "2025-11-25":
        return violations
    return [one for one in violations if not one.pointer.endswith("/pattern")]


def test_described_fields_keep_their_kind() -> None:
    for name, field in MODERN.items():
        kind = grammar("2026-07-28").kind_of(described(field))
        assert kind is not None
        assert kind.name in (name, "string")
