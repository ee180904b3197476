"""What the questions of one tool are made from: facts, siblings, and what its author stated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import chain, count
from typing import Any

from elicit_design.assessing.facts import Facts, facts_of
from elicit_design.designing.naming import identifier
from elicit_design.designing.neighbours import neighbours_of
from elicit_design.designing.settings import DesignSettings
from elicit_design.model.assessment import Assessment, Case
from elicit_design.model.authored import AuthoredCase
from elicit_design.model.tool import Argument, ToolSpec
from elicit_design.model.trigger import Load

_BY_NAME = ("loads", "fields", "placeholders", "variants")
_MERGED = ("words", "samples", "outcomes")
_NOT_SPOKEN = ("consent", "dry_run")


@dataclass(frozen=True, slots=True)
class Background:
    """Everything a question maker may look at.

    Attributes:
        said: what the author stated about this case, the whole-tool statements included.
        usable: arguments that may stand in a sentence (no secret, consent switch or paging).
        names: placeholder by argument, no two the same.
    """

    tool: ToolSpec
    case: Case
    said: AuthoredCase
    facts: Facts
    siblings: Sequence[ToolSpec]
    settings: DesignSettings
    usable: tuple[Argument, ...]
    names: Mapping[str, str]

    @property
    def loads(self) -> tuple[Load, ...]:
        """The loads the trigger declares, and those the author does."""
        declared = self.case.trigger.loads if self.case.trigger else ()
        names = {load.name for load in declared}
        return (*declared, *(load for load in self.said.loads if load.name not in names))

    def argument(self, path: str) -> Argument | None:
        """Return the argument at a pointer."""
        return next((a for a in self.tool.arguments if a.path == path), None)


def facts_for(tool: ToolSpec, siblings: Sequence[ToolSpec]) -> Facts:
    """Return the facts about a tool among the tools of its server."""
    return facts_of(tool, neighbours_of(tool, siblings).server)


def background(
    assessment: Assessment,
    case: Case,
    facts: Facts,
    siblings: Sequence[ToolSpec],
    settings: DesignSettings,
) -> Background:
    """Gather what the question of one case is made from."""
    tool = assessment.tool
    return Background(
        tool,
        case,
        said_about(tool, case),
        facts,
        siblings,
        settings,
        usable_arguments(facts),
        placeholder_names(tool.arguments),
    )


def placeholder_names(arguments: Sequence[Argument]) -> dict[str, str]:
    """Return a placeholder for every argument, no two the same; outer arguments go first."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for argument in sorted(arguments, key=lambda a: a.depth):
        wanted = identifier(argument.path)
        free = chain([wanted], (f"{wanted}_{k}" for k in count(2)))
        name = next(one for one in free if one not in taken)
        if argument.path not in names:
            names[argument.path] = name
            taken.add(name)
    return names


def usable_arguments(facts: Facts) -> tuple[Argument, ...]:
    """Return the arguments whose values may stand in a sentence."""
    left_out = {a.path for a in facts.secret_arguments}
    for kind in _NOT_SPOKEN:
        left_out |= {a.path for a in facts.arguments(kind)}
    return tuple(a for a in facts.tool.arguments if a.path not in left_out)


def said_about(tool: ToolSpec, case: Case) -> AuthoredCase:
    """Return the author's statements on a case; where it is silent, those on the whole tool."""
    if tool.authored is None:
        return AuthoredCase()
    whole = tool.authored.whole
    for stated in tool.authored.cases:
        if (stated.id and stated.id == case.id) or stated.when == case.when:
            return merged(whole, stated)
    return whole


def merged(whole: AuthoredCase, own: AuthoredCase) -> AuthoredCase:
    """Lay a case's own statements over those on the whole tool, field by field."""
    changes: dict[str, Any] = {}
    for item in fields(AuthoredCase):
        below, above = getattr(whole, item.name), getattr(own, item.name)
        if item.name in _BY_NAME:
            changes[item.name] = _by_name(below, above)
        elif item.name in _MERGED:
            changes[item.name] = _merged_maps(below, above)
        else:
            changes[item.name] = below if above in (None, (), "") else above
    return replace(own, **changes)


def _by_name(below: Sequence[Any], above: Sequence[Any]) -> tuple[Any, ...]:
    def key(member: Any) -> str:
        return str(getattr(member, "name", None) or getattr(member, "key", ""))

    found = {key(member): member for member in below}
    found |= {key(member): member for member in above}
    return tuple(found.values())


def _merged_maps(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    result = dict(below)
    for key, value in above.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = {**old, **value}
        else:
            result[key] = value
    return result
