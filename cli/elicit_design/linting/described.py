"""Tools, designs, catalogues, templates and skills, as nodes.

What reads each of them is imported when the first document of its kind comes, so that a run over
forms does not pay for designs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from elicit_design.linting.nodes import Node, Source
from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.model.target import Revision
from elicit_design.model.values import Json

_DESIGN = frozenset({"version", "tool", "server", "cases"})
_TOOL = frozenset({"description", "inputSchema", "arguments", "annotations"})


def recognise_text(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Return the nodes of a template or a skill; None for data."""
    if document.syntax == "template":
        from elicit_design.linting.designs import declared_beside

        locale, declared = _locale(document.path), declared_beside(document.path)
        return [TemplateNode(document, "", revision, document.text, locale, declared)]
    if document.syntax == "markdown":
        from elicit_design.linting.skills import recognise_skill

        return recognise_skill(document, revision) or []
    return None


def recognise_design(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Return the nodes of a design; None for anything else."""
    if not isinstance(document.data, Mapping) or not document.data.keys() >= _DESIGN:
        return None
    from elicit_design.linting.designs import recognise_design as recognise

    return recognise(document, revision)


def recognise_catalogue(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Return the node of a catalogue of words; None for anything else."""
    if not isinstance(document.data, Mapping) or document.data.keys() != {"words"}:
        return None
    from elicit_design.linting.catalogues import recognise_catalogue as recognise

    return recognise(document, revision)


def recognise_tools(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Return the nodes of tool descriptions; None for what cannot hold any."""
    if not may_describe_tools(document.data):
        return None
    from elicit_design.linting.tools import recognise_tools as recognise

    return recognise(document, revision)


def may_describe_tools(data: Json) -> bool:
    """Whether a document may hold tools, by a glance at its keys."""
    if isinstance(data, list):
        return any(may_describe_tools(item) for item in data[:3])
    if not isinstance(data, Mapping):
        return False
    if "tools" in data or ("name" in data and bool(_TOOL & data.keys())):
        return True
    inner = data.get("result")
    return isinstance(inner, Mapping) and "tools" in inner


def _locale(path: str) -> str | None:
    parts = path.rsplit("/", 1)[-1].split(".")
    return parts[-2] if len(parts) == 3 else None
