"""Widening arguments: one whose absence widens the effect becomes required."""

from __future__ import annotations

from elicit_design.assessing.facts import Facts
from elicit_design.designing.changes.stages import BECOMES_REQUIRED
from elicit_design.designing.naming import once
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange
from elicit_design.model.tool import Argument

_WIDE = frozenset({"destroys", "sends", "grants", "interrupts"})


def widening_changes(assessment: Assessment, facts: Facts) -> tuple[ToolChange, ...]:
    """Return a change for every argument that has to be written out to mean everything."""
    if not _WIDE & set(assessment.effects):
        return ()
    return tuple(_change(a) for a in once(facts.widening_arguments) if a.depth <= 1)


def _change(argument: Argument) -> ToolChange:
    everything = "`{}`" if "object" in argument.types else "a value for all"
    says = (
        f"Without `{argument.name}` the call reaches everything; make it required, so that "
        f"{everything} has to be written out to mean that."
    )
    return ToolChange(
        "widening-argument", says, argument.where, {"required": False}, {"required": True},
        BECOMES_REQUIRED,
    )  # fmt: skip
