"""JSON-RPC messages and logs of them: find the requests, results and answers inside.

Besides bare messages a log may hold `{"message": {...}}` entries (with who sent it beside), and
a file may keep its log under `messages`, `exchange`, `steps` or `log`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elicit_design.linting.forms import request_node, request_parts
from elicit_design.linting.nodes import (
    AnswerNode,
    InputRequiredNode,
    Message,
    MessageNode,
    Node,
    Place,
    RequestNode,
    Source,
    ToolResultNode,
    member,
)
from elicit_design.model.target import Revision
from elicit_design.model.values import Json, JsonObject

_LOGS = ("messages", "exchange", "steps", "log")
_METHODS = ("elicitation/create", "notifications/elicitation/complete")


def is_message(data: Json) -> bool:
    """Whether this is a JSON-RPC message, wrapped or not, or the result of one."""
    inner = _unwrap(data)
    return inner is not None and (_is_rpc(inner) or is_input_required(inner))


def is_input_required(data: Json) -> bool:
    """Whether this is, or tries to be, an `InputRequiredResult`."""
    if not isinstance(data, dict):
        return False
    if data.get("resultType") == "input_required" or "inputRequests" in data:
        return True
    return "requestState" in data and "method" not in data and "inputResponses" not in data


def messages(document: Source) -> list[Place]:
    """Return where the messages of a document stand; empty when it is no exchange."""
    data = document.data
    if is_message(data):
        return [(document, "")]
    pointer = ""
    if isinstance(data, dict):
        pointer = next((f"/{key}" for key in _LOGS if isinstance(data.get(key), list)), "")
        data = data[pointer[1:]] if pointer else None
    if not isinstance(data, list) or not data or not all(is_message(item) for item in data):
        return []
    return [(document, f"{pointer}/{n}") for n in range(len(data))]


def exchanges(document: Source) -> list[list[Place]]:
    """Return where the messages of each named exchange stand; empty for another document."""
    data = document.data
    if not isinstance(data, dict) or not data:
        return []
    logs = list(data.items())
    if not all(isinstance(log, list) and log and all(map(is_message, log)) for _, log in logs):
        return []
    return [[(document, member("", name, n)) for n in range(len(log))] for name, log in logs]


def _is_rpc(data: JsonObject) -> bool:
    if data.get("method") in _METHODS:
        return True
    return "jsonrpc" in data and any(key in data for key in ("method", "result", "error"))


def _unwrap(data: Json) -> JsonObject | None:
    if not isinstance(data, dict):
        return None
    inner = data.get("message")
    return inner if isinstance(inner, dict) else data


def log_nodes(places: Sequence[Place], revision: Revision) -> Iterator[Node]:
    """Yield the nodes of a log, whose messages stand at `places`."""
    log = tuple(_message(source, pointer) for source, pointer in places)
    state = _State(revision, log)
    for at, message in enumerate(log):
        yield MessageNode(message.source, message.pointer, revision, message.data, log, at)
        yield from state.read(message)


def _message(source: Source, pointer: str) -> Message:
    data = source.data
    for step in pointer.split("/")[1:]:
        data = data[int(step)] if isinstance(data, list) else data[step]  # type: ignore[index,call-overload]
    if isinstance(data, dict) and isinstance(data.get("message"), dict):
        return Message(source, f"{pointer}/message", data["message"])
    return Message(source, pointer, data if isinstance(data, dict) else {})


class _State:
    """What earlier messages of a log say about later ones."""

    def __init__(self, revision: Revision, log: tuple[Message, ...]) -> None:
        self.revision = revision
        self.asked: dict[Json, RequestNode] = {}  # by JSON-RPC id
        self.pending: dict[str, RequestNode] = {}  # by key of inputRequests
        self.called: dict[Json, str] = {}  # id -> tool name
        self.outputs = dict(_output_schemas(log))
        self.action: str | None = None

    def read(self, message: Message) -> Iterator[Node]:
        """Yield the nodes of one message and remember what it says."""
        data, source, pointer = message.data, message.source, message.pointer
        if is_input_required(data):
            yield from self._input_required(source, pointer, data)
            return
        params, result = data.get("params"), data.get("result")
        if data.get("method") == "elicitation/create":
            yield from self._request(message)
        elif isinstance(params, dict):
            yield from self._call(message, params)
        if isinstance(result, dict):
            yield from self._result(message, result)

    def _request(self, message: Message) -> Iterator[Node]:
        params = message.data.get("params")
        shaped = params if isinstance(params, dict) else {}
        at = member(message.pointer, "params")
        node = request_node((message.source, at), shaped, self.revision, message.data)
        if _hashable(message.data.get("id")):
            self.asked[message.data.get("id")] = node
        yield from request_parts(node)

    def _call(self, message: Message, params: JsonObject) -> Iterator[Node]:
        name = params.get("name")
        if isinstance(name, str) and _hashable(message.data.get("id")):
            self.called[message.data.get("id")] = name
        answers = params.get("inputResponses")
        if not isinstance(answers, dict):
            return
        for key, answer in answers.items():
            if isinstance(answer, dict) and "action" in answer:
                at = member(message.pointer, "params", "inputResponses", key)
                yield self._answer(message.source, at, answer, self.pending.get(key))

    def _answer(
        self, source: Source, at: str, answer: JsonObject, request: RequestNode | None
    ) -> AnswerNode:
        action = answer.get("action")
        self.action = action if isinstance(action, str) else None
        return AnswerNode(source, at, self.revision, answer, request)

    def _result(self, message: Message, result: JsonObject) -> Iterator[Node]:
        at = member(message.pointer, "result")
        reply_to = message.data.get("id") if _hashable(message.data.get("id")) else None
        if is_input_required(result):
            yield from self._input_required(message.source, at, result)
        elif "action" in result:
            yield self._answer(message.source, at, result, self.asked.get(reply_to))
        elif "content" in result or "structuredContent" in result or "isError" in result:
            schema = self.outputs.get(self.called.get(reply_to, ""))
            yield ToolResultNode(message.source, at, self.revision, result, schema, self.action)

    def _input_required(self, source: Source, pointer: str, data: JsonObject) -> Iterator[Node]:
        yield InputRequiredNode(source, pointer, self.revision, data)
        requests = data.get("inputRequests")
        if not isinstance(requests, dict):
            return
        self.pending = {}
        for key, request in requests.items():
            params = request.get("params") if isinstance(request, dict) else None
            if not isinstance(params, dict) or request.get("method") != "elicitation/create":
                continue
            at = member(pointer, "inputRequests", key, "params")
            node = request_node((source, at), params, self.revision, request, embedded=True)
            self.pending[key] = node
            yield from request_parts(node)


def _hashable(value: Json) -> bool:
    return value is None or isinstance(value, (str, int, float))


def _output_schemas(log: Sequence[Message]) -> Iterator[tuple[str, JsonObject]]:
    for message in log:
        result = message.data.get("result")
        tools = result.get("tools") if isinstance(result, dict) else None
        for tool in tools if isinstance(tools, list) else ():
            if isinstance(tool, dict) and isinstance(tool.get("outputSchema"), dict):
                yield str(tool.get("name")), tool["outputSchema"]
