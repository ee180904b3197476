"""The catalogue of lint rules: every module below the family folders that has a `RULE`.

A code, a name or a folder that does not fit stops the import with the file's name, so a rule
cannot be half registered. `data/compiled/lint-rules.json` lists what each module's rule looks
at, so that only the modules are imported that can have something to say;
`scripts/compile_data.py` writes it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from elicit_design.resources import resource_dir
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
INDEX = "compiled/lint-rules.json"
_FILE = re.compile(r"[a-z]\w*\.py")
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


class Listed(NamedTuple):
    """What is known of a rule before its module is imported; see `Rule` for the words."""

    on: tuple[str, ...]
    needs: tuple[str, ...]


def rules_on(node: str, marks: Collection[str]) -> tuple[AnyRule, ...]:
    """Return the rules that look at a kind of node (its type's name) with such marks, by code."""
    wanted = [
        module
        for module, listed in index().items()
        if node in listed.on and (not listed.needs or not set(listed.needs).isdisjoint(marks))
    ]
    return tuple(sorted(map(rule_of, wanted), key=lambda rule: rule.code))


@cache
def index() -> dict[str, Listed]:
    """Return what every module's rule looks at; one that is not listed yet is imported for it."""
    path = resource_dir("data") / INDEX
    listed = json.loads(path.read_bytes()) if path.exists() else {}
    return {
        module: Listed(tuple(listed[module]["on"]), tuple(listed[module]["needs"]))
        if module in listed
        else listed_as(rule_of(module))
        for module in rule_modules()
    }


def listed_as(rule: AnyRule) -> Listed:
    """Return a rule's entry in the index."""
    return Listed(node_names(rule), rule.needs)


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
    with suppress(FileNotFoundError), os.scandir(_HERE / family) as files:
        names = sorted(file.name for file in files if _FILE.fullmatch(file.name))
        return tuple(f"elicit_design.rules.{family}.{name[:-3]}" for name in names)
    return ()


@cache
def rule_of(module: str) -> AnyRule:
    """Import a rule module and check that its rule fits its place."""
    rule = getattr(import_module(module), "RULE", None)
    if not isinstance(rule, Rule):
        raise CatalogueError(f"{module} has no RULE")
    family = module.split(".")[-2]
    prefix = FAMILIES[family]
    if not re.fullmatch(rf"{prefix}\d{{3}}", rule.code):
        raise CatalogueError(f"{module}: write a code {prefix}nnn instead of {rule.code}")
    if not _NAME.fullmatch(rule.name):
        raise CatalogueError(f"{module}: {rule.name!r} is not kebab-case")
    return rule


@cache
def rule_docs() -> dict[str, str]:
    """Return code -> docstring of every rule."""
    return {rule_of(m).code: import_module(m).__doc__ or "" for m in rule_modules()}
