"""One question an act: a case whose values do different things is asked about one by one.

`cancel_run` and `delete_run_logs` are decided alike, yet no sentence is true of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from elicit_design.assessing.text import split_name
from elicit_design.designing.acting import act_of_value
from elicit_design.model.assessment import Case
from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import ArgumentTest

_MOST = 8


def by_act(cases: Iterable[Case], tool: ToolSpec) -> tuple[Case, ...]:
    """Return the cases, those that ask about values of different acts once for each act."""
    stated = {case.when for case in tool.authored.cases} if tool.authored else set()
    split = (own for case in cases for own in ((case,) if case.when in stated else _by_act(case)))
    found: dict[str, Case] = {}
    for case in split:
        free = (case.id, *(f"{case.id}-{n}" for n in range(2, len(found) + 3)))
        id_ = next(one for one in free if one not in found)
        found[id_] = replace(case, id=id_)
    return tuple(found.values())


def _by_act(case: Case) -> Iterator[Case]:
    groups = _groups(case)
    if len(groups) < 2 or len(groups) > _MOST:
        yield case
        return
    for when in groups:
        yield replace(case, id=_id(when), when=when, when_says=_says(when))


def _groups(case: Case) -> list[ArgumentTest]:
    """Return a test for each act among the values; none when not every value says its act."""
    when = case.when
    if case.verdict == "none" or not isinstance(when, ArgumentTest) or when.operator != "in":
        return []
    acts: dict[tuple[str, str], list[str]] = {}
    for value in when.value if isinstance(when.value, (list, tuple)) else ():
        act = act_of_value(value) if isinstance(value, str) else None
        if act is None:
            return []
        acts.setdefault(act, []).append(value)
    return [_test(when.argument, values) for values in acts.values()]


def _test(argument: str, values: list[str]) -> ArgumentTest:
    if len(values) == 1:
        return ArgumentTest(argument, "equals", values[0])
    return ArgumentTest(argument, "in", tuple(values))


def _says(when: ArgumentTest) -> str:
    values = when.value if isinstance(when.value, tuple) else (when.value,)
    *others, last = (f"`{value}`" for value in values)
    text = f"{', '.join(others)} or {last}" if others else last
    return f"`{when.argument.rpartition('/')[2]}` is {text}"


def _id(when: ArgumentTest) -> str:
    values = when.value if isinstance(when.value, tuple) else (when.value,)
    return "-or-".join("-".join(split_name(str(value))) for value in values[:3])[:60]
