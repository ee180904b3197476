"""An interpreter of the closed grammar: what in a form is outside it.

It reads nothing but `data/grammar.yaml` and knows no rule of the linter, so that the two can be
held against each other: a form is in the grammar exactly when the linter finds no error of form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from elicit_design.model.target import Revision
from elicit_design.model.values import Json, JsonObject
from elicit_design.protocol.answers import value_faults
from elicit_design.protocol.grammar import Grammar, Key, Kind, grammar


@dataclass(frozen=True, slots=True)
class Violation:
    """Something outside the grammar.

    Attributes:
        pointer: where, relative to the form.
        rule: what is broken, kebab-case: `unknown-key`, `missing-key`, `wrong-value`,
            `not-in-revision`, `no-kind`, `order`, `default`, `duplicate` or `unknown-name`.
        says: the same in words.
    """

    pointer: str
    rule: str
    says: str


def check_schema(schema: Json, revision: Revision) -> list[Violation]:
    """Return everything in a `requestedSchema` that the revision's grammar does not have."""
    return list(_root(schema, grammar(revision)))


def _root(schema: Json, rules: Grammar) -> Iterator[Violation]:
    if not isinstance(schema, Mapping):
        yield Violation("", "wrong-value", "a form is a mapping")
        return
    yield from _keys(schema, rules.root, "", rules)
    dialect = schema.get("$schema")
    if isinstance(dialect, str) and dialect not in rules.dialects:
        yield Violation("/$schema", "wrong-value", f"{dialect} is no dialect of forms")
    fields = schema.get("properties")
    if not isinstance(fields, Mapping):
        return
    if not fields:
        yield Violation("/properties", "missing-key", "a form has at least one field")
    for name, field in fields.items():
        yield from _field(field, f"/properties/{_escaped(name)}", rules)
    names = schema.get("required")
    for n, name in enumerate(names if isinstance(names, list) else ()):
        if isinstance(name, str) and name not in fields:
            yield Violation(f"/required/{n}", "unknown-name", f"there is no field {name}")


def _field(field: Json, at: str, rules: Grammar) -> Iterator[Violation]:
    if not isinstance(field, Mapping):
        yield Violation(at, "wrong-value", "a field is a mapping")
        return
    kind = rules.kind_of(field)
    if kind is None:
        yield Violation(at, "no-kind", "this is no kind of field")
        return
    if not kind.available:
        yield Violation(at, "not-in-revision", f"{rules.revision} has no field for {kind.says}")
        return
    yield from _keys(field, kind.keys, at, rules)
    for low, high in rules.ordered:
        bottom, top = field.get(low), field.get(high)
        if _number(bottom) and _number(top) and bottom > top:  # type: ignore[operator]
            yield Violation(f"{at}/{low}", "order", f"{low} is above {high}")
    yield from _options(field, kind, at)


def _keys(
    data: JsonObject, keys: Mapping[str, Key], at: str, rules: Grammar
) -> Iterator[Violation]:
    for name, key in keys.items():
        if key.required and name not in data:
            yield Violation(f"{at}/{name}", "missing-key", f"{name} is missing")
    for name, value in data.items():
        if name not in keys:
            yield Violation(f"{at}/{_escaped(name)}", "unknown-key", f"{name} is not known here")
        else:
            yield from _value(value, keys[name], f"{at}/{name}", rules)


def _value(value: Json, key: Key, at: str, rules: Grammar) -> Iterator[Violation]:
    match key.type:
        case "items" if isinstance(value, Mapping):
            yield from _keys(value, key.keys, at, rules)
        case "options":
            yield from _titled(value, at)
        case _:
            if not _fits(value, key, rules):
                yield Violation(at, "wrong-value", f"this is no {key.type}")


def _fits(value: Json, key: Key, rules: Grammar) -> bool:
    if key.type == "const":
        return value == key.const
    if key.type == "format":
        return value in rules.formats
    fits = _TYPES.get(key.type)
    return fits is None or fits(value)  # a default is checked with its field


def _natural(value: Json) -> bool:
    return _number(value) and value >= 0 and float(value).is_integer()  # type: ignore[operator,arg-type]


def _text(value: Json) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _texts(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _names(value: Json) -> bool:
    return isinstance(value, list) and _texts(value) and len(set(value)) == len(value)


def _values(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and _names(value) and all(map(_text, value))


def _number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


_TYPES: Mapping[str, Callable[[Json], bool]] = {
    "string": lambda value: isinstance(value, str),
    "fields": lambda value: isinstance(value, Mapping),
    "items": lambda value: isinstance(value, Mapping),
    "text": _text,
    "number": _number,
    "natural": _natural,
    "titles": _texts,
    "names": _names,
    "values": _values,
}


def _titled(value: Json, at: str) -> Iterator[Violation]:
    if not isinstance(value, list) or not value:
        yield Violation(at, "wrong-value", "options are a list of at least one")
        return
    for n, option in enumerate(value):
        whole = isinstance(option, Mapping) and set(option) == {"const", "title"}
        if not whole or not all(isinstance(o, str) and o.strip() for o in option.values()):
            yield Violation(f"{at}/{n}", "wrong-value", "an option is a const and a title, as text")


def _options(field: JsonObject, kind: Kind, at: str) -> Iterator[Violation]:
    pairs = list(_pairs(field))
    values = [value for value, _ in pairs if isinstance(value, str)]
    titles = [" ".join(t.casefold().split()) for _, t in pairs if isinstance(t, str)]
    if len(set(values)) < len(values) or len(set(titles)) < len(titles):
        yield Violation(at, "duplicate", "two options have one constant or one title")
    names, listed = field.get("enumNames"), field.get("enum")
    if isinstance(names, list) and isinstance(listed, list) and len(names) != len(listed):
        yield Violation(f"{at}/enumNames", "wrong-value", "there is a title for each option")
    least = field.get("minItems")
    if pairs and _number(least) and least > len(pairs):  # type: ignore[operator]
        yield Violation(f"{at}/minItems", "order", "there are fewer options than that")
    if "default" in field and "default" in kind.keys:
        yield from _default(field, kind, at)


def _pairs(field: JsonObject) -> Iterator[tuple[Json, Json]]:
    """Yield constant and title of everything a field offers; the constant is its own title."""
    inner = field.get("items")
    data = inner if isinstance(inner, Mapping) else field
    listed, names = data.get("enum"), data.get("enumNames")
    for n, value in enumerate(listed if isinstance(listed, list) else ()):
        yield value, names[n] if isinstance(names, list) and n < len(names) else value
    for keyword in ("oneOf", "anyOf"):
        parts = data.get(keyword)
        for part in parts if isinstance(parts, list) else ():
            if isinstance(part, Mapping):
                yield part.get("const"), part.get("title")


def _default(field: JsonObject, kind: Kind, at: str) -> Iterator[Violation]:
    default = field["default"]
    faults = list(value_faults(default, field, kind))
    if default is None or faults:
        says = faults[0] if faults else "a default is not null"
        yield Violation(f"{at}/default", "default", says)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
