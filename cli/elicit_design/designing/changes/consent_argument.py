"""Consent arguments: by which the model could claim that the user agreed.

Judged by meaning: one that doubles as a preview stays for clients that cannot ask; a token that
another tool issues goes together with that tool; any other is ignored and then removed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from elicit_design.assessing.facts import Facts, doubles_as_preview
from elicit_design.designing.changes.stages import (
    CONSENT_GOES,
    PREVIEW_STAYS,
    TOKEN_GOES,
    TOOL_GOES,
)
from elicit_design.designing.naming import once
from elicit_design.designing.neighbours import neighbours_of
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange
from elicit_design.model.tool import Argument, ToolSpec
from elicit_design.model.values import Json

_TOOL_NAME = re.compile(r"[\w.-]*\w")


def consent_changes(
    assessment: Assessment, facts: Facts, siblings: Sequence[ToolSpec]
) -> tuple[ToolChange, ...]:
    """Return a change for every consent argument of a tool that asks."""
    if not assessment.asking:
        return ()
    found: list[ToolChange] = []
    for argument in once(facts.consent_arguments):
        issuer = _issuer(argument, facts, siblings)
        found.append(_change(argument, assessment, issuer))
        if issuer is not None:
            found.append(_deprecated(issuer, assessment))
    return tuple(found)


def _change(argument: Argument, assessment: Assessment, issuer: ToolSpec | None) -> ToolChange:
    name = f"`{argument.name}`"
    before: Json = {"required": argument.required, "description": argument.description or None}
    if issuer is not None:
        says = (
            f"{name} is a token that the model fetches itself with `{issuer.name}`, which proves "
            "nobody's consent; the form asks the user and shows what it is about."
        )
        return ToolChange("consent-argument", says, argument.where, before, None, TOKEN_GOES)
    if _previews(argument, assessment):
        says = (
            f"{name} set by the model is no consent. It is ignored where a form can be shown, and "
            "stays as the preview switch for clients that cannot ask."
        )
        after: Json = {
            "required": False,
            "description": "Without it the call only shows what it would do.",
        }
        return ToolChange("consent-argument", says, argument.where, before, after, PREVIEW_STAYS)
    says = f"{name} can be set by the model, so it is no consent; the form takes its place."
    return ToolChange("consent-argument", says, argument.where, before, None, CONSENT_GOES)


def _previews(argument: Argument, assessment: Assessment) -> bool:
    if doubles_as_preview(argument):
        return True
    stated = assessment.tool.authored.whole.fallback if assessment.tool.authored else None
    return stated == "preview-then-argument"


def _issuer(argument: Argument, facts: Facts, siblings: Sequence[ToolSpec]) -> ToolSpec | None:
    """Return the tool that issues the token: named in the description, or the consent sibling."""
    if "string" not in argument.types:
        return None
    by_name = neighbours_of(facts.tool, siblings).by_name
    for word in _TOOL_NAME.findall(argument.description):
        if word in by_name and word != facts.tool.name:
            return by_name[word]
    return by_name.get(facts.siblings.consent or "")


def _deprecated(issuer: ToolSpec, assessment: Assessment) -> ToolChange:
    says = f"`{issuer.name}` asks nobody; the form of `{assessment.tool.name}` does what it is for."
    if issuer.annotations.read_only:
        says += " It says `readOnlyHint: true` while it stands for the user's consent."
    before = {"readOnlyHint": issuer.annotations.read_only}
    return ToolChange("deprecate-tool", says, f"tool {issuer.name}", before, None, TOOL_GOES)
