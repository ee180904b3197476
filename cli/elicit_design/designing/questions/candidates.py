"""To tell apart, and to choose among what is found: one option stands for each candidate.

Picking a candidate is the consent, so that one form is enough; the safe option comes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from elicit_design.assessing.text import singular, split_name
from elicit_design.designing.acting import one_of
from elicit_design.designing.background import Background
from elicit_design.designing.drafting import LIMIT, Draft, fixed, unique
from elicit_design.designing.naming import words_of
from elicit_design.designing.phrases import capital, spelled
from elicit_design.designing.phrasing import phrasing, plural
from elicit_design.designing.questions.confirm import (
    FIELD,
    description,
    shown_verbatim,
    verbatim_placeholders,
)
from elicit_design.designing.subject import Subject, placeholder, without
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.authored import MessageVariant
from elicit_design.model.design import (
    Band,
    CandidateOption,
    Field,
    Option,
    Placeholder,
    PlaceholderKind,
)
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import Load, LoadTest, Not
from elicit_design.model.values import Json
from elicit_design.words.message import MessageError, parse_message

ONE = "message.one"
CANDIDATE = "option.candidate"


@dataclass(frozen=True, slots=True)
class Candidates:
    """The load that lists candidates, and how their members are called in words."""

    load: Load
    label: str
    placeholders: tuple[Placeholder, ...]


def disambiguate(about: Background, subject: Subject, english: Voice) -> Draft:
    """Draft a question that asks which of several matches is meant."""
    found = candidates_of(about, subject, _searched(about))
    consents = "confirm" in about.case.purposes
    shown = shown_verbatim(about, replace(subject, statement=None))
    single = replace(subject, many=False, every=False, count=None, name=None, loads=())
    query = _searched(about)
    message = "message.disambiguate" + ("" if about.case.effects else ".plain")
    message += "" if query else ".bare"
    choice = _field(about, Voice(english.phrases, single), found, shown_safe=True)

    def own(voice: Voice) -> Voice:
        return Voice(voice.phrases, single)

    script: dict[str, Say] = {
        "message": lambda voice: own(voice).say(message),
        choice.title: lambda voice: own(voice).say("field.choice.title.candidates"),
        choice.description: lambda voice: description(own(voice), shown, about),
        CANDIDATE: lambda voice: own(voice).say(CANDIDATE, label=found.label),
        choice.options[0].title: lambda voice: capital(own(voice).safe(candidates=True)),
    }
    if about.case.effects:
        script["outcome.accepted"] = lambda voice: own(voice).say(
            "outcome.accepted", thing=found.label
        )
    if consents:
        script[ONE] = lambda voice: _one(own(voice), found)
    return Draft(
        fields=(replace(choice, verbatim=shown),),
        script=script,
        placeholders=unique((*_counted(about, found, query), *found.placeholders,
                             *subject.placeholders, *verbatim_placeholders(shown, about))),
        variants=_variants(about, found, consents),
        bands=bands(subject.noun, consents),
        loads=() if found.load in about.loads else (found.load,),
    )  # fmt: skip


def _one(voice: Voice, found: Candidates) -> str:
    noun = voice.slots["the_noun"]
    return voice.say("message.confirm", thing=f"{noun} {found.label}")


def _variants(about: Background, found: Candidates, consents: bool) -> tuple[MessageVariant, ...]:
    if about.said.variants:
        return about.said.variants
    if not consents:
        return ()
    return (MessageVariant(ONE, Not(LoadTest(found.load.name, "above", 1))),)


def _searched(about: Background) -> Argument | None:
    """Return the argument whose words can match several."""
    if about.said.ambiguous:
        return about.argument(about.said.ambiguous.argument)
    told = _told(about)
    if told is not None:
        return told
    words = [a for a in about.facts.arguments("words") if a in about.usable]
    named = sorted(words, key=lambda a: (not a.required, a.depth))
    targets = about.facts.target_arguments
    return next(iter((*named, *targets)), None)


def _told(about: Background) -> Argument | None:
    """Return the argument that the decision holds to be words rather than an id."""
    rules = frozenset({"target-by-words", "loose-argument"})
    places = [one.where for one in about.case.evidence if one.rule in rules]
    return next(
        (a for a in about.usable for where in places if f"{where}/".startswith(f"{a.where}/")), None
    )


def candidates_of(about: Background, subject: Subject, searched: Argument | None) -> Candidates:
    """Return the declared load of candidates, or one that could be declared."""
    wanted = about.said.ambiguous.candidates if about.said.ambiguous else None
    declared = [load for load in about.loads if load.kind == "candidates"]
    load = next((x for x in declared if x.name == wanted), None) or next(iter(declared), None)
    if load is None or all(load.name != own.name for own in about.said.loads):
        load = _likely_load(about, subject, searched, load)
    return in_words(load, about)


def _likely_load(
    about: Background, subject: Subject, searched: Argument | None, declared: Load | None
) -> Load:
    """Return a load of candidates that fits, under the name and terms the trigger has for it."""
    many = plural(subject.noun)
    by = f"that match {words_of(searched)}" if searched else "that could be meant"
    priced = subject.effect == "pays" and any(load.kind == "money" for load in about.loads)
    load = Load(
        "_".join(many.split()) or "candidates",
        "candidates",
        f"{many} {by}, each with its name and a readable key that no other has",
        _sample(subject.noun, priced=priced),
        _listing(about, subject.noun),
        "refuse",
        5.0,
        "key",
        "{name} ({key}), {price}" if priced else "{name} ({key})",
        searched.path if searched else None,
    )
    if declared is None:
        return load
    return replace(load, name=declared.name, if_unknown=declared.if_unknown)


def _sample(noun: str, *, priced: bool) -> list[dict[str, Json]]:
    prices: tuple[Json, Json] = (
        {"amount": "10.00", "currency": "USD", "per": "month"},
        {"amount": "0", "currency": "USD"},
    )
    known = spelled(noun)
    names = ((f"First {known}", "first"), (f"Second {known}", "second"))
    found: list[dict[str, Json]] = [{"key": key, "name": name} for name, key in names]
    if priced:
        found = [{**member, "price": price} for member, price in zip(found, prices, strict=True)]
    return found


def _listing(about: Background, noun: str) -> str | None:
    """Return the tool of the server that lists such things."""
    wanted = set(noun.split())
    for tool in about.siblings:
        words = split_name(tool.name)
        lists = {"list", "search", "find"} & set(words)
        if lists and wanted <= {singular(word) for word in words}:
            return tool.name
    own = about.facts.siblings
    return own.list or own.lookup


def in_words(load: Load, about: Background) -> Candidates:
    """Give the members of a load's candidates names that no argument or load already has."""
    label = load.label or "{" + (load.value or "name") + "}"
    members = _names(label)
    taken = {placeholder(a, about).name for a in about.tool.arguments}
    taken |= {other.name for other in about.loads}
    renamed = {m: f"candidate_{m}" if m in taken else m for m in members}
    for old, new in renamed.items():
        label = label.replace("{" + old + "}", "{" + new + "}").replace(
            "{" + old + ",", "{" + new + ","
        )
    sample = _first_candidate(load)
    found = tuple(
        Placeholder(
            new, _kind(sample.get(old)), f"candidate:{load.name}.{old}", sample.get(old, old)
        )
        for old, new in renamed.items()
    )
    return Candidates(load, label, found)


