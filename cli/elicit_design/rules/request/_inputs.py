"""The requests inside an `InputRequiredResult`."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.model.values import JsonObject


def input_requests(result: InputRequiredNode) -> Iterator[tuple[str, JsonObject]]:
    """Yield pointer and value of each entry of `inputRequests` that is a mapping."""
    requests = result.data.get("inputRequests")
    if isinstance(requests, dict):
        for key, request in requests.items():
            if isinstance(request, dict):
                yield member(result.pointer, "inputRequests", key), request
