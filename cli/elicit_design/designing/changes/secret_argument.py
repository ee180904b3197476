"""Secret arguments: a value that passes through the model is in the conversation for good.

Never mended with `format: password`, which hides nothing from the model and is no format of a
form: the value belongs on the server's own page, in its store, or in its configuration.
"""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.assessing.arguments import has_alternative
from elicit_design.assessing.facts import Facts
from elicit_design.designing.changes.stages import ARGUMENT_GOES
from elicit_design.designing.naming import once
from elicit_design.designing.neighbours import neighbours_of
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import ToolChange
from elicit_design.model.tool import Argument, ToolSpec

_SHARED = 3


def secret_changes(
    assessment: Assessment, facts: Facts, siblings: Sequence[ToolSpec]
) -> tuple[ToolChange, ...]:
    """Return a change for every secret argument, with the remedy that fits."""
    asks = any("credential" in case.purposes for case in assessment.asking)
    if not facts.secret_arguments:
        return ()
    shared = neighbours_of(assessment.tool, siblings).secrets
    return tuple(
        _change(argument, asks, shared.get(argument.name, 0))
        for argument in once(facts.secret_arguments)
    )


def _change(argument: Argument, asks: bool, shared: int) -> ToolChange:
    name = f"`{argument.name}`"
    before = {"required": argument.required, "type": list(argument.types) or None}
    if has_alternative(argument) and not asks:
        says = f"{name} is a secret: read it from the server's configuration, not from the model."
        if shared >= _SHARED:
            says += f" Said once for the server: {shared} of its tools take it."
        after = {"remedy": "configuration"}
        return ToolChange("secret-argument", says, argument.where, before, after, ARGUMENT_GOES)
    if asks:
        says = (
            f"{name} is a secret; it is typed on the server's own page (URL mode) and kept there."
        )
        after = {"remedy": "url-mode"}
    else:
        says = (
            f"{name} is a secret that would pass through the model; keep it in a store on the "
            "server, filled once on its own page (URL mode), and look it up for the call."
        )
        after = {"remedy": "server-side store, filled by URL mode"}
    return ToolChange("secret-argument", says, argument.where, before, after, ARGUMENT_GOES)
