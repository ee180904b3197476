"""Choose rules by code, prefix of codes or name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from elicit_design.model.target import Revision
from elicit_design.problems import Problem, UserError
from elicit_design.rules.registry import AnyRule, lint_rules, rules_on


@lru_cache(maxsize=4096)
def rules_for(
    node: str,
    marks: tuple[str, ...],
    revision: Revision,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
) -> tuple[AnyRule, ...]:
    """Return the rules that may have something to say about a kind of node in a revision.

    Args:
        node: name of the node's type.
        marks: what the node has (`Node.marks`); nodes come in few shapes, so this is looked up.
        revision: the revision that is checked for.
        select: what to run; all, when empty.
        ignore: what to leave out of it.
    """
    return tuple(
        rule
        for rule in rules_on(node, marks)
        if rule.applies(revision)
        and (not select or _named(rule, select))
        and not _named(rule, ignore)
    )


def check_names(names: Iterable[str], where: str) -> None:
    """Refuse a name that selects nothing.

    Raises:
        UserError: naming the first that fits no rule.
    """
    for name in names:
        if not any(_named(rule, (name,)) for rule in lint_rules()):
            raise UserError(
                Problem(
                    f"{where}: no rule is called {name!r}.",
                    "Write a code (`ELS001`), the start of codes (`ELS`) or a rule's name.",
                )
            )


def _named(rule: AnyRule, names: Sequence[str]) -> bool:
    return any(rule.code.startswith(name.upper()) or rule.name == name for name in names)
