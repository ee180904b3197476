"""All decision rules, found in their folders, in the order of the guide's questions."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from typing import NamedTuple

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


class Entry(NamedTuple):
    """A rule with its check and its documentation."""

    rule: DecisionRule
    check: Check
    documentation: str


@lru_cache(maxsize=1)
def decision_rules() -> tuple[Entry, ...]:
    """Return every decision rule; an ill-formed or doubled one fails here with its file.

    Raises:
        TypeError: when a module lacks `RULE`, `check` or a docstring, or a code or name is taken.
    """
    entries: list[Entry] = []
    for folder in _FOLDERS:
        package = import_module(f"{__package__}.{folder}")
        for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda m: m.name):
            entries.append(_entry(f"{package.__name__}.{module.name}", entries))
    return tuple(entries)


@lru_cache(maxsize=1)
def rules_of_readers() -> tuple[Entry, ...]:
    """Return the rules that can have something to say on an act that only reads."""
    return tuple(entry for entry in decision_rules() if entry.rule.of_readers)


def _entry(module_name: str, known: list[Entry]) -> Entry:
    module = import_module(module_name)
    rule, check = getattr(module, "RULE", None), getattr(module, "check", None)
    if not isinstance(rule, DecisionRule) or not callable(check) or not module.__doc__:
        raise TypeError(f"{module_name}: a rule module has RULE, check and a docstring")
    if any(e.rule.code == rule.code or e.rule.name == rule.name for e in known):
        raise TypeError(f"{module_name}: {rule.code} or {rule.name} is taken")
    return Entry(rule, check, module.__doc__)
