"""The catalogue of lint rules: every module below the family folders that has a `RULE`.

A code, a name or a folder that does not fit stops the import with the file's name, so a rule
cannot be half registered.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

from elicit_design.rules.base import Rule

FAMILIES = {
    "schema": "ELS",
    "request": "ELR",
    "url": "ELU",
    "message": "ELM",
    "tool": "ELT",
    "design": "ELD",
    "client": "ELC",
    "skill": "ELK",
    "handler": "ELH",
    "ignoring": "ELX",
}
"""Folder of a family -> the letters its codes start with."""

LOOKS_AT = {
    "tool": {"ToolNode"},
    "design": {"DesignNode", "TemplateNode", "CatalogueNode"},
    "client": {"ClientNode"},
    "skill": {"SkillNode"},
    "handler": {"HandlerNode"},
    "ignoring": {"IgnoreNode"},
}
"""Families that look at few kinds of node; their modules are imported when one of these comes."""

AnyRule: TypeAlias = Rule[Any]

_HERE = Path(__file__).parent
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class CatalogueError(Exception):
    """A rule file that does not fit the catalogue."""


@cache
def lint_rules() -> tuple[AnyRule, ...]:
    """Return every rule, sorted by code.

    Raises:
        CatalogueError: naming the file and what does not fit.
    """
    found = sorted((rule_of(module) for module in rule_modules()), key=lambda rule: rule.code)
    for before, after in pairwise(found):
        if before.code == after.code:
            raise CatalogueError(f"two rules have the code {after.code}")
    if len({rule.name for rule in found}) != len(found):
        names = [rule.name for rule in found]
        raise CatalogueError(f"two rules are named {next(n for n in names if names.count(n) > 1)}")
    return tuple(found)


@cache
def rules_on(node: str) -> tuple[AnyRule, ...]:
    """Return the rules that look at a kind of node (its type's name), sorted by code."""
    families = (f for f in FAMILIES if f not in LOOKS_AT or node in LOOKS_AT[f])
    rules = [rule_of(module) for family in families for module in _modules(family)]
    return tuple(sorted((r for r in rules if node in node_names(r)), key=lambda rule: rule.code))


def node_names(rule: AnyRule) -> tuple[str, ...]:
    """Return the names of the types of node that a rule looks at."""
    kinds = rule.on if isinstance(rule.on, tuple) else (rule.on,)
    return tuple(kind.__name__ for kind in kinds)


@cache
def rule_modules() -> tuple[str, ...]:
    """Return the dotted names of all rule modules; modules with a leading `_` only help."""
    return tuple(module for family in FAMILIES for module in _modules(family))


@cache
def _modules(family: str) -> tuple[str, ...]:
    files = sorted((_HERE / family).glob("[a-z]*.py"))
    return tuple(f"elicit_design.rules.{family}.{file.stem}" for file in files)


@cache
def rule_of(module: str) -> AnyRule:
    """Import a rule module and check that its rule fits its place."""
    rule = getattr(import_module(module), "RULE", None)
    if not isinstance(rule, Rule):
        raise CatalogueError(f"{module} has no RULE")
    family = module.split(".")[-2]
    prefix, kinds = FAMILIES[family], LOOKS_AT.get(family)
    if not re.fullmatch(rf"{prefix}\d{{3}}", rule.code):
        raise CatalogueError(f"{module}: write a code {prefix}nnn instead of {rule.code}")
    if kinds is not None and not kinds >= set(node_names(rule)):
        raise CatalogueError(f"{module}: say in LOOKS_AT that {family} looks at {rule.on}")
    if not _NAME.fullmatch(rule.name):
        raise CatalogueError(f"{module}: {rule.name!r} is not kebab-case")
    return rule


@cache
def rule_docs() -> dict[str, str]:
    """Return code -> docstring of every rule."""
    return {rule_of(m).code: import_module(m).__doc__ or "" for m in rule_modules()}
