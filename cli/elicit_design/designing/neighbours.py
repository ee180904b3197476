"""What the tools of one server have in common, gathered once for all of them.

A server's tools are designed one after the other with the same siblings, so the last answer is
kept: without that, the work would grow with the square of their number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from elicit_design.assessing.arguments import is_secret
from elicit_design.assessing.siblings import Server, server_of
from elicit_design.model.tool import ToolSpec


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The tools of a server.

    Attributes:
        by_name: tool by its name.
        secrets: how many tools take a secret argument of a name.
    """

    server: Server
    by_name: Mapping[str, ToolSpec]
    secrets: Mapping[str, int]


@dataclass(slots=True)
class _Kept:
    """The tools last asked about, and what is known of them."""

    tools: Sequence[ToolSpec] = ()
    known: Neighbours | None = None


_KEPT = _Kept()


def neighbours_of(tool: ToolSpec, siblings: Sequence[ToolSpec]) -> Neighbours:
    """Return what a tool's server is known for; a tool without siblings is alone."""
    if not siblings:
        return _gathered(tool.server, (tool,))
    known = _KEPT.known
    if known is None or _KEPT.tools is not siblings or known.server.name != tool.server:
        known = _gathered(tool.server, siblings)
        _KEPT.tools, _KEPT.known = siblings, known
    return known


def _gathered(server: str, tools: Sequence[ToolSpec]) -> Neighbours:
    secrets: Counter[str] = Counter()
    for tool in tools:
        secrets.update({a.name for a in tool.arguments if is_secret(a)})
    return Neighbours(server_of(server, tools), {tool.name: tool for tool in tools}, secrets)
