"""From facts to cases: one for every kind of call that is decided differently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from elicit_design.assessing.acts import Act
from elicit_design.assessing.choices import Choices
from elicit_design.assessing.confidence import confidence_of
from elicit_design.assessing.evidence import evidence_of
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import Judgement, judge
from elicit_design.assessing.severity import severity_of
from elicit_design.assessing.text import split_name
from elicit_design.assessing.triggers import trigger_of
from elicit_design.model.assessment import DEMAND, Case
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import Always, ArgumentTest, Condition

_SURE = frozenset(["action", "operation", "op", "method", "command", "verb", "subcommand"])
_EVENTS = frozenset({"event", "decision", "state", "status"})
_VERDICTS = frozenset({"event", "decision", "verdict"})
_NAMED = 3


def cases_of(facts: Facts) -> tuple[Case, ...]:
    """Return the cases of a tool: several when an argument chooses among acts."""
    main = judge(facts, facts.main)
    for choices in _ordered(facts):
        if main.verdict != "none" and not _separates(choices):
            continue
        judged = [(value, _judged(facts, choices, act, main)) for value, act in choices.acts]
        groups = _grouped(judged)
        if len(groups) > 1 or groups[0][1][0].verdict != main.verdict:
            return _choice_cases(facts, choices, groups, main)
        if groups[0][1][0].reason == "read-only" and choices.argument.required:
            main = groups[0][1][0]  # "manage": none of its actions does more than look
    return (_case(facts, main, "every-call", Always(), "every call"),)


def _separates(choices: Choices) -> bool:
    """Tell whether values may ask less than the tool itself: a `merge_method` never does."""
    words = split_name(choices.argument.name)
    if not _SURE.isdisjoint(words[:1]) or not _EVENTS.isdisjoint(words):
        return True
    return any(act.reads for _, act in choices.acts) or choices.by_thing


def _ordered(facts: Facts) -> Sequence[Choices]:
    """Put arguments named `action` and the like first; leave out filters of tools that read."""
    reading = facts.main.surely("read")
    named = [c for c in facts.choices if not _SURE.isdisjoint(split_name(c.argument.name))]
    others = [c for c in facts.choices if c not in named]
    return named if reading else [*named, *others]


def _judged(facts: Facts, choices: Choices, act: Act, main: Judgement) -> Judgement:
    """Judge one value; a `mode` or `type` only makes the tool's own act harsher, or a reading."""
    found = judge(facts, _filled(act, facts))
    words = split_name(choices.argument.name)
    named = not (_SURE.isdisjoint(words) and _VERDICTS.isdisjoint(words))
    if named or choices.by_thing or act.reads or DEMAND[found.verdict] >= DEMAND[main.verdict]:
        return found
    return main


def _filled(act: Act, facts: Facts) -> Act:
    """Give a value without a verb of its own the tool's own verb."""
    if act.verb:
        return act
    return facts.main._replace(
        source="choice", where=act.where, quote=act.quote, condition=act.condition
    )


_Group = tuple[list[str], list[Judgement]]


def _grouped(judged: Sequence[tuple[str, Judgement]]) -> list[_Group]:
    groups: dict[tuple[object, ...], _Group] = {}
    for value, found in judged:
        key = (found.verdict, found.purposes, found.effects if found.purposes else found.reason)
        values, members = groups.setdefault(key, ([], []))
        values.append(value)
        members.append(found)
    return list(groups.values())


def _choice_cases(
    facts: Facts, choices: Choices, groups: Sequence[_Group], main: Judgement
) -> tuple[Case, ...]:
    cases = [
        _case(
            facts,
            min(members, key=lambda judgement: abs(judgement.score)),
            "-or-".join("-".join(split_name(value)) for value in values[:_NAMED])[:60],
            _is(choices.argument, values),
            _says(choices.argument, values),
        )
        for values, members in groups
    ]
    if not choices.argument.required and not choices.argument.has_default:
        rest = _case(facts, main, "otherwise", Always(), f"`{choices.argument.name}` is not given")
        if all(DEMAND[rest.verdict] <= DEMAND[case.verdict] for case in cases):
            cases.append(rest)
    return _unique(cases)


def _case(facts: Facts, judgement: Judgement, id_: str, when: Condition, says: str) -> Case:
    return Case(
        id_,
        when,
        says,
        judgement.verdict,
        judgement.purposes,
        judgement.effects,
        judgement.reason,
        trigger_of(facts, judgement),
        severity_of(facts, judgement),
        confidence_of(facts, judgement),
        evidence_of(judgement),
    )


def _is(argument: Argument, values: Sequence[str]) -> Condition:
    if len(values) == 1:
        return ArgumentTest(argument.path, "equals", values[0])
    return ArgumentTest(argument.path, "in", tuple(values))


def _says(argument: Argument, values: Sequence[str]) -> str:
    shown = [f"`{value}`" for value in values]
    text = shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"
    return f"`{argument.name}` is {text}"


def _unique(cases: Sequence[Case]) -> tuple[Case, ...]:
    seen: dict[str, int] = {}
    found: list[Case] = []
    for case in cases:
        seen[case.id] = seen.get(case.id, 0) + 1
        suffix = f"-{seen[case.id]}" if seen[case.id] > 1 else ""
        found.append(replace(case, id=case.id + suffix) if suffix else case)
    return tuple(found)
