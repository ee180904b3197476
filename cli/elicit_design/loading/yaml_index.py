"""Positions in YAML: the nodes the decoder kept beside the data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from elicit_design.loading.places import Place
from elicit_design.model.location import Span


@dataclass(slots=True)
class Node:
    """A value in the text.

    `size` counts the values in it, itself included, aliases as often as they are repeated.
    `children` of a mapping are the offsets of each key and its value.
    """

    start: int
    end: int
    size: int = 1
    children: Members | list[Node] | None = None


Members: TypeAlias = dict[str, tuple[int, int, Node]]
"""Start and end of each key, and its value."""


@dataclass(frozen=True, slots=True)
class YamlIndex:
    """The places of one YAML document."""

    root: Node

    def find(self, segments: list[str]) -> Place:
        """Return the place of a value, or of the nearest container that exists."""
        node, key = self.root, None
        for segment in segments:
            if isinstance(node.children, dict) and segment in node.children:
                start, end, node = node.children[segment]
                key = Span(start, end)
            elif isinstance(node.children, list) and _within(segment, node.children):
                node, key = node.children[int(segment)], None
            else:
                break
        return Place(Span(node.start, node.end), key)


def _within(segment: str, elements: list[Node]) -> bool:
    return segment.isdecimal() and int(segment) < len(elements)
