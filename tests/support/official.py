"""The official types of the protocol, as a judge that this project did not write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mcp_types._v2025_11_25 as v2025
import mcp_types._v2026_07_28 as v2026
from pydantic import BaseModel, ValidationError

KINDS = (
    "TitledSingleSelectEnumSchema",
    "UntitledSingleSelectEnumSchema",
    "TitledMultiSelectEnumSchema",
    "UntitledMultiSelectEnumSchema",
    "StringSchema",
    "NumberSchema",
    "BooleanSchema",
)
MODULES: dict[str, Any] = {"2025-11-25": v2025, "2026-07-28": v2026}


def params_faults(params: dict[str, Any], revision: str) -> Iterator[str]:
    """Say what the types of a revision hold against the parameters of `elicitation/create`."""
    module = MODULES[revision]
    kind = module.ElicitRequestFormParams
    if params.get("mode") == "url":
        kind = module.ElicitRequestURLParams
    yield from _faults(kind, params)
    schema = params.get("requestedSchema", {})
    for name, field in schema.get("properties", {}).items():
        if not any(_is(getattr(module, model), field) for model in KINDS):
            yield f"`{name}` is no field of {revision}: {field}"


def result_faults(result: dict[str, Any], revision: str) -> Iterator[str]:
    """Say what the types of a revision hold against the result of `tools/call`."""
    module = MODULES[revision]
    kind = module.CallToolResult
    if result.get("resultType") == "input_required":
        kind = module.InputRequiredResult
    yield from _faults(kind, result)


def answer_faults(answer: dict[str, Any], revision: str) -> Iterator[str]:
    """Say what the types of a revision hold against an `ElicitResult`."""
    yield from _faults(MODULES[revision].ElicitResult, answer)


def _faults(kind: type[BaseModel], data: dict[str, Any]) -> Iterator[str]:
    try:
        kind.model_validate(data)
    except ValidationError as error:
        yield str(error)


def _is(kind: type[BaseModel], data: dict[str, Any]) -> bool:
    """Tell whether data is of a type and has nothing that the type does not name."""
    try:
        read = kind.model_validate(data)
    except ValidationError:
        return False
    return bool(read.model_dump(by_alias=True, exclude_unset=True, mode="json") == data)
