"""Look back in a log of JSON-RPC messages."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.exchanges import is_input_required
from elicit_design.linting.nodes import Message, MessageNode
from elicit_design.model.values import JsonObject


def mapping(data: JsonObject, *keys: str) -> JsonObject:
    """Return the mapping found along `keys`, empty when there is none."""
    for key in keys:
        inner = data.get(key)
        if not isinstance(inner, dict):
            return {}
        data = inner
    return data


def last_input_required(node: MessageNode) -> JsonObject | None:
    """Return the newest `InputRequiredResult` that came before a message."""
    for message in reversed(node.before):
        for data in (mapping(message.data, "result"), message.data):
            if is_input_required(data):
                return data
    return None


def elicitations(messages: tuple[Message, ...]) -> Iterator[JsonObject]:
    """Yield the params of every elicitation of some messages, pushed or embedded."""
    for message in messages:
        yield from asked_by(message.data)


def asked_by(data: JsonObject) -> Iterator[JsonObject]:
    """Yield the params of every elicitation that one message asks."""
    if data.get("method") == "elicitation/create":
        yield mapping(data, "params")
    for result in (mapping(data, "result"), data):
        for request in mapping(result, "inputRequests").values():
            if isinstance(request, dict) and request.get("method") == "elicitation/create":
                yield mapping(request, "params")
