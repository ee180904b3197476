"""What a decision rule is: a question, a check on facts, and signals with a weight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import Hit
from elicit_design.assessing.text import quote
from elicit_design.assessing.values import Test
from elicit_design.model.assessment import Effect, Purpose, Reason
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import Condition

Question = Literal[
    "secrets",
    "browser-flow",
    "consequences",
    "ambiguity",
    "setup",
    "ordinary",
    "annotations",
    "siblings",
]
About: TypeAlias = Effect | Purpose | Reason


class Signal(NamedTuple):
    """One observation of a rule.

    Attributes:
        about: the effect, purpose or reason it speaks about.
        weight: in logits; for an effect or purpose positive speaks for it, for a reason
            positive speaks for that reason and so against asking.
        says: what it means, in one sentence.
        where: JSON pointer into the tool description, or `tool NAME`.
        quote: the words it rests on.
        when: the calls for which alone it speaks; None for every call.
        when_says: those calls in words.
    """

    about: About
    weight: float
    says: str
    where: str
    quote: str
    when: Condition | None = None
    when_says: str = ""


Check: TypeAlias = Callable[[Facts, Act], Iterator[Signal]]


class DecisionRule(NamedTuple):
    """A rule's identity; its documentation is the docstring of its module.

    Attributes:
        of_readers: whether it can have something to say on an act that only reads; most acts
            do, so that most rules need not be run on most tools.
        needs: signs of which a tool must show at least one for the rule to have something to
            say; empty when it always may. Of the tool (`Facts.signs`): `phrase:irreversible`,
            `concept:paying`, `argument:code`, `last:login` (the last word of its name). Of the
            act: `act:pick` (the verb), `verb:send` (a kind of verb), `on:card` (the thing),
            `thing:working` (a kind of thing).
    """

    code: str
    name: str
    question: Question
    of_readers: bool = True
    needs: frozenset[str] = frozenset()


def signs(kind: str, words: Iterable[str]) -> frozenset[str]:
    """Return a sign for each of the words, for `needs`."""
    return frozenset(f"{kind}:{word}" for word in words)


def by_act(about: About, weight: float, says: str, act: Act) -> Signal:
    """Return a signal that rests on a tool's verb."""
    return Signal(about, weight, says, act.where, act.quote)


def by_phrase(about: About, weight: float, says: str, facts: Facts, hit: Hit) -> Signal:
    """Return a signal that rests on words of the description."""
    text = quote(facts.tool.description, hit.words)
    return Signal(about, weight, says, "/description", text)


def by_sentence(about: About, weight: float, says: str, facts: Facts, sentence: int) -> Signal:
    """Return a signal that rests on a whole sentence of the description."""
    return Signal(about, weight, says, "/description", facts.words_of(sentence))


def by_argument(
    about: About, weight: float, says: str, argument: Argument, when: Test | None = None
) -> Signal:
    """Return a signal that rests on an argument, perhaps for some of its values only."""
    if when is None:
        return Signal(about, weight, says, argument.where, argument.name)
    return Signal(about, weight, says, argument.where, argument.name, when[0], when[1])
