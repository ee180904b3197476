"""To confirm: one required choice between two phrases of verb and object, the safe one first.

A checkbox and an empty form are answered by clients without a person, or cannot be answered at
all, so neither is ever drawn.
"""

from __future__ import annotations

from dataclasses import replace

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import Draft, fixed, unique
from elicit_design.designing.naming import words_of
from elicit_design.designing.phrases import capital
from elicit_design.designing.subject import Subject, of_load, placeholder
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.authored import MessageVariant, Verbatim
from elicit_design.model.design import Field, Placeholder
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import ArgumentTest, Load, LoadTest

FIELD = "choice"
UNKNOWN_SIZE = "unknown_size"
EVERYTHING = "everything"


def confirm(about: Background, subject: Subject, english: Voice) -> Draft:
    """Draft a question that asks to agree to one concrete consequence."""
    matched = _count_load(about, subject)
    if matched is not None:
        subject = replace(subject, count=of_load(matched), many=True)
        english = Voice(english.phrases, subject)
    shown = shown_verbatim(about, subject)
    choice = choice_field(about, english, shown)
    typed = typed_field(about, subject)
    declared = about.loads
    return Draft(
        fields=(choice, *((typed,) if typed else ())),
        script=_script(subject, choice, shown, about, matched)
        | (typed_script(typed) if typed else {}),
        placeholders=unique((*subject.placeholders, *verbatim_placeholders(shown, about))),
        variants=_variants(about, matched),
        loads=tuple(x for x in (matched, *subject.loads) if x and x not in declared),
        nothing_when_zero=matched.name if matched and matched not in declared else None,
    )


def choice_field(about: Background, english: Voice, shown: tuple[Verbatim, ...]) -> Field:
    """Return the one choice: leave everything as it is, or act."""
    safe = about.said.safe or english.safe().lower()
    act = about.said.act or f"{english.slots['verb']} {english.slots['the_noun']}".lower()
    return Field(
        FIELD,
        "choice",
        f"field.{FIELD}.title",
        f"field.{FIELD}.description",
        options=(fixed(safe, "safe"), fixed(act, "act")),
        default=safe,
        has_default=True,
        verbatim=shown,
    )


def _script(
    subject: Subject,
    choice: Field,
    shown: tuple[Verbatim, ...],
    about: Background,
    matched: Load | None,
) -> dict[str, Say]:
    message = _message(subject, shown)
    safe, act = (option.title for option in choice.options)

    def own(voice: Voice) -> Voice:
        return Voice(voice.phrases, subject)

    script: dict[str, Say] = {
        "message": lambda voice: own(voice).say(message),
        choice.title: lambda voice: capital(own(voice).slots["label"]),
        choice.description: lambda voice: description(own(voice), shown, about),
        safe: lambda voice: _stated(about.said.safe, voice) or capital(own(voice).safe()),
        act: lambda voice: _stated(about.said.act, voice) or own(voice).say("option.act"),
    }
    if matched is not None:
        script |= _size_variants(subject, about, matched)
    return script


def _stated(constant: str | None, voice: Voice) -> str | None:
    """Return an author's constant as a title; constants are English, other locales translate."""
    return capital(constant) if constant and voice.phrases.locale == "en" else None


def _message(subject: Subject, shown: tuple[Verbatim, ...]) -> str:
    if subject.effect == "discloses":
        return "message.discloses"
    if subject.effect == "executes" and shown and subject.name is None:
        return "message.shown"
    return "message.confirm"


def description(voice: Voice, shown: tuple[Verbatim, ...], about: Background) -> str:
    """Return the choice's description: values shown as they are, else what choosing means."""
    if shown:
        return ". ".join(_verbatim_text(voice, item, about) for item in shown)
    checked = any(load.kind in ("count", "candidates") for load in about.loads)
    return voice.say("field.choice.description.checked" if checked else "field.choice.description")


def _verbatim_text(voice: Voice, item: Verbatim, about: Background) -> str:
    if item.label:
        return item.label
    argument = about.argument(item.argument)
    name = _verbatim_name(item, about)
    words = words_of(argument) if argument else name
    return voice.say("verbatim", {"name": name}, arg=voice.phrases.noun(words).one)


