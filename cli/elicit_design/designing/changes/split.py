"""Mixed tools: one that reads and destroys has annotations that are wrong for half its calls."""

from __future__ import annotations

import re

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.text import singular
from elicit_design.model.assessment import Assessment, Case
from elicit_design.model.design import ToolChange
from elicit_design.model.trigger import AllOf, AnyOf, ArgumentTest, Condition
from elicit_design.model.values import Json

_MOST = 6
STAGES = (
    "this release: the new tools are listed beside the old one",
    "next release: the old one is marked as deprecated",
    "the release after: the old one is removed",
)


def split_changes(assessment: Assessment, facts: Facts) -> tuple[ToolChange, ...]:
    """Return the change that splits a tool whose cases ask and do not ask, if it is one."""
    quiet = [case for case in assessment.cases if case.verdict == "none"]
    if not quiet or not assessment.asking:
        return ()
    parts = [(case, value) for case in assessment.cases for value in _values(case.when)]
    if len(parts) < 2 or len({value for _, value in parts}) < 2:
        return ()
    after: dict[str, Json] = {}
    for case, value in parts[:_MOST]:
        after[_name(assessment.tool.name, value, facts)] = _hints(case)
    says = (
        "The tool reads in one case and needs the user in another, so that no annotation is right "
        "for all its calls; one tool for each lets hosts ask only where there is something to ask."
    )
    before = {"name": assessment.tool.name}
    return (ToolChange("split", says, "/name", before, after, STAGES),)


def _values(condition: Condition) -> tuple[str, ...]:
    match condition:
        case ArgumentTest(_, "equals", value) if isinstance(value, str):
            return (value,)
        case ArgumentTest(_, "in", values) if isinstance(values, (list, tuple)):
            return tuple(value for value in values if isinstance(value, str))
        case AllOf(parts) | AnyOf(parts):
            return tuple(value for part in parts for value in _values(part))
        case _:
            return ()


def _name(tool: str, value: str, facts: Facts) -> str:
    """Return a name in the style of the tool's own: `list-accounts`, `list_accounts`."""
    noun = facts.named.object or facts.main.object or "items"
    if not value.lower().startswith(("list", "search")):
        noun = " ".join([*noun.split()[:-1], singular(noun.split()[-1])])
    words = [word for word in re.split(r"[^A-Za-z0-9]+", f"{value} {noun}") if word]
    return ("-" if "-" in tool else "_").join(word.lower() for word in words)


def _hints(case: Case) -> dict[str, Json]:
    if case.verdict == "none":
        return {"readOnlyHint": case.reason == "read-only"}
    return {"readOnlyHint": False, "destructiveHint": "destroys" in case.effects}
