"""What a lint rule is: an entry in the catalogue and a function from a node to faults.

A rule file holds its documentation (the module docstring, see `rules.documentation`), one
function `check(node)` that yields a `Fault` for each thing wrong with that node, and `RULE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from elicit_design.model.finding import Certainty
from elicit_design.model.levels import FindingLevel
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.model.values import Json

N = TypeVar("N")


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the member or entry at `pointer` out of the document."""

    pointer: str


@dataclass(frozen=True, slots=True)
class Replace:
    """Put `value` where the value at `pointer` stands."""

    pointer: str
    value: Json


@dataclass(frozen=True, slots=True)
class Insert:
    """Add the member `key: value` at the end of the mapping at `pointer`."""

    pointer: str
    key: str
    value: Json


@dataclass(frozen=True, slots=True)
class RenameKey:
    """Give the member at `pointer` the name `key`."""

    pointer: str
    key: str


Change: TypeAlias = Remove | Replace | Insert | RenameKey


class Mend(NamedTuple):
    """How to mend a fault; unsafe when the form may come to mean something else."""

    says: str
    changes: tuple[Change, ...]
    safe: bool = True


class Fault(NamedTuple):
    """One thing wrong.

    Attributes:
        pointer: JSON pointer, in the document, of the value at fault.
        says: what is wrong and what to write instead, one or two sentences.
        mend: the change that mends it, if one can be written down.
        on_key: point at the member's name instead of its value.
        client: the client profile that raised it.
    """

    pointer: str
    says: str
    mend: Mend | None = None
    on_key: bool = False
    client: str | None = None


class Rule(NamedTuple, Generic[N]):
    """One rule of the catalogue.

    Attributes:
        code: family and three digits, never reused.
        name: kebab-case, says what is wrong.
        on: the type (or types) of node it looks at.
        check: yields the faults of one node.
        since: first revision it applies to.
        until: last revision it applies to.
        severity_in: revisions in which the severity differs.
        needs: the rule has nothing to say about a node with none of these marks (`Node.marks`:
            keys of a mapping, `type:` of a field, `role:` of a text); empty for every node.
    """

    code: str
    name: str
    on: type[N] | tuple[type[Any], ...]
    check: Callable[[N], Iterable[Fault]]
    severity: FindingLevel = "error"
    confidence: Certainty = "high"
    since: Revision = REVISIONS[0]
    until: Revision = REVISIONS[-1]
    severity_in: Mapping[Revision, FindingLevel] = MappingProxyType({})
    needs: tuple[str, ...] = ()

    def applies(self, revision: Revision) -> bool:
        """Whether the rule holds in `revision`; ISO dates sort as revisions do."""
        return self.since <= revision <= self.until

    def level(self, revision: Revision) -> FindingLevel:
        """The severity of a finding in `revision`."""
        return self.severity_in.get(revision, self.severity)
