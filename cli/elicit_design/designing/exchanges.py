"""Complete exchanges on the wire, for each revision: the call, the ask, the answer, the result.

2025-06-18 and 2025-11-25 send `elicitation/create` from the server in the middle of the call.
2026-07-28 answers the call with an `InputRequiredResult`; the client calls again with the answer
and the state, under a new id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from elicit_design.designing.samples import sample_word
from elicit_design.designing.shapes import Rendering, rendering, requested_schema
from elicit_design.model.design import (
    CandidateOption,
    Design,
    Field,
    FixedOption,
    Outcome,
    OutcomeName,
    Question,
)
from elicit_design.model.target import REVISIONS, Revision, Target
from elicit_design.model.values import Json, JsonObject

Ending = Literal["accepted", "refused"]
ENDINGS: tuple[Ending, ...] = ("accepted", "refused")
REQUEST_KEY = "ask"
STATE = "sealed-state-of-this-call"
ELICITATION_ID = "elicitation-1"
_META = "io.modelcontextprotocol/"


def exchanges(
    question: Question, design: Design, locale: str = "en"
) -> dict[str, dict[str, list[Json]]]:
    """Return the messages of whole exchanges: revision -> ending -> messages in order.

    Each message is `{"from": "client" | "server", "message": <JSON-RPC message>}`. A revision
    that has no such mode has one ending, `unsupported`.
    """
    return {
        revision: _endings(question, design, revision, rendering(question, design, locale))
        for revision in REVISIONS
    }


def request_params(
    question: Question, design: Design, revision: Revision, locale: str = "en"
) -> dict[str, Json] | None:
    """Return the parameters of `elicitation/create`; None where the revision has no such mode."""
    render = rendering(question, design, locale)
    message = render.word(render.message_key(sample_arguments(question, design)))
    if question.url is not None:
        return _url_params(message, question, revision)
    target = Target(revision, design.clients)
    schema = requested_schema(question, design, target, locale)
    mode: dict[str, Json] = {} if revision == "2025-06-18" else {"mode": "form"}
    return {**mode, "message": message, "requestedSchema": schema}


def _url_params(message: str, question: Question, revision: Revision) -> dict[str, Json] | None:
    if revision == "2025-06-18" or question.url is None:
        return None
    url = question.url.remote.replace("{host}", "mcp.example.com").replace("{id}", "k3v9q2")
    params: dict[str, Json] = {"mode": "url", "message": message, "url": url}
    return {**params, "elicitationId": ELICITATION_ID} if revision == "2025-11-25" else params


def _endings(
    question: Question, design: Design, revision: Revision, render: Rendering
) -> dict[str, list[Json]]:
    params = request_params(question, design, revision, render.locale)
    call = _call(question, design, revision)
    if params is None:
        last = _result(1, _outcome(question, "unsupported"), design, render, revision)
        return {"unsupported": [_from("client", call), _from("server", last)]}
    modern = revision == "2026-07-28"
    write = _multi_round if modern else _pushed
    return {ending: write(question, design, params, ending, render) for ending in ENDINGS}


def _call(question: Question, design: Design, revision: Revision) -> dict[str, Json]:
    params: dict[str, Json] = {
        "name": design.tool,
        "arguments": sample_arguments(question, design),
    }
    if revision == "2026-07-28":
        mode = "url" if question.url else "form"
        params["_meta"] = {
            f"{_META}protocolVersion": revision,
            f"{_META}clientCapabilities": {"elicitation": {mode: {}}},
        }
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}


def sample_arguments(question: Question, design: Design) -> dict[str, Json]:
    """Return arguments of a plausible call: the required ones, and those the words mention."""
    schema = design.input_schema
    properties = schema.get("properties")
    known = properties if isinstance(properties, Mapping) else {}
    required = schema.get("required")
    needed = list(required) if isinstance(required, (list, tuple)) else []
    named = {p.source[len("argument:/") :]: p.sample for p in question.placeholders
             if p.source.startswith("argument:/") and p.source.count("/") == 1}  # fmt: skip
    found: dict[str, Json] = {}
    for name, inner in known.items():
        if name in named and (name in needed or _is_shown(name, question)):
            found[name] = _fitting(named[name], inner, name)
        elif name in needed:
            found[name] = sample_value(name, inner)
    return found


def _is_shown(name: str, question: Question) -> bool:
    return any(p.source == f"argument:/{name}" and p.limit > 80 for p in question.placeholders)


def _fitting(sample: Json, schema: Json, name: str) -> Json:
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    fits: dict[str, Any] = {
        "string": str,
        "object": Mapping,
        "array": (list, tuple),
        "integer": int,
    }
    wanted = fits.get(kind) if isinstance(kind, str) else None
    return sample if wanted is None or isinstance(sample, wanted) else sample_value(name, schema)


def sample_value(name: str, schema: Json) -> Json:
    """Return a value of a JSON Schema, for an example; a simple one, not a search."""
    if not isinstance(schema, Mapping):
        return sample_word(name)
    values = schema.get("enum")
    if isinstance(values, (list, tuple)) and values:
        first: Json = values[0]
        return first
    if "const" in schema:
        return schema["const"]
    for branch in ("anyOf", "oneOf"):
        inner = schema.get(branch)
        if isinstance(inner, (list, tuple)) and inner:
            return sample_value(name, inner[0])
    kind = schema.get("type")
    return _of_type(name, kind[0] if isinstance(kind, (list, tuple)) and kind else kind, schema)


def _of_type(name: str, kind: Json, schema: JsonObject) -> Json:
    word = sample_word(name)
    match kind:
        case "integer" | "number":
            minimum = schema.get("minimum")
            return minimum if isinstance(minimum, (int, float)) else 1
        case "boolean":
            return False
        case "array":
            return [sample_value(name, schema.get("items"))]
        case "object":
            return _of_object(schema)
        case "null":
            return None
        case _:
            return word


def _of_object(schema: JsonObject) -> Json:
    properties, required = schema.get("properties"), schema.get("required")
    if not isinstance(properties, Mapping) or not isinstance(required, (list, tuple)):
        return {}
    return {str(n): sample_value(str(n), properties.get(n)) for n in required}


def _pushed(
    question: Question,
    design: Design,
    params: dict[str, Json],
    ending: Ending,
    render: Rendering,
) -> list[Json]:
    revision: Revision = "2025-11-25" if "mode" in params else "2025-06-18"
    ask: Json = {"jsonrpc": "2.0", "id": 100, "method": "elicitation/create", "params": params}
    answer: Json = {"jsonrpc": "2.0", "id": 100, "result": _answer(question, ending, render)}
    messages = [
        _from("client", _call(question, design, revision)),
        _from("server", ask),
        _from("client", answer),
    ]
    if question.url is not None and ending == "accepted":
        done: Json = {
            "jsonrpc": "2.0",
            "method": "notifications/elicitation/complete",
            "params": {"elicitationId": ELICITATION_ID},
        }
        messages.append(_from("server", done))
    last = _result(1, _outcome(question, ending), design, render, revision)
    return [*messages, _from("server", last)]


def _multi_round(
    question: Question,
    design: Design,
    params: dict[str, Json],
    ending: Ending,
    render: Rendering,
) -> list[Json]:
    call = _call(question, design, "2026-07-28")
    asked: Json = {
        "resultType": "input_required",
        "inputRequests": {REQUEST_KEY: {"method": "elicitation/create", "params": params}},
        "requestState": STATE,
    }
    answers: Json = {REQUEST_KEY: _answer(question, ending, render)}
    messages = [
        _from("client", call),
        _from("server", {"jsonrpc": "2.0", "id": 1, "result": asked}),
        _from("client", _retry(call, 2, {"inputResponses": answers, "requestState": STATE})),
    ]
    number = 2
    if question.url is not None and ending == "accepted":
        waiting: Json = {"resultType": "input_required", "requestState": STATE}
        messages += [
            _from("server", {"jsonrpc": "2.0", "id": 2, "result": waiting}),
            _from("client", _retry(call, 3, {"requestState": STATE})),
        ]
        number = 3
    last = _result(number, _outcome(question, ending), design, render, "2026-07-28")
    return [*messages, _from("server", last)]


def _retry(call: dict[str, Json], number: int, more: dict[str, Json]) -> Json:
    params = call["params"]
    again = {**params, **more} if isinstance(params, Mapping) else more
    return {**call, "id": number, "params": again}


def _answer(question: Question, ending: Ending, render: Rendering) -> Json:
    if ending == "refused":
        return {"action": "decline"}
    if question.form is None:
        return {"action": "accept"}
    fields = question.form.fields
    content = {field.name: sample_answer(field, render) for field in fields if field.required}
    return {"action": "accept", "content": content}


def sample_answer(field: Field, render: Rendering) -> Json:
    """Return an answer that lets the call go on."""
    if field.typed_match:
        return str(render.values.get(field.typed_match, ""))
    for option in reversed(field.options):
        if isinstance(option, CandidateOption):
            found = [m.get(option.value) for m in render.candidates(option.load)]
            if found:
                return str(found[0])
        elif isinstance(option, FixedOption) and option.role != "safe":
            return option.value
    if field.kind == "boolean":
        return True
    return sample_word(field.name)


def _outcome(question: Question, name: OutcomeName) -> Outcome:
    return next(outcome for outcome in question.outcomes if outcome.name == name)


def _result(
    number: int, outcome: Outcome, design: Design, render: Rendering, revision: Revision
) -> Json:
    result: dict[str, Json] = {"content": [{"type": "text", "text": render.word(outcome.text)}]}
    content = outcome.structured_content
    if outcome.name == "accepted" and design.output_schema:
        content = _of_content(design.output_schema)
    if content is not None:
        arguments = sample_arguments(render.question, design)
        result["structuredContent"] = with_arguments(content, arguments)
    if outcome.is_error is not None:
        result["isError"] = outcome.is_error
    if revision == "2026-07-28":
        result = {"resultType": "complete", **result}
    return {"jsonrpc": "2.0", "id": number, "result": result}


def _of_content(schema: JsonObject) -> JsonObject:
    found = _of_object(schema)
    return found if isinstance(found, Mapping) else {}


def with_arguments(content: Json, arguments: JsonObject) -> Json:
    """Return structured content with every `{"$argument": pointer}` replaced by its value."""
    if isinstance(content, Mapping):
        pointer = content.get("$argument")
        if isinstance(pointer, str) and len(content) == 1:
            return _at(arguments, pointer)
        return {key: with_arguments(member, arguments) for key, member in content.items()}
    if isinstance(content, (list, tuple)):
        return [with_arguments(member, arguments) for member in content]
    return content


def _at(arguments: Json, pointer: str) -> Json:
    found = arguments
    for part in pointer.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        found = found.get(key) if isinstance(found, Mapping) else None
    return found


def _from(who: Literal["client", "server"], message: Json) -> Json:
    return {"from": who, "message": message}
