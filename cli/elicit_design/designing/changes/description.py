"""Descriptions that tell the model to ask the user: the form asks, so the sentence goes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.designing.changes.stages import AT_ONCE
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange

_TOLD = re.compile(
    r"[^.!?\n]*\b(?:(?:must|always|should|please)\s+(?:first\s+)?(?:ask|confirm with|check with)"
    r"|ask(?:ing)?)\s+(?:the\s+|your\s+)?user\b[^.!?\n]*[.!?]?",
    re.IGNORECASE,
)
_READ = 4000


def description_changes(assessment: Assessment) -> tuple[ToolChange, ...]:
    """Return a change for every sentence that hands the asking to the model."""
    if not assessment.asking:
        return ()
    return tuple(
        ToolChange(
            "description",
            "The model is told to ask the user, which nothing enforces; the form asks, so the "
            "sentence goes.",
            where,
            text,
            None,
            AT_ONCE,
        )
        for where, text in _sentences(assessment)
    )


def _sentences(assessment: Assessment) -> Iterator[tuple[str, str]]:
    tool = assessment.tool
    places = [("/description", tool.description)]
    places += [(f"{a.where}/description", a.description) for a in tool.arguments if a.depth == 0]
    for where, text in places:
        if "user" in text[:_READ].lower():
            found = _TOLD.search(text[:_READ])
            if found:
                yield where, " ".join(found[0].split())[:300]
