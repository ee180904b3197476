"""All files of a run: those of every asking tool, the index and the skill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from elicit_design.lock_file import LOCK
from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import Design
from elicit_design.model.values import JsonObject
from elicit_design.rendering.index import INDEX, index_artifact
from elicit_design.rendering.names import folders
from elicit_design.rendering.settings import DEFAULTS, RenderSettings
from elicit_design.rendering.skill import FLAT_FILE, SKILL_NAME, skill_artifacts
from elicit_design.rendering.tool_files import artifacts

OWN_NAMES = (INDEX, LOCK, FLAT_FILE, SKILL_NAME)
"""Names at the top of an output folder that no server's folder may take."""


def placed(designs: Iterable[Design]) -> dict[str, Design]:
    """Return the designs that ask, by the folder each is written to."""
    asking = [design for design in designs if design.questions]
    places = folders([(design.server, design.tool) for design in asking], OWN_NAMES)
    return dict(zip(places, asking, strict=True))


def project_artifacts(
    designs: Sequence[Design],
    assessments: Sequence[Assessment],
    settings: RenderSettings = DEFAULTS,
) -> list[Artifact]:
    """Return all files of a run.

    Args:
        designs: one of every tool, or of those that ask.
        assessments: of every tool, in the order of the input.
        settings: which files, locales and templates.
    """
    places = placed(designs)
    files = [
        file for place, design in places.items() for file in artifacts(design, settings, place)
    ]
    files.append(index_artifact(places, assessments, settings))
    files += skill_artifacts(tuple(places.values()), settings)
    return files


def decisions(designs: Iterable[Design]) -> Mapping[str, JsonObject]:
    """Return what the lock records of each asking tool: its digest and its cases' verdicts."""
    return {
        place: {
            "server": design.server,
            "tool": design.tool,
            "digest": design.digest,
            "verdicts": {case.case.id: case.case.verdict for case in design.cases},
        }
        for place, design in placed(designs).items()
    }
