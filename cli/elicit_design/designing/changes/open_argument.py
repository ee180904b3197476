"""Open arguments: what the user chooses in the form leaves `required`."""

from __future__ import annotations

from elicit_design.assessing.facts import Facts
from elicit_design.designing.background import background
from elicit_design.designing.changes.stages import LEAVES_REQUIRED
from elicit_design.designing.questions.choose import open_argument
from elicit_design.designing.settings import DesignSettings
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange


def open_changes(assessment: Assessment, facts: Facts) -> tuple[ToolChange, ...]:
    """Return a change for the argument that the user is asked to choose, when it is required."""
    for case in assessment.asking:
        if "choose" not in case.purposes:
            continue
        about = background(assessment, case, facts, (), DesignSettings())
        argument = open_argument(about)
        if argument is not None and argument.required:
            says = f"`{argument.name}` is the user's to choose, so a call may leave it out."
            return (
                ToolChange(
                    "open-argument", says, argument.where, {"required": True}, {"required": False},
                    LEAVES_REQUIRED,
                ),
            )  # fmt: skip
    return ()
