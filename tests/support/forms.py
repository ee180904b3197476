"""Forms for tests: one valid example of every kind of field, and arbitrary ones."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

SIZES = [{"const": "a4", "title": "A4 paper"}, {"const": "a3", "title": "A3 paper"}]

MODERN: dict[str, dict[str, Any]] = {
    "string": {"type": "string", "minLength": 1, "maxLength": 80, "default": "Ana"},
    "email": {"type": "string", "format": "email", "default": "ana@example.com"},
    "uri": {"type": "string", "format": "uri"},
    "date": {"type": "string", "format": "date", "default": "2026-12-01"},
    "date-time": {"type": "string", "format": "date-time", "default": "2026-12-01T10:00:00Z"},
    "number": {"type": "number", "minimum": 0.5, "maximum": 9.5, "default": 1.5},
    "integer": {"type": "integer", "minimum": 1, "maximum": 9, "default": 1},
    "boolean": {"type": "boolean", "default": True},
    "choice": {"type": "string", "enum": ["A4 paper", "A3 paper"], "default": "A4 paper"},
    "legacy-choice": {"type": "string", "enum": ["a4", "a3"], "enumNames": ["A4", "A3"]},
    "titled-choice": {"type": "string", "oneOf": SIZES, "default": "a4"},
    "multi": {
        "type": "array",
        "items": {"type": "string", "enum": ["Monday", "Tuesday"]},
        "minItems": 1,
        "maxItems": 2,
        "default": ["Monday"],
    },
    "titled-multi": {"type": "array", "items": {"anyOf": SIZES}, "default": ["a4"]},
}
"""Valid in 2025-11-25 and 2026-07-28."""

OLD: dict[str, dict[str, Any]] = {
    "string": {"type": "string", "minLength": 1, "maxLength": 80},
    "email": {"type": "string", "format": "email"},
    "number": {"type": "number", "minimum": 0.5, "maximum": 9.5},
    "integer": {"type": "integer", "minimum": 1, "maximum": 9},
    "boolean": {"type": "boolean", "default": False},
    "choice": {"type": "string", "enum": ["A4 paper", "A3 paper"]},
    "legacy-choice": {"type": "string", "enum": ["a4", "a3"], "enumNames": ["A4", "A3"]},
}
"""Valid in 2025-06-18."""

WORDS = {"title": "Paper size", "description": "The printer holds both"}


def form(**fields: dict[str, Any]) -> dict[str, Any]:
    """Return a form of these fields, all required."""
    return {"type": "object", "properties": fields, "required": list(fields)}


def described(field: dict[str, Any]) -> dict[str, Any]:
    """Return a field with a title and a description."""
    return {**field, **WORDS}


def examples() -> list[tuple[str, str, dict[str, Any]]]:
    """Return revision, kind and a valid form of that kind."""
    rows = [("2025-06-18", kind, field) for kind, field in OLD.items()]
    for revision in ("2025-11-25", "2026-07-28"):
        rows += [(revision, kind, field) for kind, field in MODERN.items()]
    return [(revision, kind, form(size=described(field))) for revision, kind, field in rows]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.floats(allow_nan=False, allow_infinity=False, width=16)
    | st.sampled_from(["string", "number", "a4", "object", "", "array", "email", "A4 paper"])
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)

_KEYWORDS = (
    "type", "title", "description", "enum", "enumNames", "oneOf", "anyOf", "items", "default",
    "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "format", "pattern",
    "const", "$ref", "properties", "required", "nullable", "examples", "allOf", "x-note",
)  # fmt: skip

_valid_fields = st.sampled_from(list(MODERN.values())).map(described)
_options = st.lists(
    st.fixed_dictionaries({"const": st.sampled_from(["a4", "a3", "", "a5"]),
                           "title": st.sampled_from(["A4", "A3", "a4", ""])}), max_size=3
)  # fmt: skip
_values = st.lists(st.sampled_from(["a4", "a3", "a5", "a4", ""]), max_size=3)

_changes = st.dictionaries(
    st.sampled_from(_KEYWORDS), json_values | _options | _values | st.integers(-2, 5), max_size=3
)


@st.composite
def fields(draw: st.DrawFn) -> Any:
    """Draw a field: a valid one, one with a few keys changed or missing, or anything."""
    field = dict(draw(_valid_fields))
    for key in draw(st.sets(st.sampled_from(sorted(field)), max_size=2)):
        del field[key]
    field.update(draw(_changes))
    return draw(st.sampled_from([field, field, field, draw(json_values)]))


@st.composite
def forms(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a form near the grammar: mostly well-formed, with faults here and there."""
    names = draw(st.lists(st.sampled_from(["size", "days", "note"]), unique=True, max_size=3))
    drawn: dict[str, Any] = {
        "type": "object",
        "properties": {name: draw(fields()) for name in names},
        "required": draw(st.lists(st.sampled_from(["size", "days", "note", "gone"]), max_size=3)),
    }
    roots = ["title", "$schema", "type", "required", "properties", "additionalProperties"]
    drawn.update(draw(st.dictionaries(st.sampled_from(roots), json_values, max_size=1)))
    return drawn
