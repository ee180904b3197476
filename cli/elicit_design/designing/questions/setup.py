"""To set up: the open, harmless preferences of a first run, at most five, in one form."""

from __future__ import annotations

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import (
    LIMIT,
    LONGEST_VALUE,
    Draft,
    offered,
    slug,
    spoken,
    unique,
)
from elicit_design.designing.hints import hint
from elicit_design.designing.naming import once, words_of
from elicit_design.designing.phrases import capital
from elicit_design.designing.subject import Subject
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.design import Field, FieldKind, FixedOption
from elicit_design.model.tool import Argument
from elicit_design.model.values import Json
from elicit_design.words.clean import clean

MOST = 5
_FORMATS = frozenset({"email", "uri", "date", "date-time"})
_KINDS: tuple[tuple[str, FieldKind], ...] = (
    ("string", "string"),
    ("integer", "integer"),
    ("number", "number"),
    ("boolean", "boolean"),
)


def setup(about: Background, subject: Subject) -> Draft | None:
    """Draft a form over the open settings; None when the tool has none to offer."""
    chosen = _open_settings(about)
    if not chosen:
        return None
    fields = tuple(_field(argument, about.names[argument.path]) for argument in chosen)
    script: dict[str, Say] = {"message": lambda voice: voice.say("message.setup")}
    for field, argument in zip(fields, chosen, strict=True):
        script |= _field_script(field, argument)
    return Draft(
        fields=fields, script=script, placeholders=unique(subject.placeholders),
        variants=about.said.variants,
    )  # fmt: skip


def _open_settings(about: Background) -> tuple[Argument, ...]:
    """Return simple arguments a user has an opinion on, optional ones first."""
    simple = [a for a in about.usable if a.depth == 0 and _kind(a) and "/-" not in a.path]
    ranked = sorted(simple, key=lambda a: (a.required, "boolean" in a.types, not a.enum))
    return once(ranked)[:MOST]


def _kind(argument: Argument) -> FieldKind | None:
    if argument.enum:
        return "choice" if _texts(argument) else None
    kinds = argument.types or ("string",)
    return next((kind for name, kind in _KINDS if name in kinds), None)


def _texts(argument: Argument) -> tuple[str, ...]:
    texts = offered(argument)
    return texts if len(texts) <= LIMIT else ()


def _field(argument: Argument, name: str) -> Field:
    kind = _kind(argument) or "string"
    options = tuple(
        FixedOption(value, f"option.{name}.{slug(value)}", "answer") for value in _texts(argument)
    )
    default = _default(argument, kind)
    return Field(
        name,
        kind,
        f"field.{name}.title",
        f"field.{name}.description",
        required=kind == "choice",
        options=options if kind == "choice" else (),
        default=default,
        has_default=default is not None,
        format=argument.format if kind == "string" and argument.format in _FORMATS else None,
    )


def _default(argument: Argument, kind: FieldKind) -> Json:
    """Return a default that clients keep: `false`, 0 and an empty text are dropped by some."""
    value = argument.default if argument.has_default else None
    match kind:
        case "choice":
            return value if value in _texts(argument) else None
        case "string":
            return value if isinstance(value, str) and _is_shown(value, argument) else None
        case "boolean":
            return True if value is True else None
        case "integer":
            return value if isinstance(value, int) and value and value is not True else None
        case _:
            number = isinstance(value, (int, float)) and not isinstance(value, bool)
            return value if number and value else None


def _is_shown(value: str, argument: Argument) -> bool:
    """Tell whether a text default can be shown as it is; an unchecked format cannot."""
    return bool(value) and not argument.format and clean(value, LONGEST_VALUE) == value


def _field_script(field: Field, argument: Argument) -> dict[str, Say]:
    kinds = {"choice": "field.open.title", "boolean": "field.switch.title"}
    title = kinds.get(field.kind, "field.text.title")
    script: dict[str, Say] = {
        field.title: lambda voice: voice.say(title, arg=_noun(voice, argument)),
        field.description: hint(argument),
    }
    for option in field.options:
        if isinstance(option, FixedOption):
            script[option.title] = _option(option.value)
    return script


def _option(value: str) -> Say:
    readable = spoken(value)
    shown = capital(readable) if readable.islower() and len(readable) > 3 else readable
    return lambda voice: shown


def _noun(voice: Voice, argument: Argument) -> str:
    return voice.phrases.noun(words_of(argument)).one
