"""Discriminating arguments: the values of an `action` or `mode` that are acts of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elicit_design.assessing.acts import Act, act_of_name, acts_of_sentence, noun_of
from elicit_design.assessing.lexicon import lexicon, vocabulary
from elicit_design.assessing.text import fold, split_name
from elicit_design.model.tool import Argument, ToolSpec
from elicit_design.model.trigger import ArgumentTest

_MOST = 60
_QUOTED = r"[`'\"]([a-z][a-z_.-]{2,48})[`'\"]"
_BULLET = (
    r"(?m)^[ \t]*(?:[-*\u2022]|\d{1,2}[.)])[ \t]*[`*\"']*([a-z][a-zA-Z0-9]*(?:[_.-][a-z0-9]+)*)"
    r"[`*\"']*[ \t]*(?:[:(\u2014\u2013]|-[ \t])"
)
_LISTED = (
    r"(?i)(?:actions?|operations?|methods?|commands?)\b[^.\n]{0,30}?:\s*"
    r"((?:[`'\"]?[a-z][a-z_-]+[`'\"]?\s*[,|/]\s*(?:or |and )?){2,}[`'\"]?[a-z][a-z_-]+)"
)
_VALUE = re.compile(r"[a-z][a-z_-]+")
_READ = 3000
_GLOSS = r"[`'\"*]*\s*[(:=\u2014\u2013-]\s*([A-Za-z][^\n,;.)]{3,80})"
_LONGEST_GLOSS = 120
_SAYS = r"(?:={0}\s+|{0}[`'\"*]*\)?\s*[:\u2014\u2013]\s*)([^\W\d_][^\n,;.)]{{3,80}})"
_LONGEST = 3
_THING_NAMES = (("type",), ("kind",), ("resource",), ("object",))
_SURE_NAMES = frozenset({"action", "operation", "op", "method", "command", "verb", "subcommand"})


class Choices(NamedTuple):
    """An argument whose value decides what the tool does, with the act of each value."""

    argument: Argument
    acts: tuple[tuple[str, Act], ...]
    by_thing: bool = False

    @property
    def telling(self) -> bool:
        """Whether at least two values name acts, so that each is a case of its own."""
        if self.by_thing:
            return sum(bool(act.object_kinds) for _, act in self.acts) >= min(2, len(self.acts))
        return sum(bool(act.verb) for _, act in self.acts) >= min(2, len(self.acts))


def choices_of(
    tool: ToolSpec, by_kind: Mapping[str, Sequence[Argument]], named: Act, language: str = "en"
) -> tuple[Choices, ...]:
    """Return the discriminating arguments of a tool, those that name acts only.

    Where an `action` has no enum, its values are looked for in its description and in the tool's.
    """
    grouped: dict[str, list[Argument]] = {}
    for argument in by_kind.get("discriminator", ()):
        if "/-" not in argument.path:
            grouped.setdefault(argument.path, []).append(argument)
    found = (_choices(members, tool, named, language) for members in grouped.values())
    return tuple(choices for choices in found if choices is not None)


def _choices(
    members: Sequence[Argument], tool: ToolSpec, named: Act, language: str
) -> Choices | None:
    argument = members[0]
    values = tuple(
        dict.fromkeys(v for member in members for v in member.enum if isinstance(v, str))
    )
    if not values and "_".join(split_name(argument.name)) in _SURE_NAMES:
        told = _told_values(argument.description) or _told_values(tool.description[:_READ])
        own = {other.name for other in tool.arguments}  # quoted as keys of an example
        values = tuple(value for value in told if value not in own)
    if not values or len(values) > _MOST:
        return None
    by_thing = split_name(argument.name)[-1:] in _THING_NAMES and named.may("destroy", "remove")
    read = _thing if by_thing else _act
    texts = (argument.description, tool.description[:_READ])
    acts = (
        (value, _told(_glossed(read(value, argument, named), value, texts), texts, language))
        for value in values
    )
    choices = Choices(argument, tuple(acts), by_thing)
    return choices if choices.telling else None


def _told_values(text: str) -> tuple[str, ...]:
    """Return the longest list of values in a text: quoted, in bullets, or after "actions:"."""
    listed = re.search(_LISTED, text)
    lists = [re.findall(_QUOTED, text), re.findall(_BULLET, text)]
    if listed:
        lists.append(_VALUE.findall(listed[1].replace(" or ", " ").replace(" and ", " ")))
    return max(
        (tuple(dict.fromkeys(found)) for found in lists if len(found) > 1), key=len, default=()
    )


def _glossed(act: Act, value: str, texts: Sequence[str]) -> Act:
    """Return an act as a text explains it: `add` (authenticate a new account)."""
    if act.reads or not (act.surely("create") or not act.verb):
        return act
    for text in texts:
        place = text.find(value)
        while place >= 0:
            gloss = re.match(_GLOSS, text[place + len(value) : place + _LONGEST_GLOSS])
            told = acts_of_sentence(fold(gloss[1]).split(), lexicon("en")) if gloss else ()
            if told and told[0].may("connect"):
                return act._replace(verb=told[0].verb, kinds=told[0].kinds)
            place = text.find(value, place + 1)
    return act


def _told(act: Act, texts: Sequence[str], language: str) -> Act:
    """Return an act whose value says no verb as a sentence says it: `swing` moves the table."""
    if act.verb or language == "ja":
        return act
    words = lexicon(language)
    if language != "en" and (known := words.verb(fold(act.quote))):
        return act._replace(verb=known[0], kinds=known[1])
    for text in texts:
        found = re.search(_SAYS.format(re.escape(act.quote)), text)
        told = acts_of_sentence(fold(found[1]).split(), words) if found else ()
        if told:
            first = told[0]
            return act._replace(
                verb=first.verb,
                kinds=first.kinds,
                object=act.object or first.object,
                head=act.head or first.head,
                object_kinds=act.object_kinds or first.object_kinds,
            )
    return act


def _thing(value: str, argument: Argument, named: Act) -> Act:
    """Return the tool's own act on the kind of thing that a value names."""
    noun = noun_of(split_name(value), lexicon("en"))
    return named._replace(
        object=noun.words,
        head=noun.head,
        object_kinds=noun.kinds,
        source="choice",
        where=f"{argument.where}/enum",
        quote=value,
        condition=ArgumentTest(argument.path, "equals", value),
    )


