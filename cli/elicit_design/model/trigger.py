"""Triggers: when, among the calls of a tool, the user is asked.

A trigger is an expression over the arguments of the call and over facts the server loads at
call time. It is data, so that the page can print it, the linter can check it and a generated
handler can run it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from elicit_design.model.values import Json, JsonObject

TestOperator = Literal["equals", "in", "absent", "contains", "above", "unknown"]
LoadKind = Literal["count", "candidates", "money", "list", "label", "instant", "state"]


@dataclass(frozen=True, slots=True)
class Always:
    """Holds for every call."""


@dataclass(frozen=True, slots=True)
class ArgumentTest:
    """A test of one argument; `argument` is a JSON pointer into the call's arguments."""

    argument: str
    operator: TestOperator
    value: Json = None


@dataclass(frozen=True, slots=True)
class LoadTest:
    """A test of a declared load; `above` compares a count, an amount or a list's length.

    `unknown` holds when the load failed or ran out of time.
    """

    load: str
    operator: TestOperator
    value: Json = None


@dataclass(frozen=True, slots=True)
class AllOf:
    """Holds when every part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Holds when at least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """Holds when the part does not."""

    part: Condition


Condition: TypeAlias = Always | ArgumentTest | LoadTest | AllOf | AnyOf | Not


@dataclass(frozen=True, slots=True)
class Load:
    """A fact the server reads at call time, before it decides whether and what to ask.

    Attributes:
        how: one sentence on how it is obtained.
        sample: a plausible value, used in previews and golden files. For `candidates` a list
            of objects, for `money` `{"amount": "10.00", "currency": "USD", "per": "month"}`,
            for `instant` an ISO 8601 string with zone.
        sibling: name of the tool of the same server that could supply it.
        if_unknown: what happens when it cannot be read: `ask` all the same, `refuse`, or a
            message variant by name (`variant:unknown_size`).
        limit_seconds: how long the server waits for it.
        value: for candidates, the member that is the readable unique key (the option constant).
        label: for candidates, the words of one candidate, e.g. `{name} ({key}, {issues} issues)`.
        argument: JSON pointer of the argument it is looked up by or computed from, if one.
        arguments: all of them, when it is computed from several; `argument` is then the first.
    """

    name: str
    kind: LoadKind
    how: str
    sample: Json = None
    sibling: str | None = None
    if_unknown: str = "ask"
    limit_seconds: float | None = None
    value: str | None = None
    label: str | None = None
    argument: str | None = None
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Trigger:
    """When to ask, in a form for machines (`ask`, `loads`) and one for people (`says`)."""

    ask: Condition
    says: str
    otherwise: str = ""
    loads: tuple[Load, ...] = ()


def holds(condition: Condition, arguments: JsonObject, loads: JsonObject) -> bool:
    """Evaluate a condition for one call.

    Args:
        condition: the expression.
        arguments: the call's arguments.
        loads: loaded values by name; a missing name is an unknown load.
    """
    match condition:
        case Always():
            return True
        case AllOf(parts):
            return all(holds(part, arguments, loads) for part in parts)
        case AnyOf(parts):
            return any(holds(part, arguments, loads) for part in parts)
        case Not(part):
            return not holds(part, arguments, loads)
        case ArgumentTest(argument, operator, value):
            found = _members(arguments, argument.split("/")[1:])
            return _test(operator, value, found)
        case LoadTest(load, operator, value):
            return _test(operator, value, [loads[load]] if loads.get(load) is not None else [])


def _members(value: Json, segments: list[str]) -> list[Json]:
    """Values at a pointer; `-` stands for every member of an array."""
    if not segments:
        return [] if value is None else [value]
    head, rest = segments[0].replace("~1", "/").replace("~0", "~"), segments[1:]
    if isinstance(value, dict):
        return _members(value.get(head), rest)
    if isinstance(value, list) and head == "-":
        return [found for member in value for found in _members(member, rest)]
    return []


def _test(operator: TestOperator, expected: Json, found: list[Json]) -> bool:
    match operator:
        case "absent" | "unknown":
            return not found
        case "equals":
            return any(_same(value, expected) for value in found)
        case "in":
            choices = expected if isinstance(expected, (list, tuple)) else [expected]
            return any(_same(value, choice) for value in found for choice in choices)
        case "contains":
            return any(_contains(value, expected) for value in found)
        case "above":
            return any(_size(value) > _size(expected) for value in found)


def _same(left: Json, right: Json) -> bool:
    return left == right and isinstance(left, bool) == isinstance(right, bool)


def _contains(value: Json, expected: Json) -> bool:
    if isinstance(value, str):
        return str(expected).casefold() in value.casefold()
    return isinstance(value, (list, tuple, dict)) and expected in value


def _size(value: Json) -> float:
    """A comparable size: the number itself, the length of a list, the amount of money."""
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, (int, float)):
        return float(value)
    if isinstance(value, dict) and "amount" in value:
        return float(str(value["amount"]))
    return float(len(value)) if isinstance(value, (str, list, tuple, dict)) else 0.0
