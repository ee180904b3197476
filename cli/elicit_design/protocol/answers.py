"""Whether a value is a right answer to a field; what a server has to check again."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.model.values import Json, JsonObject
from elicit_design.protocol.formats import has_format
from elicit_design.protocol.grammar import Kind


def value_faults(value: Json, field: JsonObject, kind: Kind | None) -> Iterator[str]:
    """Yield a sentence for everything that makes `value` no answer to `field`.

    Args:
        value: the member of an answer's content.
        field: the field's schema.
        kind: its kind in the grammar; of no kind nothing can be said.
    """
    if kind is None:
        return
    options = option_values(field)
    if kind.name in ("multi", "titled-multi"):
        yield from _several(value, field, options)
    elif options:
        if value not in options:
            yield f"`{_short(value)}` is not one of the options."
    elif kind.name == "string":
        yield from _text(value, field)
    elif kind.name == "boolean":
        if not isinstance(value, bool):
            yield "The field takes true or false."
    else:
        yield from _number(value, field, whole=kind.name == "integer")


def option_values(field: JsonObject) -> list[Json]:
    """Return the constants a field offers, by whichever keyword."""
    items = field.get("items")
    if isinstance(items, dict):
        return option_values(items)
    listed = field.get("enum")
    if isinstance(listed, list):
        return list(listed)
    parts = field.get("oneOf", field.get("anyOf"))
    entries = parts if isinstance(parts, list) else []
    return [part["const"] for part in entries if isinstance(part, dict) and "const" in part]


def _several(value: Json, field: JsonObject, options: list[Json]) -> Iterator[str]:
    if not isinstance(value, list):
        yield "The field takes a list of constants."
        return
    for one in value:
        if one not in options:
            yield f"`{_short(one)}` is not one of the options."
    if len({str(one) for one in value}) != len(value):
        yield "An option is picked twice."
    yield from _limits(len(value), field, "minItems", "maxItems", "options")


def _text(value: Json, field: JsonObject) -> Iterator[str]:
    if not isinstance(value, str):
        yield "The field takes text."
        return
    yield from _limits(len(value), field, "minLength", "maxLength", "characters")
    if not has_format(value, field.get("format")):
        yield f"`{_short(value)}` is no {field['format']}."


def _number(value: Json, field: JsonObject, whole: bool) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        yield "The field takes a number."
    elif whole and not float(value).is_integer():
        yield "The field takes a whole number."
    else:
        yield from _limits(value, field, "minimum", "maximum", "")


def _limits(size: float, field: JsonObject, low: str, high: str, what: str) -> Iterator[str]:
    unit = f" {what}" if what else ""
    least, most = field.get(low), field.get(high)
    if isinstance(least, (int, float)) and size < least:
        yield f"{size:g}{unit} is below `{low}`, {least:g}."
    if isinstance(most, (int, float)) and size > most:
        yield f"{size:g}{unit} is above `{high}`, {most:g}."


def _short(value: Json) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
