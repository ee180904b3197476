"""A condition in words, for whoever reads a table, a page or an error."""

from __future__ import annotations

from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    LoadTest,
    Not,
)
from elicit_design.model.values import Json


def in_words(condition: Condition) -> str:
    """Say a condition as a clause that follows "when", such as `action is delete or purge`."""
    match condition:
        case Always():
            return "every call"
        case AllOf(parts):
            return " and ".join(_grouped(part) for part in parts)
        case AnyOf(parts):
            return " or ".join(_grouped(part) for part in parts)
        case Not(ArgumentTest() | LoadTest() as test):
            return _test(test, positive=False)
        case Not(part):
            return f"not ({in_words(part)})"
        case ArgumentTest() | LoadTest():
            return _test(condition, positive=True)


def _grouped(part: Condition) -> str:
    said = in_words(part)
    return f"({said})" if isinstance(part, (AllOf, AnyOf)) else said


def _test(test: ArgumentTest | LoadTest, *, positive: bool) -> str:
    name, value = _subject(test), _shown(test.value)
    negated = "" if positive else "not "
    match test.operator:
        case "absent":
            return f"no {name} is given" if positive else f"{name} is given"
        case "unknown":
            return f"{name} {'cannot' if positive else 'can'} be read"
        case "equals" | "in":
            return f"{name} is {negated}{value}"
        case "contains":
            return f"{name} {'contains' if positive else 'does not contain'} {value}"
        case "above":
            return f"{name} is {negated}above {value}"


def _subject(test: ArgumentTest | LoadTest) -> str:
    if isinstance(test, LoadTest):
        return test.load.replace("_", " ")
    return test.argument[1:].replace("/-", "").replace("/", ".")


def _shown(value: Json) -> str:
    if isinstance(value, (list, tuple)):
        return " or ".join(_shown(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
