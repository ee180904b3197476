"""Turn a cell of a client profile into a fault."""

from __future__ import annotations

from elicit_design.clients.load import capabilities
from elicit_design.clients.profile import Cell, ClientProfile
from elicit_design.linting.nodes import ClientNode, FieldNode, SchemaNode
from elicit_design.rules.base import Fault, Mend

FIELD_CAPABILITY = {
    "titled-multi": "multi-select",
    "multi": "multi-select",
    "titled-choice": "one-of",
    "legacy-choice": "enum-names",
    "choice": "enum",
    "string": "string",
    "number": "number",
    "integer": "number",
    "boolean": "boolean",
}
"""Kind of field in the grammar -> the capability that a client needs to show it."""


def fields_of(node: ClientNode) -> tuple[FieldNode, ...]:
    """The fields of the form that the client is shown; none for a request."""
    return node.subject.fields if isinstance(node.subject, SchemaNode) else ()


def broken(client: ClientProfile, capability: str) -> Cell | None:
    """The client's cell when it cannot be used with the capability."""
    cell = client.cell(capability)
    return cell if cell and cell.grade == "broken" else None


def poor(client: ClientProfile, capability: str) -> Cell | None:
    """The client's cell when it loses something of the capability."""
    cell = client.cell(capability)
    return cell if cell and cell.grade == "poor" else None


def capability_of(field: FieldNode) -> str | None:
    """The capability a client needs to show a field; None for a field of no kind."""
    if is_nullable(field):
        return "nullable"
    return FIELD_CAPABILITY.get(field.kind.name) if field.kind else None


def is_nullable(field: FieldNode) -> bool:
    """Whether a field is written so that null is one of its values."""
    if isinstance(field.data.get("type"), list) or field.data.get("nullable") is True:
        return True
    branches = field.data.get("anyOf")
    return isinstance(branches, list) and {"type": "null"} in branches


def fault(
    client: ClientProfile,
    cell: Cell,
    pointer: str,
    *,
    on_key: bool = False,
    mend: Mend | None = None,
) -> Fault:
    """A fault that says what the client does, where that is known from, and what to write."""
    when = cell.date.isoformat() if cell.date else "undated"
    says = f"{client.label} {cell.says} ({cell.source}, {when})."
    instead = capabilities()[cell.capability].instead
    return Fault(pointer, f"{says} {instead}".strip(), mend, on_key, client.name)
