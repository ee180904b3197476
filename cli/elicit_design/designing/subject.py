"""What a question is about: the verb, the thing, and the arguments and loads that name it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from elicit_design.assessing.text import split_name
from elicit_design.designing.acting import noun_of, one_of, verb_of
from elicit_design.designing.background import Background
from elicit_design.designing.naming import Named, named_arguments, words_of
from elicit_design.designing.phrasing import Verb, phrasing
from elicit_design.designing.samples import sample_of, sample_word
from elicit_design.model.assessment import Effect
from elicit_design.model.design import Placeholder, PlaceholderKind
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import Load

WEIGHT: tuple[Effect, ...] = (
    "destroys",
    "pays",
    "binds",
    "sends",
    "grants",
    "discloses",
    "interrupts",
    "executes",
)
"""Effects by how much their consequence has to be said."""

_PAIRS = (("database", "collection"), ("schema", "table"), ("database", "table"))


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question is about, in no language.

    Attributes:
        noun: the thing in English, singular, lower case.
        many: whether the call is about several things.
        every: whether it is about all there are.
        name, count, recipient: placeholders that name or count the thing, or whom it reaches.
        target: what it is called, or where it is, afterwards.
        place: what it is in: English noun and placeholders, written with `/` between them.
        dotted: place given as `{database}.{collection}`.
        effects: by weight, most serious first.
    """

    verb: Verb
    noun: str
    many: bool
    every: bool
    effects: tuple[Effect, ...]
    reversible: bool
    name: Placeholder | None = None
    count: Placeholder | None = None
    recipient: Placeholder | None = None
    price: Placeholder | None = None
    target: Placeholder | None = None
    place: tuple[tuple[str, tuple[Placeholder, ...]], ...] = ()
    dotted: tuple[Placeholder, ...] = ()
    details: tuple[tuple[str, Placeholder], ...] = ()
    statement: Argument | None = None
    loads: tuple[Load, ...] = ()

    @property
    def own(self) -> tuple[Placeholder, ...]:
        """What names the thing when it takes several arguments: the repository `{owner}/{repo}`."""
        own = next((given for noun, given in self.place if noun == self.noun), ())
        return () if self.name or self.count or self.every else own

    @property
    def effect(self) -> Effect | None:
        """The most serious effect."""
        return self.effects[0] if self.effects else None

    @property
    def placeholders(self) -> tuple[Placeholder, ...]:
        """Every placeholder it may use."""
        single = (self.name, self.count, self.recipient, self.price, self.target)
        found = [p for p in single if p] + [p for _, given in self.place for p in given]
        found += [*self.dotted, *(given for _, given in self.details)]
        return tuple({p.name: p for p in found}.values())


def subject_of(about: Background) -> Subject:
    """Work out what the question of a case is about."""
    effects = tuple(sorted(about.case.effects, key=WEIGHT.index))
    noun, many, every = noun_of(about, effects)
    named = named_arguments(about.tool, noun, about.usable)
    return _with_placeholders(about, Subject(
        verb_of(about, effects, noun), noun, many or named.counted is not None,
        every and not named.counted,
        effects, bool(about.said.reversible), statement=named.statement,
    ), named)  # fmt: skip


def _with_placeholders(about: Background, subject: Subject, named: Named) -> Subject:
    name, loads = _name(about, named, subject.noun)
    place = _places(named, about)
    dotted = _dotted(named, about)
    recipient = named.recipient if subject.effect == "sends" else None
    count = _count(about, named, subject.noun, name)
    many = subject.many and (name is None or count is not None or name.kind == "list")
    known = name or count or recipient or place
    target = _target(about, subject)
    shown = {_source(recipient), target.source if target else ""}
    return replace(
        subject,
        many=many,
        name=name,
        loads=loads,
        count=count,
        recipient=placeholder(recipient, about) if recipient else None,
        price=_price(about),
        place=() if dotted else tuple(p for p in place if p[1][0].source not in shown),
        dotted=dotted,
        details=() if known else tuple((_called(a), placeholder(a, about)) for a in named.details),
        target=target,
    )


def _called(argument: Argument) -> str:
    """Return what an argument is called in brackets: `filesystem_name` is the filesystem."""
    words = words_of(argument).split(" ")
    if len(words) > 1 and words[-1] in phrasing().container_suffixes:
        words = words[:-1]
    return " ".join(phrasing().said_nouns.get(word, word) for word in words)


def _target(about: Background, subject: Subject) -> Placeholder | None:
    """Return what the thing is called, or where it is, once it is renamed or moved."""
    by_words = {" ".join(split_name(a.name)): a for a in about.usable if a.depth == 0}
    wanted = phrasing().turned_into.get(subject.verb.key, ())
    found = next((by_words[words] for words in wanted if words in by_words), None)
    plain = found is not None and not {"object", "array", "boolean"} & set(found.types)
    return placeholder(found, about) if found is not None and plain else None


def _price(about: Background) -> Placeholder | None:
    load = next((load for load in about.loads if load.kind == "money"), None)
    return of_load(load) if load and "choose" not in about.case.purposes else None


def _source(argument: Argument | None) -> str:
    return f"argument:{argument.path}" if argument else ""


def without(subject: Subject, argument: Argument) -> Subject:
    """Return the subject without an argument that is open: it cannot be named before the answer."""
    source = _source(argument)

    def known(given: tuple[Placeholder, ...]) -> bool:
        return all(p.source != source for p in given)

    dotted = subject.dotted if known(subject.dotted) else ()
    name = subject.name if subject.name and subject.name.source != source else None
    place = tuple(member for member in subject.place if known(member[1]))
    details = tuple(one for one in subject.details if one[1].source != source)
    return replace(subject, name=name, place=place, dotted=dotted, details=details)


