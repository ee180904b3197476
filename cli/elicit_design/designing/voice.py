"""A subject put into the phrases of one locale: the slots that every template draws on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from elicit_design.designing.phrases import Phrases
from elicit_design.designing.phrasing import Verb
from elicit_design.designing.subject import Subject
from elicit_design.model.assessment import Effect
from elicit_design.model.design import Placeholder

_PLURAL = re.compile(r"\{\w+, plural, one\{[^}]*\} other")

LONGEST = 105
"""Characters of a template's main sentence, before the names in it are filled in."""

LONGEST_OPTION = 40
"""Characters of the words for the object in an option; above, its details are left out."""

_STARTING = frozenset(
    {"create", "provision", "start", "deploy", "upgrade", "subscribe", "resume", "scale", "add",
     "install", "restore", "enable", "run", "set up", "configure", "apply"}
)  # fmt: skip


_OVERWRITING = frozenset({"update", "write", "set", "replace", "overwrite", "restore", "merge"})

_SENDING = frozenset(
    {"send", "post", "publish", "reply", "forward", "broadcast", "notify", "comment", "submit",
     "share"}
)  # fmt: skip

_TAKING_OUT = frozenset({"remove", "detach", "disconnect", "deregister"})

NEW = frozenset({"create", "add", "place", "book", "buy", "provision", "install", "subscribe"})
"""Verbs that bring about what they name, so that it is `a` thing and not `the` thing."""


