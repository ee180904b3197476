"""Tools, designs, catalogues, templates and skills, as nodes."""

from __future__ import annotations

from collections.abc import Iterable

from elicit_design.linting.designs import declared_beside, recognise_design
from elicit_design.linting.nodes import Node, Source, TemplateNode
from elicit_design.linting.skills import recognise_skill
from elicit_design.linting.tools import recognise_tools
from elicit_design.model.target import Revision


def recognise(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Return the nodes of a document that describes something; None when it does not."""
    if document.syntax == "template":
        locale, declared = _locale(document.path), declared_beside(document.path)
        return [TemplateNode(document, "", revision, document.text, locale, declared)]
    if document.syntax == "markdown":
        return recognise_skill(document, revision)
    return recognise_design(document, revision) or recognise_tools(document, revision)


def _locale(path: str) -> str | None:
    parts = path.rsplit("/", 1)[-1].split(".")
    return parts[-2] if len(parts) == 3 else None
