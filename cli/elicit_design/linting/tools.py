"""Tool descriptions as nodes, with what is decided about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from elicit_design.linting.nodes import Node, Source, member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.linting.reading import DataDocument
from elicit_design.loading.sidecar import Sidecars
from elicit_design.loading.tools import tool_specs
from elicit_design.model.target import Revision
from elicit_design.model.tool import ToolSpec
from elicit_design.model.values import JsonObject

if TYPE_CHECKING:
    from elicit_design.assessing.facts import Facts
    from elicit_design.model.assessment import Assessment

_SCHEMA = "/inputSchema/properties/"


class Review:
    """Facts and decisions about all tools of a server, computed when a rule first asks."""

    def __init__(self, tools: Sequence[ToolSpec]) -> None:
        self.tools = tuple(tools)
        self._chosen: dict[str, tuple[ToolSpec, ...]] = {}

    @cached_property
    def _facts(self) -> dict[int, Facts]:
        from elicit_design.assessing.assess import facts_of_tools

        return {id(one.tool): one for one in facts_of_tools(self.tools)}

    @cached_property
    def _assessments(self) -> dict[int, Assessment]:
        from elicit_design.assessing.assess import assess_facts

        return {id(one.tool): one for one in assess_facts(list(self._facts.values()))}

    def assessment(self, tool: ToolSpec) -> Assessment:
        """The decision on one of the tools."""
        return self._assessments[id(tool)]

    def facts(self, tool: ToolSpec) -> Facts:
        """The facts about one of the tools."""
        return self._facts[id(tool)]

    def those(self, name: str, holds: Callable[[ToolSpec], bool]) -> tuple[ToolSpec, ...]:
        """The tools for which something holds, found once under a name of its own."""
        if name not in self._chosen:
            self._chosen[name] = tuple(tool for tool in self.tools if holds(tool))
        return self._chosen[name]


def recognise_tools(document: Source, revision: Revision) -> list[Node] | None:
    """Return the nodes of a document's tools; None for a document that describes none."""
    if not isinstance(document, DataDocument):
        return None
    tools, _ = tool_specs(document.loaded)
    if not tools:
        return None
    sidecars = Sidecars()
    sidecars.look_beside(document.path)
    tools = tuple(sidecars.apply(tool) for tool in tools)
    by_server: dict[str, list[ToolSpec]] = {}
    for tool in tools:
        by_server.setdefault(tool.server, []).append(tool)
    reviews = {server: Review(siblings) for server, siblings in by_server.items()}
    return [
        ToolNode(document, tool.origin.pointer, revision, tool, reviews[tool.server])
        for tool in tools
    ]


def place(node: ToolNode, where: str) -> str:
    """Return the pointer, in the document, of a place that is given within the tool.

    A hand-written tool may describe its arguments in the short form; its facts speak of the
    JSON Schema that came of it.
    """
    short = raw(node).get("arguments")
    if not where.startswith(_SCHEMA) or not isinstance(short, dict):
        return node.pointer + where
    name, slash, rest = where.removeprefix(_SCHEMA).partition("/")
    written = next((key for key in short if key.removesuffix("!").strip() == _plain(name)), name)
    return member(node.pointer, "arguments", written) + slash + rest


def raw(node: ToolNode) -> JsonObject:
    """The tool as it stands in the document."""
    data = node.source.data
    for step in node.pointer.split("/")[1:]:
        if isinstance(data, Mapping):
            data = data[_plain(step)]
        elif isinstance(data, list):
            data = data[int(step)]
    return data if isinstance(data, Mapping) else {}


def _plain(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~")