def placeholder(argument: Argument, about: Background) -> Placeholder:
    """Return the placeholder that stands for an argument's value.

    An address is named by its last part: the text of a form must hold no links.
    """
    sample = sample_of(argument, about.said.samples)
    name, source = about.names[argument.path], f"argument:{argument.path}"
    if isinstance(sample, str) and "://" in sample:
        last = sample.rstrip("/").rpartition("/")[2]
        return Placeholder(name, "text", f"computed:the last part of {argument.name}", last)
    kind: PlaceholderKind = "list" if "array" in argument.types else "text"
    return Placeholder(name, kind, source, sample)


def of_load(load: Load) -> Placeholder:
    """Return the placeholder that stands for a load."""
    kinds = {"count": "count", "money": "money", "instant": "instant", "list": "list"}
    kind = kinds.get(load.kind, "text")
    return Placeholder(load.name, kind, f"load:{load.name}", load.sample)  # type: ignore[arg-type]


def _name(
    about: Background, named: Named, noun: str
) -> tuple[Placeholder | None, tuple[Load, ...]]:
    labels = [load for load in about.loads if load.kind == "label"]
    label = next((load for load in labels if _names_it(load, named, noun)), None)
    if label is not None:
        return of_load(label), ()
    argument = named.name
    sibling = about.facts.siblings.lookup or about.facts.siblings.list
    if argument is None:
        return _unnamed(about, named, sibling)
    opaque = bool(set(split_name(argument.name)) & phrasing().opaque)
    if opaque and sibling:
        load = _label_load(about, argument, sibling)
        return of_load(load), (load,)
    return placeholder(argument, about), ()


def _names_it(load: Load, named: Named, noun: str) -> bool:
    """Tell whether a label is that of the object, not of something else the words mention."""
    if set(load.name.split("_")) & {*noun.split(), "target"}:
        return True
    if load.argument is None:
        return False
    if named.name is not None:
        return load.argument == named.name.path
    others = (*named.place, *((named.recipient,) if named.recipient else ()))
    return all(load.argument != other.path for other in others)


def _unnamed(
    about: Background, named: Named, sibling: str | None
) -> tuple[Placeholder | None, tuple[Load, ...]]:
    """Return a load for the name of a thing that no argument names plainly but a sibling reads."""
    counts = any(load.kind in ("count", "candidates") for load in about.loads)
    known = named.counted or counts or named.details
    if known or sibling is None or not about.usable or not about.case.effects:
        return None, ()
    if about.facts.widening_arguments or {"create", "send"} & set(about.facts.main.kinds):
        return None, ()
    how = f"the name of what the arguments resolve to, read with {sibling}"
    name = _free_name(about, "found_name")
    sample = about.said.samples.get(name, sample_word("name"))
    load = Load(name, "label", how, sample, sibling, "ask", 2.0)
    return of_load(load), (load,)


def _label_load(about: Background, argument: Argument, sibling: str | None) -> Load:
    how = f"the name people know it by, read with {sibling}" if sibling else "its name as resolved"
    name = _free_name(about, "_".join([*split_name(argument.name)[:-1], "label"]))
    sample = about.said.samples.get(name, sample_word("name"))
    return Load(name, "label", how, sample, sibling, "ask", 2.0, argument=argument.path)


def _free_name(about: Background, wanted: str) -> str:
    taken = set(about.names.values()) | {load.name for load in about.loads}
    return wanted if wanted not in taken else f"{wanted}_shown"


def _counts_it(load: Load, noun: str, named: Named, name: Placeholder | None) -> bool:
    """Tell whether a count is that of the object, not of what is inside the one that is named."""
    if load.kind != "count":
        return False
    words = {one_of(word) for word in load.name.split("_")}
    own = bool(words & {"matched", "match", noun.rsplit(" ", maxsplit=1)[-1]})
    return own or (named.name is None and name is None)


def _count(
    about: Background, named: Named, noun: str, name: Placeholder | None
) -> Placeholder | None:
    load = next((x for x in about.loads if _counts_it(x, noun, named, name)), None)
    stated = load is not None and any(load.name == own.name for own in about.said.loads)
    if load is not None and (stated or named.counted is None):
        return of_load(load)
    if named.counted is None:
        return None
    counted = f"{about.names[named.counted.path]}_count"
    sample = sample_of(named.counted, about.said.samples)
    size = len(sample) if isinstance(sample, (list, tuple)) else 1
    return Placeholder(counted, "count", f"argument:{named.counted.path}", max(size, 3))


def _dotted(named: Named, about: Background) -> tuple[Placeholder, ...]:
    by_stem = {_place_noun(a): a for a in named.place}
    for outer, inner in _PAIRS:
        if outer in by_stem and inner in by_stem:
            return (placeholder(by_stem[outer], about), placeholder(by_stem[inner], about))
    return ()


def _places(named: Named, about: Background) -> tuple[tuple[str, tuple[Placeholder, ...]], ...]:
    """Return what the thing is in; an owner and a repository are one place."""
    found = {_place_noun(a): placeholder(a, about) for a in named.place}
    if "owner" in found and "repository" in found:
        owned = ("repository", (found.pop("owner"), found.pop("repository")))
        return (*((noun, (given,)) for noun, given in found.items()), owned)
    return tuple((noun, (given,)) for noun, given in found.items())


def _place_noun(argument: Argument) -> str:
    tokens = split_name(argument.name)
    if len(tokens) > 1 and tokens[-1] in {*phrasing().container_suffixes, "number"}:
        tokens = tokens[:-1]
    noun = " ".join(tokens)
    return phrasing().located_by.get(noun, phrasing().said_nouns.get(noun, noun))
