"""The nodes of what a project keeps beside its forms: tools, designs, words and skills."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from elicit_design.linting.nodes import Node

if TYPE_CHECKING:
    from elicit_design.assessing.facts import Facts
    from elicit_design.linting.designs import Reading
    from elicit_design.linting.tools import Review
    from elicit_design.model.assessment import Assessment
    from elicit_design.model.design import Design
    from elicit_design.model.tool import ToolSpec
    from elicit_design.model.values import JsonObject


@dataclass(frozen=True, slots=True, eq=False)
class TemplateNode(Node):
    """A message template (Jinja); `locale` from its file's name.

    `declared` are the variables that the design beside it declares; None without a design.
    """

    text: str
    locale: str | None = None
    declared: frozenset[str] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class CatalogueNode(Node):
    """A catalogue of words in one locale: word key -> text, and the pointer of each."""

    locale: str
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class ToolNode(Node):
    """A tool description, with what is known and decided about all tools of its server."""

    tool: ToolSpec
    review: Review

    @property
    def siblings(self) -> tuple[ToolSpec, ...]:
        """All tools of its server, itself included."""
        return self.review.tools

    @property
    def facts(self) -> Facts:
        """The facts about the tool."""
        return self.review.facts(self.tool)

    @property
    def assessment(self) -> Assessment:
        """The decision on the tool."""
        return self.review.assessment(self.tool)


@dataclass(frozen=True, slots=True, eq=False)
class DesignNode(Node):
    """A `design.json`: the document as it stands, and read as a design."""

    data: JsonObject
    reading: Reading

    @property
    def design(self) -> Design | None:
        """The design; None when the document cannot be read as one."""
        return self.reading.design


@dataclass(frozen=True, slots=True, eq=False)
class SkillNode(Node):
    """A `SKILL.md`: the text of its frontmatter, the parsed frontmatter and the body.

    `pointer` is empty; faults point at `/frontmatter/KEY` or `/body`.
    """

    frontmatter: JsonObject
    body: str
    problem: str | None = None