@dataclass(frozen=True)
class Voice:
    """Says things about a subject in one locale."""

    phrases: Phrases
    subject: Subject

    def say(self, key: str, names: Mapping[str, str] | None = None, **slots: str) -> str:
        """Return a template with this subject's slots, and any given, filled in."""
        return self.phrases.text(key, {**self.slots, **slots}, names)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        """Every slot that follows from the subject alone."""
        noun = self.phrases.noun(self.subject.noun)
        verb, done = self.phrases.verb(self.subject.verb.key)
        return {
            "verb": verb,
            "done": done,
            "act": self.act(verb),
            "noun": noun.many if self.subject.many else noun.one,
            "nouns": noun.many,
            "in_noun": self.inside(),
            "the_noun": self.phrases.the(self.subject.noun, self.subject.many),
            "thing": self.thing(),
            "short": self.short(),
            "label": self.label(),
            "consequence": self.consequence(),
            "then": self._then(),
            "it": self.phrases.text("it.many" if self.subject.many else "it"),
        }

    def act(self, verb: str) -> str:
        """Return the acting phrase; what is lost for good is lost `permanently`."""
        subject = self.subject
        lost = subject.effect == "destroys" and subject.verb.permanent and not subject.reversible
        return self.phrases.text("permanent", {"verb": verb}) if lost else verb

    def thing(self) -> str:
        """Return the object with its name or number, its place and its receiver."""
        full = self._with_ends(self._with_place(self.counted()))
        return full if len(_PLURAL.sub("", full)) <= LONGEST else self._with_ends(self.counted())

    def counted(self) -> str:
        """Return the object with its number, or with its article and name."""
        subject, phrases = self.subject, self.phrases
        noun = phrases.noun(subject.noun)
        if subject.count:
            key = f"counted.all.{noun.gender}" if subject.every else "counted"
            slots = {"one": noun.one, "many": noun.many}
            return phrases.text(key, slots, {"count": subject.count.name})
        if subject.every:
            return phrases.text(f"all.{noun.gender}", {"noun": noun.many})
        if subject.name:
            return f"{phrases.the(subject.noun, subject.many)} {{{subject.name.name}}}"
        if subject.own:
            return f"{phrases.the(subject.noun, subject.many)} {_joined(subject.own)}"
        new = subject.verb.key in NEW and not subject.many
        return self._with_details(
            phrases.a(subject.noun) if new else phrases.the(subject.noun, subject.many)
        )

    def _with_details(self, thing: str) -> str:
        known = ((self.phrases.noun(noun).one, p.name) for noun, p in self.subject.details)
        details = ", ".join(f"{noun} {{{name}}}" for noun, name in known)
        return (
            self.phrases.text("details", {"thing": thing, "details": details}) if details else thing
        )

    def short(self) -> str:
        """Return the shortest phrase that still tells this object from others."""
        noun = self.phrases.noun(self.subject.noun)
        if self.subject.count:
            slots = {"one": noun.one, "many": noun.many}
            return self.phrases.text("counted", slots, {"count": self.subject.count.name})
        # Measured on the English words, so that every locale leaves out the same.
        told = [self.subject.noun, *(noun for noun, _ in self.subject.details)]
        if sum(map(len, told)) <= LONGEST_OPTION:
            return self.counted()
        return Voice(self.phrases, replace(self.subject, details=())).counted()

    def label(self) -> str:
        """Return a title for the object, without article."""
        noun = self.phrases.noun(self.subject.noun)
        words = noun.many if self.subject.many else noun.one
        if self.subject.name:
            return f"{words} {{{self.subject.name.name}}}"
        if self.subject.own:
            return f"{words} {_joined(self.subject.own)}"
        return self._with_place(words)

    def _with_place(self, thing: str) -> str:
        subject = self.subject
        if subject.dotted:
            place = ".".join(f"{{{p.name}}}" for p in subject.dotted)
            key = "within" if subject.verb.key in _OVERWRITING else "from"
            return self.phrases.text(key, {"thing": thing, "place": place})
        relation = "out" if subject.verb.key in _TAKING_OUT else "in"
        for noun, placeholders in subject.place:
            if placeholders == subject.own:
                continue
            if noun == "owner":
                thing = self.phrases.text("of", {"thing": thing, "place": _joined(placeholders)})
                continue
            known = self.phrases.noun(noun)
            head = subject.noun.split(" ")[:-1]
            how = "of" if set(noun.split(" ")) <= set(head) else relation
            inside = self.phrases.text(f"{how}.{known.gender}", {"noun": known.one})
            thing = f"{thing} {inside} {_joined(placeholders)}"
        return thing

    def inside(self) -> str:
        """Return the object after the preposition that says something happened in it."""
        noun = self.phrases.noun(self.subject.noun)
        many = self.subject.many
        key = f"in.{noun.gender}" + (".many" if many else "")
        return self.phrases.text(key, {"noun": noun.many if many else noun.one})

    def place(self) -> str:
        """Return where the object is, with the space before it; empty when not known."""
        return self._with_place("")

    def _with_ends(self, thing: str) -> str:
        """Return the object with whom it reaches and what it costs."""
        subject = self.subject
        ends = (("to", subject.recipient), ("to", subject.target), ("for_price", subject.price))
        for key, end in ends:
            if end is not None:
                thing = self.phrases.text(key, {"thing": thing, "end": f"{{{end.name}}}"})
        return thing

    def consequence(self) -> str:
        """Return what follows from consent, without its full stop."""
        subject = self.subject
        many = ".many" if subject.many or subject.every else ""
        main = self.phrases.text(f"consequence.{self._main()}{many}")
        if len(subject.effects) < 2 or subject.reversible:
            return main
        return main + self.phrases.text(f"also.{subject.effects[1]}")

    def _then(self) -> str:
        """Return the consequence as the second half of a sentence."""
        consequence = self.consequence()
        return consequence[:1].lower() + consequence[1:]

    def _main(self) -> str:
        """Return which consequence is said."""
        effect, reversible = self.subject.effect, self.subject.reversible
        if effect is None:
            return "reversible" if reversible else "confirm"
        if reversible and effect in ("destroys", "interrupts", "grants", "executes"):
            return "reversible"
        return _by_verb(effect, self.subject.verb)

    def safe(self, candidates: bool = False) -> str:
        """Return the answer that leaves everything as it is."""
        kind = self.subject.verb.safe
        if candidates:
            return self.say("safe.candidates" if kind == "keep" else f"safe.candidates.{kind}")
        if self.subject.effect == "grants" and kind == "leave":
            return self.say("safe.access")
        many = ".many" if self.subject.many or self.subject.every else ""
        return self.say(f"safe.{kind}{many}")


def _by_verb(effect: Effect, verb: Verb) -> str:
    """Return the consequence of an effect as this verb brings it about."""
    if effect == "destroys" and not verb.permanent:
        return "overwrites" if verb.key in _OVERWRITING else "ends"
    if effect == "pays" and verb.key in _STARTING:
        return "starts"
    if effect == "sends" and verb.key not in _SENDING:
        return "told"  # an event that is changed is not itself what goes out
    if effect == "grants" and verb.permanent:
        return "revokes"  # whoever reads "delete" wants to know whether it can be undone
    return effect


def _joined(placeholders: Sequence[Placeholder]) -> str:
    return "/".join(f"{{{p.name}}}" for p in placeholders)


Say: TypeAlias = Callable[[Voice], str]
"""Says one word in the voice of a locale."""

Script: TypeAlias = Mapping[str, Say]
"""Word key -> how to say it."""
