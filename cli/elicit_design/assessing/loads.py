"""The facts a server reads at call time before it asks, with the sibling that could supply them."""

from __future__ import annotations

from elicit_design.assessing.facts import Facts
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import AnyOf, Condition, Load, LoadTest, Not


def unless(load: str, value: str) -> Condition:
    """Return the condition that a state is not `value`, or could not be read."""
    return Not(LoadTest(load, "equals", value))


def some_or_unknown(load: str, above: int = 0) -> Condition:
    """Return the condition that a count is above a number, or could not be read."""
    return AnyOf((LoadTest(load, "above", above), LoadTest(load, "unknown")))


def count_load(facts: Facts, argument: Argument | None) -> Load:
    """Return how many things a call would touch."""
    by = f"with the same `{argument.name}`" if argument else "before acting"
    return Load(
        "matched",
        "count",
        f"count the {facts.object or 'matching records'} {by}",
        sample=12,
        sibling=facts.siblings.counting or facts.siblings.list,
        if_unknown="ask",
        limit_seconds=2.0,
        argument=argument.path if argument else None,
    )


def candidates_load(facts: Facts, argument: Argument | None) -> Load:
    """Return the things that the words of a call can mean."""
    noun = facts.object or "things"
    by = f"`{argument.name}`" if argument else "the call"
    return Load(
        "candidates",
        "candidates",
        f"the {noun} that {by} can mean",
        sample=({"id": "1", "name": "First match"}, {"id": "2", "name": "Second match"}),
        sibling=facts.siblings.list or facts.siblings.lookup,
        if_unknown="refuse",
        value="name",
        label="{name}",
        argument=argument.path if argument else None,
    )


def target_load(facts: Facts) -> Load | None:
    """Return the readable name of what an id stands for, where a sibling can look it up."""
    ids = [a for a in facts.target_arguments if a in facts.arguments("id") and a.required]
    if not ids or not facts.siblings.lookup:
        return None
    return Load(
        "target",
        "label",
        f"the name of the {facts.main.head or 'thing'} that `{ids[0].name}` stands for",
        sample=f"Example {facts.main.head or 'item'}",
        sibling=facts.siblings.lookup,
        if_unknown="ask",
        argument=ids[0].path,
    )


def cost_load(facts: Facts) -> Load:
    """Return what a call costs."""
    return Load(
        "cost",
        "money",
        "what this call costs, read before asking",
        sample={"amount": "10.00", "currency": "USD"},
        sibling=facts.siblings.price,
        if_unknown="ask",
    )


def state_load(name: str, how: str, sample: str) -> Load:
    """Return a state that decides whether anything is asked."""
    return Load(name, "state", how, sample=sample, if_unknown="ask")
