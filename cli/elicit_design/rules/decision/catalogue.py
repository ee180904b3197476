"""All decision rules, found in their folders, in the order of the guide's questions.

`data/compiled/decision-rules.json` lists when each has something to say, so that only the
modules are imported that may; `scripts/compile_data.py` writes it. A module that was edited
since, as its size tells, is imported to be asked.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from elicit_design.resources import resource_dir
from elicit_design.rules.decision.base import Check, DecisionRule

_FOLDERS = (
    "secrets",
    "browser_flow",
    "consequences",
    "ambiguity",
    "setup",
    "ordinary",
    "annotations",
    "siblings",
)
INDEX = "compiled/decision-rules.json"
_HERE = Path(__file__).parent
_FILE = re.compile(r"[a-z]\w*\.py")


class Entry(NamedTuple):
    """A rule with its check and its documentation."""

    rule: DecisionRule
    check: Check
    documentation: str


class Listed(NamedTuple):
    """What is known of a rule before its module is imported; see `DecisionRule` for the words."""

    size: int
    of_readers: bool
    needs: frozenset[str]


@cache
def decision_rules() -> tuple[Entry, ...]:
    """Return every decision rule; an ill-formed or doubled one fails here with its file.

    Raises:
        TypeError: when a module lacks `RULE`, `check` or a docstring, or a code or name is taken.
    """
    entries: list[Entry] = []
    for module in modules():
        found = entry(module)
        if any(found.rule.code == e.rule.code or found.rule.name == e.rule.name for e in entries):
            raise TypeError(f"{module}: {found.rule.code} or {found.rule.name} is taken")
        entries.append(found)
    return tuple(entries)


def rules_for(signs: Collection[str], reads: bool) -> tuple[Entry, ...]:
    """Return the rules that may have something to say, in order.

    Args:
        signs: what the tool and the act show.
        reads: whether the act can only be one of looking or computing.
    """
    return tuple(
        entry(module)
        for module, listed in index().items()
        if (listed.of_readers or not reads)
        and (not listed.needs or not listed.needs.isdisjoint(signs))
    )


@cache
def needed_signs() -> frozenset[str]:
    """Return the signs that any rule waits for; whatever else a tool shows changes no choice."""
    return frozenset[str]().union(*(listed.needs for listed in index().values()))


@cache
def index() -> dict[str, Listed]:
    """Return when each rule has something to say, by module, in order."""
    path = resource_dir("data") / INDEX
    known = json.loads(path.read_bytes()) if path.exists() else {}
    found: dict[str, Listed] = {}
    for module, size in modules().items():
        data = known.get(module)
        if data is not None and data["size"] == size:
            found[module] = Listed(size, data["of_readers"], frozenset(data["needs"]))
        else:
            found[module] = listed_as(entry(module).rule, size)
    return found


def listed_as(rule: DecisionRule, size: int) -> Listed:
    """Return a rule's entry in the index."""
    return Listed(size, rule.of_readers, rule.needs)


@cache
def modules() -> dict[str, int]:
    """Return the dotted names of the rule modules, in order, with the size of each in bytes."""
    found: dict[str, int] = {}
    for folder in _FOLDERS:
        with os.scandir(_HERE / folder) as files:
            sizes = {f.name[:-3]: f.stat().st_size for f in files if _FILE.fullmatch(f.name)}
        found.update((f"{__package__}.{folder}.{name}", sizes[name]) for name in sorted(sizes))
    return found


@cache
def entry(module_name: str) -> Entry:
    """Import a rule module.

    Raises:
        TypeError: when it lacks `RULE`, `check` or a docstring.
    """
    module = import_module(module_name)
    rule, check = getattr(module, "RULE", None), getattr(module, "check", None)
    if not isinstance(rule, DecisionRule) or not callable(check) or not module.__doc__:
        raise TypeError(f"{module_name}: a rule module has RULE, check and a docstring")
    return Entry(rule, check, module.__doc__)
