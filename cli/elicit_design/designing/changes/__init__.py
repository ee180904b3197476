"""How the tool itself should change: one module a kind of change, each in stages.

Old callers exist, so an argument is first accepted and ignored, then marked as deprecated, then
removed; nothing breaks from one release to the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.assessing.facts import Facts
from elicit_design.designing.changes.annotations import annotation_changes, annotations_after
from elicit_design.designing.changes.authored import authored_changes
from elicit_design.designing.changes.consent_argument import consent_changes
from elicit_design.designing.changes.description import description_changes
from elicit_design.designing.changes.open_argument import open_changes
from elicit_design.designing.changes.secret_argument import secret_changes
from elicit_design.designing.changes.split import split_changes
from elicit_design.designing.changes.widening_argument import widening_changes
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange
from elicit_design.model.tool import ToolSpec

__all__ = ["annotations_after", "changes"]


def changes(
    assessment: Assessment, facts: Facts, siblings: Sequence[ToolSpec], title: str | None = None
) -> tuple[ToolChange, ...]:
    """Return the changes to the tool, the author's own last.

    Args:
        assessment: the decision on the tool.
        facts: the facts about it.
        siblings: every tool of the same server.
        title: a title of verb and object, for a tool that has none.
    """
    return (
        *secret_changes(assessment, facts, siblings),
        *consent_changes(assessment, facts, siblings),
        *widening_changes(assessment, facts),
        *open_changes(assessment, facts),
        *split_changes(assessment, facts),
        *description_changes(assessment),
        *annotation_changes(assessment, facts, title),
        *authored_changes(assessment),
    )
