"""Recognise what a document is by its content, and take it apart into nodes.

`recognise` gets all documents of one file, since a log of JSON-RPC messages may be one array or
one message a line. Recognisers are tried in order; the first that knows the document wins. A
document that none of them knows is not ours: the caller counts it as skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from elicit_design.linting import described, exchanges
from elicit_design.linting.forms import request_node, request_parts, schema_node, schema_parts
from elicit_design.linting.nodes import (
    AnswerNode,
    ClientNode,
    Node,
    RequestNode,
    SchemaNode,
    Source,
    TextFaultNode,
    ToolResultNode,
)
from elicit_design.linting.places import offset_of
from elicit_design.linting.revisions import revision_of
from elicit_design.model.target import NEWEST, Revision
from elicit_design.model.values import Json, JsonObject

if TYPE_CHECKING:
    from elicit_design.clients.profile import ClientProfile

Recogniser = Callable[[Source, Revision], Iterable[Node] | None]
"""Returns the nodes of a document, or None when it is not of this kind."""

_FORM_ROOT = frozenset(
    {"type", "properties", "required", "$schema", "title", "description", "additionalProperties"}
    | {"$defs", "definitions", "$comment"}
)
_PARAMS = frozenset({"requestedSchema", "schema", "url", "mode", "elicitationId"})


def recognise(
    documents: Sequence[Source],
    protocol: Revision | None = None,
    clients: Sequence[ClientProfile] = (),
    assume: Revision = NEWEST,
) -> tuple[list[Node], int]:
    """Return the nodes of one file's documents and how many documents are none of ours.

    For each client profile a form and a request are there once more, as a `ClientNode`.
    """
    if not documents:
        return [], 0
    revision = protocol or revision_of(documents, assume)
    nodes, skipped = _of_file(documents, revision)
    shown = [n for n in nodes if isinstance(n, (SchemaNode, RequestNode))] if clients else []
    nodes.extend(
        ClientNode(one.source, one.pointer, revision, one, profile)
        for one in shown
        for profile in clients
    )
    return nodes, skipped


def _of_file(documents: Sequence[Source], revision: Revision) -> tuple[list[Node], int]:
    if len(documents) > 1 and all(exchanges.is_message(one.data) for one in documents):
        return list(exchanges.log_nodes([(one, "") for one in documents], revision)), 0
    nodes: list[Node] = []
    skipped = 0
    for document in documents:
        found = _nodes(document, revision)
        if found is None:
            skipped += 1
        else:
            nodes.extend(found)
            nodes.extend(_faults(document, revision))
    return nodes, skipped


def _faults(document: Source, revision: Revision) -> Iterator[Node]:
    for fault in document.faults:
        at = offset_of(document.text, fault.position)
        yield TextFaultNode(document, f"/@{at}-{at + 1}", revision, fault.says)


def _nodes(document: Source, revision: Revision) -> Iterable[Node] | None:
    for recogniser in RECOGNISERS:
        found = recogniser(document, revision)
        if found is not None:
            return found
    return None


def _exchange(document: Source, revision: Revision) -> Iterable[Node] | None:
    """A JSON-RPC message, an `InputRequiredResult`, a log of them, or several by name."""
    places = exchanges.messages(document)
    if places:
        return exchanges.log_nodes(places, revision)
    logs = exchanges.exchanges(document)
    return [node for log in logs for node in exchanges.log_nodes(log, revision)] if logs else None


def _pair(document: Source, revision: Revision) -> Iterable[Node] | None:
    """An answer beside its form or request; a tool result beside its `outputSchema`."""
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("result"), dict):
        return None
    result: JsonObject = data["result"]
    if isinstance(data.get("outputSchema"), dict):
        action = data.get("action")
        said = action if isinstance(action, str) else None
        return [ToolResultNode(document, "/result", revision, result, data["outputSchema"], said)]
    if "action" not in result:
        return None
    return _answered(document, data, result, revision)


def _answered(
    document: Source, data: JsonObject, result: JsonObject, revision: Revision
) -> Iterator[Node]:
    request = data.get("request")
    if isinstance(request, dict):
        inner = request.get("params")
        if isinstance(inner, dict):
            node = request_node((document, "/request/params"), inner, revision, request)
        else:
            node = request_node((document, "/request"), request, revision)
    else:
        node = request_node((document, ""), data, revision)
    yield from (
        request_parts(node)
        if isinstance(request, dict)
        else (schema_parts(node.schema) if node.schema else ())
    )
    yield AnswerNode(document, "/result", revision, result, node)


def _requests(document: Source, revision: Revision) -> Iterable[Node] | None:
    """Bare `params` of `elicitation/create`, one or a list of them."""
    data = document.data
    if isinstance(data, list):
        if data and all(_is_params(item) for item in data):
            return [
                node
                for n, item in enumerate(data)
                if isinstance(item, dict)
                for node in request_parts(request_node((document, f"/{n}"), item, revision))
            ]
        return None
    if isinstance(data, dict) and _is_params(data):
        return list(request_parts(request_node((document, ""), data, revision)))
    return None


def _is_params(data: Json) -> bool:
    if not isinstance(data, dict) or "method" in data or "inputSchema" in data:
        return False
    if "requestedSchema" in data:
        return True
    return "message" in data and any(key in data for key in _PARAMS)


def _answer(document: Source, revision: Revision) -> Iterable[Node] | None:
    """An elicitation result on its own."""
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("action"), str):
        return None
    if set(data) - {"action", "content", "_meta"}:
        return None
    return [AnswerNode(document, "", revision, data)]


def _schema(document: Source, revision: Revision) -> Iterable[Node] | None:
    """A `requestedSchema` on its own.

    Any JSON Schema of an object could be one; taken is what has no key that only schemas of
    other things have (`$id`, an older dialect) and whose members look like fields.
    """
    data = document.data
    if not isinstance(data, dict) or set(data) - _FORM_ROOT or "properties" not in data:
        return None
    if not isinstance(data["properties"], dict) or not _modern(data.get("$schema")):
        return None
    if not all(_like_field(value) for value in data["properties"].values()):
        return None
    return list(schema_parts(schema_node(document, "", data, revision)))


def _modern(dialect: Json) -> bool:
    return dialect is None or (isinstance(dialect, str) and "draft-0" not in dialect)


def _like_field(value: Json) -> bool:
    if not isinstance(value, dict):
        return isinstance(value, bool)
    return not value or bool({"type", "enum", "oneOf", "anyOf", "$ref", "const"} & set(value))


RECOGNISERS: tuple[Recogniser, ...] = (
    described.recognise_text,
    described.recognise_design,
    described.recognise_catalogue,
    _exchange,
    _pair,
    _requests,
    _answer,
    described.recognise_tools,
    _schema,
)
"""Tried in order."""