def _names(text: str) -> tuple[str, ...]:
    try:
        return parse_message(text).names
    except MessageError:
        return ()


def _first_candidate(load: Load) -> Mapping[str, Json]:
    if (
        isinstance(load.sample, (list, tuple))
        and load.sample
        and isinstance(load.sample[0], Mapping)
    ):
        return load.sample[0]
    return {}


def _kind(value: Json) -> PlaceholderKind:
    if isinstance(value, Mapping) and "amount" in value:
        return "money"
    if isinstance(value, int) and not isinstance(value, bool):
        return "count"
    return "text"


def _counted(
    about: Background, found: Candidates, query: Argument | None
) -> tuple[Placeholder, ...]:
    sample = found.load.sample
    size = len(sample) if isinstance(sample, (list, tuple)) else 2
    counted = Placeholder("count", "count", f"load:{found.load.name}", size)
    if query is None:
        return (counted,)
    return (counted, replace(placeholder(query, about), name="query"))


def _field(about: Background, english: Voice, found: Candidates, *, shown_safe: bool) -> Field:
    options: tuple[Option, ...] = (
        CandidateOption(found.load.name, found.load.value or "key", CANDIDATE, limit=LIMIT),
    )
    safe = about.said.safe or english.safe(candidates=True).lower()
    if shown_safe:
        options = (fixed(safe, "safe"), *options)
    return Field(
        FIELD,
        "choice",
        f"field.{FIELD}.title",
        f"field.{FIELD}.description",
        options=options,
        default=safe if shown_safe else None,
        has_default=shown_safe,
    )


