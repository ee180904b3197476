"""Changes that the author states, in their words."""

from __future__ import annotations

from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange


def authored_changes(assessment: Assessment) -> tuple[ToolChange, ...]:
    """Return the author's own changes."""
    authored = assessment.tool.authored
    if authored is None:
        return ()
    return tuple(
        ToolChange(item.kind, item.says, item.where, item.before, item.after, item.stages)
        for item in authored.changes
    )