def shown_verbatim(about: Background, subject: Subject) -> tuple[Verbatim, ...]:
    """Return the values to show as they are: the author's, else the statement that is run."""
    if about.said.verbatim:
        return about.said.verbatim
    statement = subject.statement
    if statement is None or subject.effect not in ("executes", "destroys", None):
        return ()
    if statement.path in {p.source.partition(":")[2] for p in subject.placeholders}:
        return ()
    return (Verbatim(statement.path, ""),)


def verbatim_placeholders(
    shown: tuple[Verbatim, ...], about: Background
) -> tuple[Placeholder, ...]:
    """Return the placeholders of the values shown as they are, with their limits."""
    found = []
    for item in shown:
        argument = about.argument(item.argument)
        if argument is not None:
            plain = placeholder(argument, about)
            found.append(replace(plain, name=_verbatim_name(item, about), limit=item.limit))
    return tuple(found)


def _verbatim_name(item: Verbatim, about: Background) -> str:
    argument = about.argument(item.argument)
    return placeholder(argument, about).name if argument else "value"


def typed_field(about: Background, subject: Subject) -> Field | None:
    """Return a field to type the name into: asked by the author, or for critical severity."""
    wanted = about.said.confirm_by_typing
    if wanted is None and about.case.severity.worst != "critical":
        return None
    name = wanted.rsplit("/", 1)[-1] if wanted else (subject.name.name if subject.name else None)
    if name is None:
        return None
    return Field(
        "typed_name",
        "string",
        "field.typed_name.title",
        "field.typed_name.description",
        typed_match=name,
    )


def typed_script(field: Field) -> dict[str, Say]:
    """Return the words of the field to type a name into."""
    names = {"name": field.typed_match or "name"}
    return {
        field.title: lambda voice: voice.say("field.typed.title", names),
        field.description: lambda voice: voice.say("field.typed.description"),
    }


def _count_load(about: Background, subject: Subject) -> Load | None:
    """Return the load that tells how many are touched, when only the server can know."""
    if subject.count:
        return next(
            (load for load in about.loads if subject.count.source == f"load:{load.name}"), None
        )
    if subject.name or not about.facts.widening_arguments:
        return None
    sibling = about.facts.siblings.counting
    if sibling is None or subject.effect != "destroys":
        return None
    narrowing = about.facts.widening_arguments[0]
    return Load(
        "matched",
        "count",
        f"counted with the same {words_of(narrowing)}",
        1284,
        sibling,
        f"variant:{UNKNOWN_SIZE}",
        2.0,
        argument=narrowing.path,
    )


def _variants(about: Background, matched: Load | None) -> tuple[MessageVariant, ...]:
    if about.said.variants:
        return about.said.variants
    if not _is_drafted(matched, about):
        return ()
    assert matched is not None  # noqa: S101 - a drafted load is one
    unknown = MessageVariant(f"message.{UNKNOWN_SIZE}", LoadTest(matched.name, "unknown"))
    everything = tuple(
        MessageVariant(f"message.{EVERYTHING}", ArgumentTest(a.path, "absent"))
        for a in about.facts.widening_arguments[:1]
    )
    return (unknown, *everything)


def _size_variants(subject: Subject, about: Background, matched: Load) -> dict[str, Say]:
    if about.said.variants or not _is_drafted(matched, about):
        return {}
    every = replace(subject, every=True)
    narrowing = about.facts.widening_arguments[:1]

    def unknown(voice: Voice) -> str:
        spoken = Voice(voice.phrases, replace(subject, count=None))
        noun = voice.phrases.noun(subject.noun)
        place = spoken.place()
        everything = voice.phrases.text(f"all.{noun.gender}", {"noun": noun.many})
        return spoken.say("message.unknown_size", where=place, all=everything, noun=noun.one)

    return {
        f"message.{UNKNOWN_SIZE}": unknown,
        **{f"message.{EVERYTHING}": _everything(every, argument) for argument in narrowing},
    }


def _everything(every: Subject, argument: Argument) -> Say:
    def say(voice: Voice) -> str:
        spoken = Voice(voice.phrases, every)
        return spoken.say("message.everything", arg=voice.phrases.noun(words_of(argument)).one)

    return say


def _is_drafted(matched: Load | None, about: Background) -> bool:
    """Tell whether a count load is not the author's, so that its variants are ours to say."""
    return matched is not None and all(matched.name != load.name for load in about.said.loads)
