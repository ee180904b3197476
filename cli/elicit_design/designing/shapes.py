"""A drafted form rendered for one protocol revision and a set of clients.

The answer constants are the same in every revision, locale and client; only the way they are
written differs. Nothing but the keys of the closed grammar is ever written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from elicit_design.clients import ShapeChoice, choose_shapes, load_profiles
from elicit_design.clients.load import searched
from elicit_design.model.design import CandidateOption, Design, Field, FixedOption, Question
from elicit_design.model.target import Revision, Target
from elicit_design.model.trigger import Load, holds
from elicit_design.model.values import Json, JsonObject
from elicit_design.words import format_message

SOURCE_LOCALE = "en"
_NUMBERS = frozenset({"integer", "number"})


@dataclass(frozen=True)
class Rendering:
    """Writes the words of one question in one locale, with values filled in."""

    question: Question
    loads: Mapping[str, Load]
    locale: str
    values: Mapping[str, object]
    locale_dirs: tuple[Path, ...] = ()

    def word(self, key: str, more: Mapping[str, object] | None = None) -> str:
        """Return a word, English standing in for what the locale lacks."""
        words = self.question.words
        text = words.get(self.locale, {}).get(key)
        locale = self.locale if text is not None else SOURCE_LOCALE
        text = text if text is not None else words[SOURCE_LOCALE][key]
        values = {**self.values, **(more or {})}
        return format_message(text, values, locale, self.question.placeholders, self.locale_dirs)

    def candidates(self, load: str) -> Sequence[Mapping[str, Json]]:
        """Return the candidates to show: those given, else the load's sample."""
        given = self.values.get(load)
        declared = self.loads.get(load)
        found = given if given is not None else (declared.sample if declared else None)
        if not isinstance(found, (list, tuple)):
            return ()
        return tuple(member for member in found if isinstance(member, Mapping))

    def message_key(self, arguments: JsonObject | None = None) -> str:
        """Return the word of the message: `message`, unless a variant holds for the arguments."""
        if arguments is not None:
            loads = {n: x.sample for n, x in self.loads.items()} | {
                n: v for n, v in self.values.items() if n in self.loads
            }
            for variant in self.question.variants:
                if holds(variant.when, arguments, loads):  # type: ignore[arg-type]
                    return variant.key
        return "message"


def rendering(
    question: Question,
    design: Design,
    locale: str = SOURCE_LOCALE,
    values: Mapping[str, object] | None = None,
    locale_dirs: Sequence[Path] = (),
) -> Rendering:
    """Return what renders the words of a question.

    Args:
        question: one of the design's questions.
        design: the design it belongs to, for the loads of its case.
        locale: locale of the words.
        values: value by placeholder or load; a missing one is its sample.
        locale_dirs: folders with the project's own catalogues.
    """
    case = next((c.case for c in design.cases if c.question is question), None)
    trigger = case.trigger if case else None
    loads = {load.name: load for load in trigger.loads} if trigger else {}
    samples = {p.name: p.sample for p in question.placeholders}
    merged = {**samples, **(values or {})}
    return Rendering(question, loads, locale, merged, tuple(locale_dirs))


def requested_schema(
    question: Question,
    design: Design,
    target: Target | None = None,
    locale: str = SOURCE_LOCALE,
    values: Mapping[str, object] | None = None,
) -> dict[str, Json]:
    """Return the flat `requestedSchema` of a form.

    Args:
        question: a question in form mode.
        design: the design it belongs to.
        target: revision and clients; the newest revision and the design's clients by default.
        locale: locale of titles and descriptions.
        values: value by placeholder or load (a load of candidates: a list of objects); what is
            missing is its sample.

    Returns:
        An object with the keys `type`, `properties` and, when a field is required, `required`.

    Raises:
        ValueError: when the question is in URL mode.
    """
    if question.form is None:
        raise ValueError("a question in URL mode has no requestedSchema")
    target = target or Target(clients=design.clients)
    shapes = _shapes(target.clients, target.revision, searched())
    render = rendering(question, design, locale, values)
    fields = question.form.fields
    properties: dict[str, Json] = {f.name: _property(f, shapes, target, render) for f in fields}
    schema: dict[str, Json] = {"type": "object", "properties": properties}
    required = [field.name for field in fields if _is_required(field, shapes)]
    return {**schema, "required": required} if required else schema


@lru_cache(maxsize=256)
def _shapes(clients: tuple[str, ...], revision: Revision, folders: tuple[Path, ...]) -> ShapeChoice:
    return choose_shapes(load_profiles(clients, folders), revision)


