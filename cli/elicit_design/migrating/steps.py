"""One step of a migration: what changes in the document, and what is lost by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from elicit_design.rules.base import Change

Outcome = Literal["changed", "lost", "blocked"]
"""`changed`: says the same as before. `lost`: says less. `blocked`: cannot be said at all."""


@dataclass(frozen=True, slots=True)
class Step:
    """A change with what it means.

    Attributes:
        pointer: where in the document, before the change.
        says: what happened, one sentence.
        changes: the edits; none for a step that is blocked.
    """

    pointer: str
    outcome: Outcome
    says: str
    changes: tuple[Change, ...] = ()
