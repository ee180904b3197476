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
def rule_modules() -> tuple[str, ...]:
    """Return the dotted names of all rule modules; modules with a leading `_` only help."""
    return tuple(
        f"elicit_design.rules.{family}.{file.stem}"
        for family in FAMILIES
        for file in sorted((_HERE / family).glob("[a-z]*.py"))
    )


def rule_of(module: str) -> AnyRule:
    """Import a rule module and check that its rule fits its place."""
    rule = getattr(import_module(module), "RULE", None)
    if not isinstance(rule, Rule):
        raise CatalogueError(f"{module} has no RULE")
    prefix = FAMILIES[module.split(".")[-2]]
    if not re.fullmatch(rf"{prefix}\d{{3}}", rule.code):
        raise CatalogueError(f"{module}: write a code {prefix}nnn instead of {rule.code}")
    if not _NAME.fullmatch(rule.name):
        raise CatalogueError(f"{module}: {rule.name!r} is not kebab-case")
    return rule


@cache
def rule_docs() -> dict[str, str]:
    """Return code -> docstring of every rule."""
    return {rule_of(m).code: import_module(m).__doc__ or "" for m in rule_modules()}
