"""Words in every locale, the author's over the drafted ones, and the placeholders they use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import unique
from elicit_design.designing.phrases import phrases
from elicit_design.designing.samples import sample_word
from elicit_design.designing.subject import Subject, of_load, placeholder
from elicit_design.designing.voice import Script, Voice
from elicit_design.model.authored import AuthoredPlaceholder
from elicit_design.model.design import Placeholder, PlaceholderKind, Words
from elicit_design.model.values import Json
from elicit_design.words.message import MessageError, parse_message

_KINDS: tuple[PlaceholderKind, ...] = ("text", "count", "money", "instant", "list")


def speak(script: Script, about: Background, subject: Subject) -> Words:
    """Say every word of a script in every locale of the settings.

    An author's word replaces the drafted one in its locale. Where they wrote a message of their
    own in English only, other locales keep the drafted one.
    """
    settings = about.settings
    words: dict[str, Mapping[str, str]] = {}
    for locale in settings.all_locales:
        voice = Voice(phrases(locale, settings.locale_dirs), subject)
        spoken = {key: say(voice) for key, say in script.items()}
        words[locale] = {**spoken, **about.said.words.get(locale, {})}
    return words


def declared(
    words: Words, known: Iterable[Placeholder], about: Background
) -> tuple[Placeholder, ...]:
    """Return a placeholder for every name the words use, known ones first."""
    stated = [_stated(item, about) for item in about.said.placeholders]
    found = unique((*stated, *known))
    by_name = {p.name: p for p in found}
    used = dict.fromkeys(
        n for texts in words.values() for text in texts.values() for n in _names(text)
    )
    return tuple(by_name.get(name) or _resolved(name, about) for name in used)


def _names(text: str) -> tuple[str, ...]:
    try:
        return parse_message(text).names
    except MessageError:
        return ()


def _stated(item: AuthoredPlaceholder, about: Background) -> Placeholder:
    source = f"computed:{item.how or item.name}"
    kind = next((k for k in _KINDS if k == item.kind), None)
    if item.argument:
        source = f"argument:{item.argument}"
    elif item.load:
        source = f"load:{item.load}"
        load = next((x for x in about.loads if x.name == item.load), None)
        kind = kind or (of_load(load).kind if load else None)
    sample = item.sample if item.sample is not None else _sample(item.name, about)
    return Placeholder(item.name, kind or "text", source, sample, item.limit or 80)


def _resolved(name: str, about: Background) -> Placeholder:
    """Find where a name in an author's words comes from: a load, an argument, a candidate."""
    for load in about.loads:
        if load.name == name:
            return of_load(load)
    matching = [a for a in about.tool.arguments if name in (about.names[a.path], a.name)]
    if matching:
        return placeholder(min(matching, key=lambda a: a.depth), about)
    for load in about.loads:
        sample = load.sample
        members = sample[0] if isinstance(sample, (list, tuple)) and sample else None
        if load.kind == "candidates" and isinstance(members, Mapping) and name in members:
            kind: PlaceholderKind = "count" if isinstance(members[name], int) else "text"
            return Placeholder(name, kind, f"candidate:{load.name}.{name}", members[name])
    sample = _sample(name, about)
    kind = "count" if isinstance(sample, int) else "text"
    return Placeholder(name, kind, f"computed:{name.replace('_', ' ')}", sample)


def _sample(name: str, about: Background) -> Json:
    given = about.said.samples.get(name)
    return given if given is not None else sample_word(name)
