"""When, among the calls of a case, the user is asked: one expression and one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import Judgement
from elicit_design.assessing.loads import (
    candidates_load,
    cost_load,
    count_load,
    some_or_unknown,
    state_load,
    target_load,
    unless,
)
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    Load,
    LoadTest,
    Not,
    Trigger,
)

BULK = 10
"""Bulk edits of up to this many records ask nothing: they can be looked over and undone."""


class _Part(NamedTuple):
    """One reason to ask: a condition, its words, what happens otherwise, what it loads."""

    when: Condition
    says: str
    otherwise: str = ""
    loads: tuple[Load, ...] = ()


def trigger_of(facts: Facts, judgement: Judgement) -> Trigger | None:
    """Return the trigger of an asking judgement, None when nothing is asked."""
    if judgement.verdict == "none":
        return None
    part = _url(judgement) if judgement.verdict == "url" else _form(facts, judgement)
    dry = facts.arguments("dry_run")
    if dry and "boolean" in dry[0].types:
        part = _unless_dry(part, dry[0])
    return Trigger(part.when, part.says, part.otherwise, part.loads)


def _url(judgement: Judgement) -> _Part:
    match judgement.purposes[0]:
        case "authorize":
            load = state_load("grant", "whether a valid grant is stored for this user", "missing")
            return _Part(
                unless("grant", "valid"), "no valid grant exists",
                "a valid grant exists: go on without asking", (load,),
            )  # fmt: skip
        case "credential":
            load = state_load("secret", "whether the secret is stored for this user", "missing")
            return _Part(
                unless("secret", "stored"), "the secret is missing",
                "the secret is stored: go on without asking", (load,),
            )  # fmt: skip
        case _:
            return _Part(Always(), "every call")


def _form(facts: Facts, judgement: Judgement) -> _Part:
    parts: list[_Part] = []
    purposes = judgement.purposes
    if "setup" in purposes:
        parts.append(_setup())
    if "choose" in purposes:
        parts.append(_choose(facts))
    if "disambiguate" in purposes:
        parts.append(_disambiguate(facts, confirming="confirm" in purposes))
    elif "confirm" in purposes:
        parts.append(_confirm(facts, judgement))
    return parts[0] if len(parts) == 1 else _any(parts)


def _setup() -> _Part:
    load = state_load("setup", "whether this has been set up already", "missing")
    return _Part(
        unless("setup", "done"), "it is not set up yet", "it is set up: go on without asking",
        (load,),
    )  # fmt: skip


def _choose(facts: Facts) -> _Part:
    open_ones = [a for a in facts.tool.arguments if a.depth == 0 and not a.required]
    owned = [a for a in open_ones if a.enum] or open_ones
    if not owned:
        load = candidates_load(facts, None)
        return _Part(
            LoadTest("candidates", "above", 1), "more than one option is open",
            "one option only: take it and say so", (load,),
        )  # fmt: skip
    argument = owned[0]
    return _Part(
        ArgumentTest(argument.path, "absent"), f"`{argument.name}` is left open",
        f"`{argument.name}` is given: go on without asking",
    )  # fmt: skip


def _disambiguate(facts: Facts, confirming: bool) -> _Part:
    words = [a for a in facts.arguments("words") if a.depth < 2]
    argument = next((a for a in words if a.required), words[0] if words else None)
    load = candidates_load(facts, argument)
    if confirming:
        return _Part(
            LoadTest("candidates", "above", 0), "at least one match is found",
            "nothing matches: say so and ask nothing", (load,),
        )  # fmt: skip
    return _Part(
        LoadTest("candidates", "above", 1), "more than one match is found",
        "one match or none: go on without asking", (load,),
    )  # fmt: skip


def _confirm(facts: Facts, judgement: Judgement) -> _Part:
    if judgement.conditional:
        tests = [s.when for s in judgement.conditional if s.when is not None]
        says = " or ".join(dict.fromkeys(s.when_says for s in judgement.conditional))
        when = tests[0] if len(tests) == 1 else AnyOf(tuple(tests))
        return _Part(when, says, "go on without asking", _labels(facts))
    if judgement.effects == ("executes",) and facts.arguments("code"):
        load = state_load("statement", "whether the statement only reads (parse it)", "writes")
        return _Part(
            unless("statement", "reads"), "the statement does more than read",
            "it only reads: go on without asking", (load,),
        )  # fmt: skip
    if "pays" in judgement.effects and (facts.siblings.price or facts.siblings.consent):
        return _Part(
            some_or_unknown("cost"), "it costs something, or the cost is unknown",
            "it costs nothing: go on without asking", (cost_load(facts),),
        )  # fmt: skip
    return _bulk(facts, judgement) or _Part(Always(), "every call", "", _labels(facts))


def _labels(facts: Facts) -> tuple[Load, ...]:
    load = target_load(facts)
    return (load,) if load else ()


def _bulk(facts: Facts, judgement: Judgement) -> _Part | None:
    """Return a count trigger for what is picked by a filter or given as a list."""
    updating = judgement.act.may("update") and not judgement.act.may("destroy", "remove")
    above = BULK if updating and "destroys" in judgement.effects else 0
    if "destroys" not in judgement.effects:
        return None
    many = not {"many", "all", "bulk", "batch", "records"}.isdisjoint(facts.words)
    named = [a for a in (*facts.arguments("words"), *facts.arguments("id")) if a.required]
    one = any("array" not in a.types and a.depth == 0 for a in named)
    if one and not above and not many:
        return None
    lists = [a for a in facts.arguments("bulk") if "array" in a.types and a.depth == 0]
    filters = [a for a in facts.arguments("widening") if a.depth < 2 and a not in lists]
    if lists and above:
        return _Part(
            ArgumentTest(lists[0].path, "above", above), f"more than {above} are changed",
            f"{above} or fewer: go on without asking",
        )  # fmt: skip
    if not (filters and (many or not facts.arguments("id"))) and not many:
        return None
    said = f"more than {above} match" if above else "at least one matches"
    return _Part(
        some_or_unknown("matched", above), f"{said}, or they cannot be counted",
        "fewer match: go on without asking" if above else "nothing matches: ask nothing",
        (count_load(facts, filters[0] if filters else None),),
    )  # fmt: skip


def _unless_dry(part: _Part, dry: Argument) -> _Part:
    test = Not(ArgumentTest(dry.path, "equals", True))
    when = test if isinstance(part.when, Always) else AllOf((test, part.when))
    says = (
        f"`{dry.name}` is not set"
        if isinstance(part.when, Always)
        else f"{part.says}, unless `{dry.name}` is set"
    )
    return _Part(when, says, part.otherwise or "a dry run asks nothing", part.loads)


def _any(parts: Iterable[_Part]) -> _Part:
    found = tuple(parts)
    return _Part(
        AnyOf(tuple(part.when for part in found)),
        ", or ".join(part.says for part in found),
        "; ".join(part.otherwise for part in found if part.otherwise),
        tuple(load for part in found for load in part.loads),
    )
