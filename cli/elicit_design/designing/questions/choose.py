"""To choose: an option that belongs to the user and that the model must not guess."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import LIMIT, Draft, fixed, offered, slug, spoken, unique
from elicit_design.designing.hints import hint
from elicit_design.designing.naming import words_of
from elicit_design.designing.phrases import capital
from elicit_design.designing.questions.candidates import (
    choice_message,
    choose_candidate,
    chosen_in_words,
)
from elicit_design.designing.questions.confirm import FIELD
from elicit_design.designing.subject import Subject, without
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.design import Field, FixedOption
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import AllOf, AnyOf, ArgumentTest, Condition


def choose(about: Background, subject: Subject, english: Voice) -> Draft | None:
    """Draft a question about the open choice; None when no argument holds one."""
    open_ = open_argument(about)
    if open_ is None:
        return None
    values = offered(open_)
    if 1 < len(values) <= LIMIT and not any(x.kind == "candidates" for x in about.loads):
        return _among(about, subject, english, open_, values)
    return choose_candidate(about, subject, english, open_)


def open_argument(about: Background) -> Argument | None:
    """Return the argument whose value is left to the user."""
    trigger = about.case.trigger
    tested = _absent(trigger.ask) if trigger else ()
    found = [about.argument(path) for path in tested]
    loaded = [
        about.argument(x.argument) for x in about.loads if x.kind == "candidates" and x.argument
    ]
    told = [a for a in about.usable if "ask the user" in a.description.lower()]
    optional = [a for a in about.usable if not a.required and a.depth <= 1]
    with_values = [a for a in optional if a.enum]
    ids = [a for a in about.usable if a.name.lower().endswith("id") and a.depth <= 1]
    ranked = (*found, *loaded, *told, *with_values, *reversed(ids), *optional)
    return next((a for a in ranked if a is not None and "boolean" not in a.types), None)


def _absent(condition: Condition) -> Iterator[str]:
    match condition:
        case ArgumentTest(path, "absent", _):
            yield path
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from _absent(part)
        case _:
            return


def _among(
    about: Background, subject: Subject, english: Voice, open_: Argument, values: tuple[str, ...]
) -> Draft:
    acts = bool(about.case.effects) or "confirm" in about.case.purposes
    subject = without(subject, open_)
    english = Voice(english.phrases, subject)
    safe = (about.said.safe or english.safe().lower(),) if acts else ()
    options = tuple(
        FixedOption(v, f"option.{slug(v)}", "act" if acts else "answer") for v in values
    )
    choice = Field(
        FIELD,
        "choice",
        f"field.{FIELD}.title",
        f"field.{FIELD}.description",
        options=(*(fixed(value, "safe") for value in safe), *options),
        default=safe[0] if safe else None,
        has_default=bool(safe),
    )
    message = choice_message(subject, open_, acts=acts)
    script: dict[str, Say] = {
        "message": lambda voice: Voice(voice.phrases, subject).say(
            message, None, **chosen_in_words(voice, open_)
        ),
        "outcome.accepted": lambda voice: Voice(voice.phrases, subject).say("outcome.accepted"),
        choice.title: lambda voice: voice.say("field.open.title", arg=_noun(voice, open_)),
        choice.description: hint(open_),
    }
    for option in choice.options[: len(safe)]:
        script[option.title] = lambda voice: capital(voice.safe())
    for option in options:
        script[option.title] = _value(option.value)
    return Draft(
        fields=(choice,),
        script=script,
        placeholders=unique(subject.placeholders),
        variants=about.said.variants,
        loads=subject.loads,
    )


def _value(value: str) -> Say:
    return lambda voice: voice.say("option.value", value=spoken(value))


def _noun(voice: Voice, argument: Argument) -> str:
    return voice.phrases.noun(words_of(argument)).one
