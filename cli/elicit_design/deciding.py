"""From what was loaded to decisions, under the options of a run."""

from __future__ import annotations

from elicit_design.assessing import assess
from elicit_design.loading import Loaded
from elicit_design.model.assessment import Assessment
from elicit_design.options import Options


def decide(loaded: Loaded, options: Options) -> list[Assessment]:
    """Assess the tools asked for; those that `--tool` left out are evidence all the same."""
    assessments = assess((*loaded.tools, *loaded.others), review_below=options.review_below)
    return assessments[: len(loaded.tools)]
