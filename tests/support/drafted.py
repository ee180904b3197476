"""Designs drafted from short tool descriptions, the way the command line would draft them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from elicit_design.assessing.assess import assess
from elicit_design.designing import DesignSettings, design
from elicit_design.loading import load
from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import Case
from elicit_design.model.design import Design, Question
from elicit_design.model.tool import ToolSpec
from elicit_design.rendering.project_files import project_artifacts
from elicit_design.rendering.settings import RenderSettings
from support.corpus import loaded_corpus


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what it belongs to."""

    design: Design
    case: Case
    question: Question

    @property
    def tool(self) -> str:
        """Server and tool, to name it in a failing test."""
        return f"{self.design.server}/{self.design.tool}"


def tools_of(text: str | Path) -> tuple[ToolSpec, ...]:
    """Load tools from YAML text or a file; a problem in it fails the test."""
    found = load("-", stdin=text.encode()) if isinstance(text, str) else load(text)
    assert not found.problems, found.problems
    return found.tools


def designs_of(
    tools: Iterable[ToolSpec], settings: DesignSettings | None = None
) -> dict[str, Design]:
    """Design every tool, by its name; the tools are one server's."""
    given = tuple(tools)
    return {a.tool.name: design(a, given, settings) for a in assess(given)}


def designed(text: str, settings: DesignSettings | None = None) -> Design:
    """Design the last tool of a text."""
    return list(designs_of(tools_of(text), settings).values())[-1]


def asked(text: str, settings: DesignSettings | None = None) -> Asked:
    """Design the last tool of a text and return its first question."""
    found = designed(text, settings)
    case, question = found.questions[0]
    return Asked(found, case, question)


def without_blocks(tools: Iterable[ToolSpec]) -> tuple[ToolSpec, ...]:
    """Return the tools as if their authors had stated nothing."""
    return tuple(replace(tool, authored=None) for tool in tools)


@cache
def corpus_designs() -> tuple[Design, ...]:
    """Design every tool of the corpus, once a session."""
    tools = loaded_corpus().tools
    servers: dict[tuple[str, str], list[ToolSpec]] = {}
    for tool in tools:
        servers.setdefault((tool.origin.path, tool.server), []).append(tool)
    settings = DesignSettings(policy="elicit")
    return tuple(
        design(a, servers[a.tool.origin.path, a.tool.server], settings) for a in assess(tools)
    )


@cache
def corpus_artifacts() -> tuple[Artifact, ...]:
    """Render every file of every design of the corpus, once a session."""
    settings = RenderSettings(frozenset({"page", "wire"}))
    return tuple(project_artifacts(corpus_designs(), (), settings))


def corpus_questions() -> Iterator[Asked]:
    """Return every question of the corpus."""
    for found in corpus_designs():
        for case, question in found.questions:
            yield Asked(found, case, question)
