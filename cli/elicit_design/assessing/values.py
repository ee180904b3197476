"""Which values of an argument make a call reach further: opening, telling, harsher."""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.assessing.text import split_name
from elicit_design.model.tool import Argument
from elicit_design.model.trigger import ArgumentTest, Condition, Not
from elicit_design.model.values import Json

OPEN_VALUES = frozenset(
    {"public", "anyone", "everyone", "world", "internet", "open", "unlisted", "published"}
)
_TELLING = frozenset(
    {"all", "send", "sent", "published", "publish", "external", "externalonly", "everyone", "live"}
)
_CLOSED_NAMES = frozenset({"private", "internal", "silent", "suppress", "draft", "unlisted"})

Test = tuple[Condition, str]


def opening_test(argument: Argument) -> Test | None:
    """Return when a visibility argument makes the thing public, with that in words."""
    return _flag_test(argument) or _values_test(argument, OPEN_VALUES) or _open_text(argument)


def telling_test(argument: Argument) -> Test | None:
    """Return when a notification argument tells other people."""
    return _flag_test(argument) or _values_test(argument, _TELLING)


def flag_set(argument: Argument) -> Test | None:
    """Return the test that a boolean argument is set, None for other types."""
    if "boolean" not in argument.types:
        return None
    return ArgumentTest(argument.path, "equals", True), f"`{argument.name}` is set"


def _flag_test(argument: Argument) -> Test | None:
    if "boolean" not in argument.types:
        return None
    if not _CLOSED_NAMES.isdisjoint(split_name(argument.name)):
        test = ArgumentTest(argument.path, "equals", False)
        if argument.has_default and argument.default is False:
            return Not(ArgumentTest(argument.path, "equals", True)), f"`{argument.name}` is not set"
        return test, f"`{argument.name}` is false"
    if argument.has_default and argument.default is True:
        return (
            Not(ArgumentTest(argument.path, "equals", False)),
            f"`{argument.name}` is not switched off",
        )
    return flag_set(argument)


def _values_test(argument: Argument, wanted: frozenset[str]) -> Test | None:
    found = [
        value
        for value in argument.enum
        if isinstance(value, str) and not wanted.isdisjoint(split_name(value))
    ]
    if not found or len(found) == len(argument.enum):
        return None
    return _in(argument, found)


def _open_text(argument: Argument) -> Test | None:
    if argument.enum or argument.types not in ((), ("string",)):
        return None
    if not {"visibility", "acl", "privacy"} & set(split_name(argument.name)):
        return None
    return ArgumentTest(argument.path, "contains", "public"), f"`{argument.name}` is public"


def _in(argument: Argument, values: Sequence[Json]) -> Test:
    shown = " or ".join(f"`{value}`" for value in values)
    if len(values) == 1:
        return ArgumentTest(argument.path, "equals", values[0]), f"`{argument.name}` is {shown}"
    return ArgumentTest(argument.path, "in", tuple(values)), f"`{argument.name}` is {shown}"
