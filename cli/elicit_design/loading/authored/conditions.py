"""Conditions as authors write them: the full notation, or in short names to values."""

from __future__ import annotations

from elicit_design.loading.places import escape
from elicit_design.model.conditions import ConditionError, condition_from_json
from elicit_design.model.trigger import Condition
from elicit_design.model.values import Json, JsonObject

_FULL = ("argument", "load", "all", "any", "not")


def read_condition(data: Json, pointer: str = "") -> Condition:
    """Read a condition, in full or in short, also inside `all`, `any` and `not`.

    Raises:
        ConditionError: with the pointer of what is wrong, below the condition.
    """
    return condition_from_json(_in_full(data, pointer), pointer)


def _in_full(data: Json, pointer: str) -> Json:
    """Write the short forms out; what is neither form is left to the full reader."""
    if not isinstance(data, dict):
        return data
    for key in ("all", "any"):
        if isinstance(parts := data.get(key), list):
            _only(data, key, pointer)
            return {key: [_in_full(part, f"{pointer}/{key}/{n}") for n, part in enumerate(parts)]}
    if "not" in data:
        _only(data, "not", pointer)
        return {"not": _in_full(data["not"], f"{pointer}/not")}
    if not data or any(key in data for key in _FULL):
        return data
    tests = [_short_test(key, value, f"{pointer}/{escape(key)}") for key, value in data.items()]
    return tests[0] if len(tests) == 1 else {"all": tests}


def _only(data: JsonObject, key: str, pointer: str) -> None:
    """Refuse a second key beside `all`, `any` or `not`: it would be left out in silence."""
    for other in data:
        if other != key:
            says = f"`{other}` stands beside `{key}`; put both into a list under `all`"
            raise ConditionError(says, f"{pointer}/{escape(other)}")


def _short_test(name: str, value: Json, pointer: str) -> Json:
    argument = name if name.startswith("/") else f"/{escape(name)}"
    if value is None:
        return {"argument": argument, "absent": True}
    if isinstance(value, list):
        return {"argument": argument, "in": value}
    if isinstance(value, dict):
        raise ConditionError(
            f"`{name}` is compared with a mapping; write `argument: {argument}` and one of "
            "equals, in, absent, contains, above",
            pointer,
        )
    return {"argument": argument, "equals": value}
