"""Tools in, assessments out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from elicit_design.assessing.authoring import is_stale, with_authored
from elicit_design.assessing.cases import cases_of
from elicit_design.assessing.confidence import REVIEW_BELOW
from elicit_design.assessing.contradictions import contradictions_of
from elicit_design.assessing.facts import Facts, facts_of
from elicit_design.assessing.folding import fold_repeats
from elicit_design.assessing.siblings import server_of
from elicit_design.collector import collector_paused
from elicit_design.model.assessment import Assessment, leading_of
from elicit_design.model.tool import ToolSpec


def assess(tools: Iterable[ToolSpec], *, review_below: float | None = None) -> list[Assessment]:
    """Decide for each tool whether its call should stop and ask the user.

    Args:
        tools: tools as `load` returns them; those of the same server are each other's siblings.
        review_below: verdicts with less confidence are marked "needs review"; None for the
            calibrated threshold.

    Returns:
        One assessment a tool, in the order of `tools`.
    """
    threshold = REVIEW_BELOW if review_below is None else review_below
    given = list(tools)
    groups: dict[tuple[str, str], list[int]] = {}
    for place, tool in enumerate(given):
        groups.setdefault((tool.origin.path, tool.server), []).append(place)
    found: dict[int, Assessment] = {}
    with collector_paused():
        for places in groups.values():
            members = [given[place] for place in places]
            found.update(zip(places, _assess_server(members, threshold), strict=True))
    return [found[place] for place in range(len(given))]


def facts_of_tools(tools: Sequence[ToolSpec]) -> list[Facts]:
    """Return the facts about the tools of one server, in order."""
    server = server_of(tools[0].server, tools) if tools else None
    return [facts_of(tool, server) for tool in tools if server]


def assess_facts(facts: Sequence[Facts], *, review_below: float | None = None) -> list[Assessment]:
    """Decide as `assess` does, from the facts about the tools of one server."""
    threshold = REVIEW_BELOW if review_below is None else review_below
    return fold_repeats([_assess(one, threshold) for one in facts])


def _assess_server(tools: Sequence[ToolSpec], threshold: float) -> list[Assessment]:
    return assess_facts(facts_of_tools(tools), review_below=threshold)


def _assess(facts: Facts, threshold: float) -> Assessment:
    engine = cases_of(facts)
    cases = with_authored(facts.tool, engine)
    stale = any(is_stale(facts.tool, case.decided) for case in cases)
    unsure = leading_of(cases).confidence < threshold
    return Assessment(facts.tool, cases, contradictions_of(facts, engine), unsure or stale)
