"""What several tool rules need: is the decision sure, is it the author's, and in which words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from elicit_design.linting.project_nodes import ToolNode
from elicit_design.model.assessment import Assessment, Effect, Purpose
from elicit_design.model.tool import ToolSpec

SURE = 0.6
"""Confidence from which a decision is worth a finding."""

EFFECTS: dict[Effect, str] = {
    "destroys": "destroys something",
    "sends": "speaks for the user before others",
    "pays": "moves money or starts charges",
    "grants": "changes who has access",
    "interrupts": "interrupts something in use",
    "discloses": "shows a secret or personal data to the model",
    "binds": "commits the user",
    "executes": "runs what it is given",
}
PURPOSES: dict[Purpose, str] = {
    "confirm": "to confirm",
    "disambiguate": "which one is meant",
    "setup": "for the settings",
    "choose": "to choose",
    "authorize": "to sign in",
    "credential": "for the secret",
    "payment": "to pay",
    "sign": "to sign",
}


def undecided(node: ToolNode) -> bool:
    """Whether the author has not said what is asked; a sure decision of ours may then help."""
    tool = node.tool
    if tool.authored is not None or "arguments" not in tool.described:
        return False
    return node.assessment.leading.confidence >= SURE


def because(assessment: Assessment) -> str:
    """Say what the tool does that is worth asking about; empty when no effect is known."""
    return " and ".join(EFFECTS[effect] for effect in assessment.effects)


def told_by(node: ToolNode, name: str, holds: Callable[[ToolSpec], bool]) -> tuple[ToolSpec, ...]:
    """The tools of the server that a finding is about, when it is this tool that tells it."""
    found = node.review.those(name, holds)
    return found if found and found[0] is node.tool else ()


def listed(tools: Iterable[ToolSpec], most: int = 4) -> str:
    """Names of tools for a message, cut after a few."""
    names = [tool.name for tool in tools]
    rest = len(names) - most
    return ", ".join(names[:most]) + (f" and {rest} more" if rest > 0 else "")