def _act(value: str, argument: Argument, named: Act) -> Act:
    words = split_name(value)
    sure = not _SURE_NAMES.isdisjoint(split_name(argument.name))
    read = (sure or len(words) < _LONGEST) and not _level(words)
    act = act_of_name(words, Act(), lexicon("en")) if read else Act()
    if not act.verb:
        act = _become(words, argument, named)
    if not act.head:
        act = act._replace(
            object=named.object,
            head=named.head,
            object_kinds=named.object_kinds,
            container=named.container,
            container_kinds=named.container_kinds,
        )
    where = f"{argument.where}/enum" if argument.enum else argument.where
    return act._replace(
        source="choice",
        where=where,
        quote=value,
        condition=ArgumentTest(argument.path, "equals", value),
    )


def _become(words: Sequence[str], argument: Argument, named: Act) -> Act:
    """Return the act by which an account comes to a state: `suspended`, `closed`."""
    states = len(words) == 1 and split_name(argument.name)[-1:] in (("status",), ("state",))
    if not states or named.head not in vocabulary("power_holders"):
        return Act()
    known = lexicon("en").verb(words[0])
    return Act(known[0], known[1]) if known else Act()


def _level(words: Sequence[str]) -> bool:
    """Tell whether a value says how much may be done, and nothing that is done: `read-only`."""
    return words[0] in _MUCH and words[-1] in _MAY and len(words) > 1


_MUCH = frozenset({"read", "write", "view", "edit", "full", "no", "limited", "all"})
_MAY = frozenset({"only", "access", "write", "execute"})
