"""What was decided about a tool, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import Condition, Trigger

Verdict = Literal["form", "url", "none"]
Purpose = Literal[
    "confirm", "disambiguate", "setup", "choose", "authorize", "credential", "payment", "sign"
]
Effect = Literal[
    "destroys", "sends", "pays", "grants", "interrupts", "discloses", "binds", "executes"
]
Reason = Literal[
    "read-only", "model-can-ask", "validate-after", "high-frequency", "reversible", "minor"
]
Level = Literal["low", "medium", "high", "critical"]

DEMAND: dict[Verdict, int] = {"none": 0, "form": 1, "url": 2}
"""How demanding a verdict is; a tool's summary verdict is its most demanding case."""

LEVELS: tuple[Level, ...] = ("low", "medium", "high", "critical")


@dataclass(frozen=True, slots=True)
class Evidence:
    """One observation that spoke for or against asking.

    Attributes:
        rule: the kebab-case name of the rule that made it.
        says: what it means, in one sentence.
        where: JSON pointer into the tool description, or `tool NAME` for a sibling.
        quote: the words it rests on, as written by the server's author (untrusted text).
        weight: how much it moved the decision; positive speaks for asking.
        decisive: whether the verdict would be another without it.
    """

    rule: str
    says: str
    where: str
    quote: str
    weight: float = 0.0
    decisive: bool = False


@dataclass(frozen=True, slots=True)
class Contradiction:
    """An annotation or statement that the words of the tool disprove."""

    rule: str
    says: str
    where: str
    quote: str


@dataclass(frozen=True, slots=True)
class Severity:
    """How bad a wrong call would be; `steps` are tried in order before `otherwise`."""

    otherwise: Level = "medium"
    steps: tuple[SeverityStep, ...] = ()

    @property
    def worst(self) -> Level:
        """The highest level any call can reach."""
        return max((self.otherwise, *(step.level for step in self.steps)), key=LEVELS.index)


@dataclass(frozen=True, slots=True)
class SeverityStep:
    """A level that holds under a condition, with the condition in words."""

    when: Condition
    says: str
    level: Level


@dataclass(frozen=True, slots=True)
class Decision:
    """A verdict that an author settled, kept beside what the engine had said."""

    by: str | None
    because: str | None
    on: str | None
    engine_said: str
    tool_digest: str | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """One way of calling the tool, with its own verdict.

    Attributes:
        id: kebab-case, unique within the tool; `every-call` when there is only one.
        when: the discriminating condition, `Always()` for the only or the remaining case.
        when_says: that condition in words.
        reason: for verdict none, why not.
        trigger: for an asking verdict, when among the calls of this case.
        confidence: 0 to 1, that the verdict is right.
    """

    id: str
    when: Condition
    when_says: str
    verdict: Verdict
    purposes: tuple[Purpose, ...] = ()
    effects: tuple[Effect, ...] = ()
    reason: Reason | None = None
    trigger: Trigger | None = None
    severity: Severity = Severity()
    confidence: float = 0.5
    evidence: tuple[Evidence, ...] = ()
    decided: Decision | None = None


def leading_of(cases: Sequence[Case]) -> Case:
    """Return the most demanding case; the first among equals."""
    return cases[0] if len(cases) == 1 else max(cases, key=lambda case: DEMAND[case.verdict])


@dataclass(frozen=True, slots=True)
class Assessment:
    """The decision on one tool: one or more cases and what contradicts what."""

    tool: ToolSpec
    cases: tuple[Case, ...]
    contradictions: tuple[Contradiction, ...] = ()
    needs_review: bool = False

    @property
    def leading(self) -> Case:
        """The most demanding case; the first among equals."""
        return leading_of(self.cases)

    @property
    def verdict(self) -> Verdict:
        """The verdict of the most demanding case."""
        return self.leading.verdict

    @property
    def asking(self) -> tuple[Case, ...]:
        """The cases that ask, in order."""
        return tuple(case for case in self.cases if case.verdict != "none")

    @property
    def purposes(self) -> tuple[Purpose, ...]:
        """Every purpose of an asking case, in order, once."""
        return tuple(dict.fromkeys(p for case in self.asking for p in case.purposes))

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Every effect of an asking case, in order, once."""
        return tuple(dict.fromkeys(e for case in self.asking for e in case.effects))
