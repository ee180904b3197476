"""Rewrite a form for another revision.

2025-06-18 titles options by `enumNames`, has no arrays, and a default on booleans only; the
later revisions share one grammar with `oneOf`, `items` and defaults everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, SchemaNode, member
from elicit_design.migrating.steps import Step
from elicit_design.model.target import Revision
from elicit_design.model.values import Json, JsonObject
from elicit_design.rules.base import Change, Insert, Remove, RenameKey, Replace

FIRST: Revision = "2025-06-18"


def schema_steps(form: SchemaNode, to: Revision) -> Iterator[Step]:
    """Yield what has to change in a form, field by field."""
    if to == FIRST and "$schema" in form.data:
        at = member(form.pointer, "$schema")
        yield Step(at, "changed", f"`$schema` is not known in {to}.", (Remove(at),))
    for field in form.fields:
        yield from _field_steps(field, to)


def _field_steps(field: FieldNode, to: Revision) -> Iterator[Step]:
    if "pattern" in field.data:
        at = member(field.pointer, "pattern")
        says = f"No revision's schema has `pattern`: check {field.name!r} on the server."
        yield Step(at, "lost", says, (Remove(at),))
    kind = field.kind.name if field.kind else None
    if to == FIRST:
        yield from _to_first(field, kind, to)
    elif kind == "legacy-choice" and _named_alike(field.data):
        yield _to_titled(field)


def _to_first(field: FieldNode, kind: str | None, to: Revision) -> Iterator[Step]:
    if kind in ("multi", "titled-multi"):
        yield _multi_to_text(field, to)
        return
    if kind == "titled-choice":
        yield _to_names(field)
    if "default" in field.data and kind != "boolean":
        at = member(field.pointer, "default")
        says = f"{to} has no default here: the server takes {field.data['default']!r} by itself."
        yield Step(at, "lost", says, (Remove(at),))


def _to_titled(field: FieldNode) -> Step:
    options: list[Json] = [
        {"const": option.value, "title": option.label} for option in field.options
    ]
    changes: tuple[Change, ...] = (
        RenameKey(member(field.pointer, "enum"), "oneOf"),
        Replace(member(field.pointer, "enum"), options),
        Remove(member(field.pointer, "enumNames")),
    )
    says = "`enum` with `enumNames` became titled options; the constants are the same."
    return Step(field.pointer, "changed", says, changes)


def _to_names(field: FieldNode) -> Step:
    values: list[Json] = [option.value for option in field.options]
    names: list[Json] = [option.label for option in field.options]
    at = member(field.pointer, "oneOf")
    changes: tuple[Change, ...] = (
        RenameKey(at, "enum"),
        Replace(at, values),
        Insert(field.pointer, "enumNames", names),
    )
    says = "Titled options became `enum` with `enumNames`; the constants are the same."
    return Step(field.pointer, "changed", says, changes)


def _multi_to_text(field: FieldNode, to: Revision) -> Step:
    options = ", ".join(str(option.value) for option in field.options)
    hint = f"Any of these, with commas between: {options}."
    text: JsonObject = {
        "type": "string",
        **{key: field.data[key] for key in ("title",) if key in field.data},
        "description": f"{field.text('description')} {hint}".strip(),
    }
    says = (
        f"{to} has no multiple choice: {field.name!r} became text. "
        "Split and check the answer on the server."
    )
    return Step(field.pointer, "lost", says, (Replace(field.pointer, text),))


def _named_alike(data: JsonObject) -> bool:
    values, names = data.get("enum"), data.get("enumNames")
    return isinstance(values, list) and isinstance(names, list) and len(values) == len(names)
