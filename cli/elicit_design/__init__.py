"""Decide, design and lint MCP elicitation.

    from elicit_design import load, assess, design, lint

    loaded = load("tools.json")
    for assessment in assess(loaded.tools):
        print(assessment.tool.name, assessment.verdict)
        drafted = design(assessment, loaded.tools)

The names are imported when first used, so that `assess` does not pay for `design`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elicit_design.assessing import assess
    from elicit_design.designing import DesignSettings, design
    from elicit_design.linting import lint
    from elicit_design.loading import Loaded, load
    from elicit_design.model.assessment import Assessment
    from elicit_design.model.design import Design
    from elicit_design.model.finding import Finding
    from elicit_design.model.tool import ToolSpec
    from elicit_design.problems import Problem, UserError

_HOMES = {
    "load": "loading",
    "Loaded": "loading",
    "assess": "assessing",
    "design": "designing",
    "DesignSettings": "designing",
    "lint": "linting",
    "Assessment": "model.assessment",
    "Design": "model.design",
    "Finding": "model.finding",
    "ToolSpec": "model.tool",
    "Problem": "problems",
    "UserError": "problems",
}

__all__ = [
    "Assessment",
    "Design",
    "DesignSettings",
    "Finding",
    "Loaded",
    "Problem",
    "ToolSpec",
    "UserError",
    "assess",
    "design",
    "lint",
    "load",
]


def __getattr__(name: str) -> object:
    """Import a public name on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
