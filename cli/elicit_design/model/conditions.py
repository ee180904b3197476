"""Conditions as JSON: the one notation of authored files, `assess`, designs and handlers.

    true                                        every call
    {"argument": "/action", "equals": "remove"}
    {"argument": "/mode", "in": ["hard", "purge"]}
    {"argument": "/filter", "absent": true}
    {"argument": "/to/-", "contains": "@example.com"}
    {"load": "matched", "above": 0}
    {"load": "matched", "unknown": true}
    {"all": [...]}   {"any": [...]}   {"not": ...}

`argument` is a JSON pointer into the call's arguments; `-` stands for every array member.
"""

from __future__ import annotations

from typing import get_args

from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    LoadTest,
    Not,
    TestOperator,
)
from elicit_design.model.values import Json

OPERATORS: tuple[TestOperator, ...] = get_args(TestOperator)


class ConditionError(ValueError):
    """A condition that cannot be read; `pointer` is where inside it."""

    def __init__(self, says: str, pointer: str) -> None:
        super().__init__(says)
        self.pointer = pointer


def condition_to_json(condition: Condition) -> Json:
    """Write a condition in the notation above."""
    match condition:
        case Always():
            return True
        case AllOf(parts):
            return {"all": [condition_to_json(part) for part in parts]}
        case AnyOf(parts):
            return {"any": [condition_to_json(part) for part in parts]}
        case Not(part):
            return {"not": condition_to_json(part)}
        case ArgumentTest(argument, operator, value):
            return {"argument": argument, operator: _operand(operator, value)}
        case LoadTest(load, operator, value):
            return {"load": load, operator: _operand(operator, value)}


def condition_from_json(data: Json, pointer: str = "") -> Condition:
    """Read a condition.

    Raises:
        ConditionError: naming what is wrong and what to write instead.
    """
    if data is True:
        return Always()
    if not isinstance(data, dict):
        raise ConditionError("a condition is `true` or a mapping", pointer)
    for key, kind in (("all", AllOf), ("any", AnyOf)):
        if key in data:
            return kind(_parts(data[key], f"{pointer}/{key}"))
    if "not" in data:
        return Not(condition_from_json(data["not"], f"{pointer}/not"))
    return _test(data, pointer)


def _parts(data: Json, pointer: str) -> tuple[Condition, ...]:
    if not isinstance(data, list) or not data:
        raise ConditionError("write a list of at least one condition", pointer)
    return tuple(condition_from_json(part, f"{pointer}/{n}") for n, part in enumerate(data))


def _test(data: dict[str, Json], pointer: str) -> Condition:
    subject = "argument" if "argument" in data else "load"
    name = data.get(subject)
    if not isinstance(name, str) or not name:
        raise ConditionError(
            "name what is tested: `argument: /pointer` or `load: name`, or combine with "
            "`all`, `any`, `not`",
            pointer,
        )
    operators = [key for key in data if key != subject]
    if len(operators) != 1 or operators[0] not in OPERATORS:
        raise ConditionError(f"write exactly one of {', '.join(OPERATORS)}", pointer)
    operator = next(known for known in OPERATORS if known == operators[0])
    value = data[operator]
    if operator in ("absent", "unknown"):
        if not isinstance(value, bool):
            raise ConditionError(f"`{operator}` is true or false", f"{pointer}/{operator}")
        test = _subject_test(subject, name, operator, None)
        return test if value else Not(test)
    if operator == "in" and not isinstance(value, list):
        raise ConditionError("`in` takes a list of values", f"{pointer}/in")
    if operator == "above" and (isinstance(value, bool) or not isinstance(value, (int, float))):
        raise ConditionError("`above` takes a number", f"{pointer}/above")
    return _subject_test(subject, name, operator, value)


def _subject_test(subject: str, name: str, operator: TestOperator, value: Json) -> Condition:
    if subject == "load":
        return LoadTest(name, operator, value)
    path = name if name.startswith("/") else f"/{name}"
    return ArgumentTest(path, operator, value)


def _operand(operator: TestOperator, value: Json) -> Json:
    return True if operator in ("absent", "unknown") else value