def bands(noun: str, consents: bool) -> tuple[Band, ...]:
    """Return what each number of matches leads to."""
    many = plural(noun)
    one = (
        Band("1", "ask", "asks to confirm this one, with two options")
        if consents
        else Band("1", "act", "there is nothing to ask: goes on with the only match")
    )
    return (
        Band("0", "error", f"answers with an error that names the nearest {many}"),
        one,
        Band(f"2..{LIMIT}", "ask", f"asks, with one option for each of the {many}"),
        Band(f"over {LIMIT}", "error", "answers with an error that asks for a key or more words"),
    )


def choose_candidate(about: Background, subject: Subject, english: Voice, open_: Argument) -> Draft:
    """Draft a question that leaves an open choice among found things to the user."""
    found = candidates_of(about, replace(subject, noun=_noun_of(open_, subject)), open_)
    subject = without(subject, open_)
    english = Voice(english.phrases, subject)
    acts = bool(about.case.effects) or "confirm" in about.case.purposes
    message = choice_message(subject, open_, acts=acts)
    option = "option.candidate.choose" if acts else "option.candidate.choose.bare"
    choice = _field(about, english, found, shown_safe=acts)

    script: dict[str, Say] = {
        "message": lambda voice: Voice(voice.phrases, subject).say(
            message, None, **chosen_in_words(voice, open_)
        ),
        "outcome.accepted": lambda voice: Voice(voice.phrases, subject).say("outcome.accepted"),
        choice.title: lambda voice: voice.say(
            "field.open.title", arg=chosen_in_words(voice, open_)["open"]
        ),
        choice.description: lambda voice: voice.say("field.choice.description.checked"),
        CANDIDATE: lambda voice: voice.say(option, label=found.label),
    }
    if acts:
        safe = choice.options[0].title
        script[safe] = lambda voice: capital(Voice(voice.phrases, subject).safe())
    return Draft(
        fields=(choice,),
        script=script,
        placeholders=unique((*subject.placeholders, *found.placeholders)),
        variants=about.said.variants,
        bands=_choice_bands(words_of(open_), acts),
        loads=(*subject.loads, *(() if found.load in about.loads else (found.load,))),
    )


def _noun_of(open_: Argument, subject: Subject) -> str:
    """Return what is chosen; an argument that is only `id` is that of the object."""
    words = words_of(open_)
    return subject.noun if words in phrasing().opaque else one_of(words)


def chosen_in_words(voice: Voice, open_: Argument) -> dict[str, str]:
    """Return what is chosen, without and with its article."""
    noun = _noun_of(open_, voice.subject)
    return {"open": voice.phrases.noun(noun).one, "the_open": voice.phrases.the(noun)}


def choice_message(subject: Subject, open_: Argument, *, acts: bool) -> str:
    """Return the word of the message: what is chosen may be who pays."""
    pays = subject.effect == "pays" and words_of(open_).split(" ")[-1] in phrasing().payers
    return ("message.choose" if acts else "message.choose.bare") + (".pays" if pays else "")


def _choice_bands(noun: str, acts: bool) -> tuple[Band, ...]:
    one = "asks to confirm it with the only one" if acts else "uses the only one, asks nothing"
    return (
        Band("0", "error", f"answers with an error: there are no {plural(noun)} to choose from"),
        Band("1", "ask" if acts else "act", one),
        Band(f"2..{LIMIT}", "ask", f"asks, with one option for each of the {plural(noun)}"),
        Band(f"over {LIMIT}", "error", "answers with an error that asks for more"),
    )
