"""Choose rules by code, prefix of codes or name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from elicit_design.problems import Problem, UserError
from elicit_design.rules.registry import AnyRule, lint_rules


@lru_cache(maxsize=256)
def selected(select: tuple[str, ...], ignore: tuple[str, ...]) -> tuple[AnyRule, ...]:
    """Return the rules that `select` names (all, when empty) and `ignore` does not."""
    return tuple(
        rule
        for rule in lint_rules()
        if (not select or _named(rule, select)) and not _named(rule, ignore)
    )


def check_names(names: Iterable[str], where: str) -> None:
    """Refuse a name that selects nothing.

    Raises:
        UserError: naming the first that fits no rule.
    """
    rules = lint_rules()
    for name in names:
        if not any(_named(rule, (name,)) for rule in rules):
            raise UserError(
                Problem(
                    f"{where}: no rule is called {name!r}.",
                    "Write a code (`ELS001`), the start of codes (`ELS`) or a rule's name.",
                )
            )


def _named(rule: AnyRule, names: Sequence[str]) -> bool:
    return any(rule.code.startswith(name.upper()) or rule.name == name for name in names)
