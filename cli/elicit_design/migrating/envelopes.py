"""Put a request into what carries it in another revision.

Up to 2025-11-25 the server sends a JSON-RPC request of its own; since 2026-07-28 it answers the
call with an `InputRequiredResult` and the client calls again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elicit_design.linting.exchanges import is_input_required
from elicit_design.linting.nodes import member
from elicit_design.migrating.layout import Moved
from elicit_design.migrating.requests import WITH_IDS
from elicit_design.migrating.schemas import FIRST
from elicit_design.migrating.steps import Outcome
from elicit_design.model.target import Revision
from elicit_design.model.values import Json, JsonObject

URL_REQUIRED = -32042
KEY = "question"


@dataclass(frozen=True, slots=True)
class Carried:
    """A message in its new envelope, with what that means.

    `data` is JSON in which `Moved` stands for a value of the old message.
    """

    data: Any
    outcome: Outcome
    says: str


def carry(data: Json, to: Revision) -> Carried | None:
    """Return a message as `to` carries it; None when its envelope stays as it is."""
    if not isinstance(data, Mapping):
        return None
    if data.get("method") == "notifications/elicitation/complete" and to != WITH_IDS:
        says = f"{to} has no completion notification: the client finds out by calling again."
        return Carried(data, "blocked", says)
    if data.get("method") == "elicitation/create" and "jsonrpc" in data and to > WITH_IDS:
        asked = {KEY: {"method": data["method"], "params": Moved("/params")}}
        return Carried(_pulled(asked), "changed", _PULLED)
    if _elicitations(data) and to != WITH_IDS:
        return _from_error(data, to)
    at, result = ("/result", data.get("result")) if "jsonrpc" in data else ("", data)
    if isinstance(result, Mapping) and is_input_required(result) and to <= WITH_IDS:
        return _pushed(result, at, to)
    return None


_PULLED = (
    "The request became an `InputRequiredResult`: return it as the result of the tool call, read "
    "the answer from `inputResponses` when the client calls again, and seal what the server must "
    "remember in `requestState`."
)


def _pulled(requests: dict[str, Any]) -> dict[str, Any]:
    return {"resultType": "input_required", "inputRequests": requests}


def _pushed(result: JsonObject, at: str, to: Revision) -> Carried:
    asked = result.get("inputRequests")
    entries = asked if isinstance(asked, Mapping) else {}
    requests: list[Any] = [
        {"jsonrpc": "2.0", "id": n, **_entry(entry, member(at, "inputRequests", key))}
        for n, (key, entry) in enumerate(entries.items(), 1)
        if isinstance(entry, Mapping)
    ]
    says = (
        f"In {to} the server sends each question as a request of its own, in the middle of the "
        "call, and waits for the answer."
    )
    stated = "requestState" in result
    if stated:
        says += " `requestState` is dropped: the server keeps its state itself while it waits."
    data = requests[0] if len(requests) == 1 else requests
    return Carried(data, "lost" if stated else "changed", says)


def _entry(entry: JsonObject, at: str) -> dict[str, Any]:
    return {key: Moved(member(at, key)) if key == "params" else entry[key] for key in entry}


def _elicitations(data: JsonObject) -> list[Json]:
    error = data.get("error")
    if not isinstance(error, Mapping) or error.get("code") != URL_REQUIRED:
        return []
    inner = error.get("data")
    found = inner.get("elicitations") if isinstance(inner, Mapping) else None
    return list(found) if isinstance(found, list) else []


def _from_error(data: JsonObject, to: Revision) -> Carried:
    if to == FIRST:
        return Carried(data, "blocked", f"{to} has no URL mode and no error {URL_REQUIRED}.")
    count = len(_elicitations(data))
    keys = [KEY] if count == 1 else [f"{KEY}-{n}" for n in range(1, count + 1)]
    requests = {
        key: {
            "method": "elicitation/create",
            "params": Moved(member("", "error", "data", "elicitations", n)),
        }
        for n, key in enumerate(keys)
    }
    says = f"Error {URL_REQUIRED} became an `InputRequiredResult`; {to} forbids the error."
    kept = {key: data[key] for key in ("jsonrpc", "id") if key in data}
    return Carried({**kept, "result": _pulled(requests)}, "changed", says)