def _property(
    field: Field, shapes: ShapeChoice, target: Target, render: Rendering
) -> dict[str, Json]:
    words: dict[str, Json] = {
        "title": render.word(field.title),
        "description": render.word(field.description),
    }
    match field.kind:
        case "choice":
            return _choice(field, words, shapes, render)
        case "multi-choice":
            return _multi_choice(field, words, shapes, render)
        case "boolean":
            return {"type": "boolean", **words, **_default(field)}
        case "integer" | "number" if shapes.number and _always_answered(field, shapes, target):
            return {"type": field.kind, **words, **_bounds(field), **_late(field, target)}
        case _:
            return _text(field, words, shapes, target)


def _is_required(field: Field, shapes: ShapeChoice) -> bool:
    """Tell whether the form requires a field; a checkbox that is always sent has to be."""
    return field.required or (field.kind == "boolean" and not shapes.boolean)


def _always_answered(field: Field, shapes: ShapeChoice, target: Target) -> bool:
    """Tell whether a number arrives as one: left out, clients send null, 0 or the minimum."""
    return field.required or (shapes.optional_number and "default" in _late(field, target))


def _choice(
    field: Field, words: dict[str, Json], shapes: ShapeChoice, render: Rendering
) -> dict[str, Json]:
    options = _options(field, render)
    values = [value for value, _ in options]
    default: dict[str, Json] = {}
    if field.has_default and shapes.defaults and field.default in values:
        default = {"default": field.default}
    match shapes.single_select:
        case "oneOf":
            titled = [{"const": value, "title": title} for value, title in options]
            return {"type": "string", **words, "oneOf": titled, **default}
        case "enum+enumNames":
            names = [title for _, title in options]
            return {"type": "string", **words, "enum": values, "enumNames": names, **default}
        case _:
            return {"type": "string", **words, "enum": values, **default}


def _multi_choice(
    field: Field, words: dict[str, Json], shapes: ShapeChoice, render: Rendering
) -> dict[str, Json]:
    options = _options(field, render)
    if not shapes.multi_select:
        listed = ", ".join(value for value, _ in options)
        return {"type": "string", **words, "description": f"{words['description']} ({listed})"}
    items = {"anyOf": [{"const": value, "title": title} for value, title in options]}
    limits = {"minItems": field.min_items, "maxItems": field.max_items}
    kept = {key: value for key, value in limits.items() if value is not None}
    return {"type": "array", **words, **kept, "items": items, **_default(field)}


def _options(field: Field, render: Rendering) -> list[tuple[str, str]]:
    """Return constant and title of every option; both are unique and not empty."""
    found: dict[str, str] = {}
    for option in field.options:
        for value, title in _option(option, render):
            if value and value not in found:
                found[value] = title if title not in found.values() else f"{title} ({value})"
    return list(found.items())


def _option(option: FixedOption | CandidateOption, render: Rendering) -> list[tuple[str, str]]:
    if isinstance(option, FixedOption):
        return [(option.value, render.word(option.title))]
    return [
        (str(member[option.value]), render.word(option.title, _members(option, member, render)))
        for member in render.candidates(option.load)[: option.limit]
        if member.get(option.value) not in (None, "")
    ]


def _members(
    option: CandidateOption, member: Mapping[str, Json], render: Rendering
) -> dict[str, object]:
    """Return the values of a candidate by the placeholders that stand for its members."""
    start = f"candidate:{option.load}."
    known = {
        p.name: member[p.source.removeprefix(start)]
        for p in render.question.placeholders
        if p.source.startswith(start) and p.source.removeprefix(start) in member
    }
    return {**known} if known else dict(member)


def _text(
    field: Field, words: dict[str, Json], shapes: ShapeChoice, target: Target
) -> dict[str, Json]:
    if field.kind in _NUMBERS:
        return {"type": "string", **words}
    limits = {"minLength": field.min_length, "maxLength": field.max_length, "format": field.format}
    kept = {key: value for key, value in limits.items() if value is not None}
    default = _late(field, target) if shapes.text_defaults else {}
    return {"type": "string", **words, **kept, **default}


def _bounds(field: Field) -> dict[str, Json]:
    limits = {"minimum": field.minimum, "maximum": field.maximum}
    return {key: value for key, value in limits.items() if value is not None}


def _late(field: Field, target: Target) -> dict[str, Json]:
    """Return the default, which 2025-06-18 has for booleans only."""
    return {} if target.revision == "2025-06-18" else _default(field)


def _default(field: Field) -> dict[str, Json]:
    return {"default": field.default} if field.has_default else {}
