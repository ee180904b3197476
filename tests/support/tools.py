"""Tools written down in a test, in the short form that authors use."""

from __future__ import annotations

from textwrap import dedent

from elicit_design.assessing import assess, facts_of_tools
from elicit_design.assessing.facts import Facts
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment
from elicit_design.model.tool import ToolSpec


def tools(text: str) -> list[ToolSpec]:
    """Read tools from YAML."""
    loaded = load("-", stdin=dedent(text).encode())
    assert not loaded.problems, loaded.problems
    return list(loaded.tools)


def decisions(text: str) -> list[Assessment]:
    """Assess every tool of a YAML text, as one server."""
    return assess(tools(text))


def decision(text: str) -> Assessment:
    """Assess the first tool of a YAML text, the others being its siblings."""
    return decisions(text)[0]


def facts(text: str) -> Facts:
    """Return the facts about the first tool of a YAML text."""
    return facts_of_tools(tools(text))[0]
