"""An outcome's result makes the client raise.

Why: A tool with an `outputSchema` has to return conforming `structuredContent` or an error. The
official clients raise on a refusal that is text alone, so the user's "no" ends as a crash.

Bad:
```json design=projects/delete_project
{"/outputSchema": {
  "type": "object",
  "properties": {"deleted": {"type": "integer"}},
  "required": ["deleted"]
}}
```

Good:
```json design=projects/delete_project
{
  "/outputSchema": {
    "type": "object",
    "properties": {"deleted": {"type": "integer"}},
    "required": ["deleted"]
  },
  "/cases/0/question/outcomes/1/structuredContent": {"deleted": 0},
  "/cases/0/question/outcomes/2/structuredContent": {"deleted": 0}
}
```

Source: mcp 2.3.0 client (has an output schema but did not return structured content);
@modelcontextprotocol/sdk 1.32.2 client
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.model.design import Design, Outcome
from elicit_design.model.values import Json
from elicit_design.protocol.conformity import mismatches
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_ECHO = "$argument"


def check(node: DesignNode) -> Iterator[Fault]:
    """Report results that are no error and do not conform to the tool's `outputSchema`."""
    if node.design is None or not node.design.output_schema:
        return
    for one in asked(node):
        for outcome, at in one.outcomes:
            if outcome.is_error is False and outcome.name != "accepted":
                yield from _wrong(one.design, outcome, at)


def _wrong(design: Design, outcome: Outcome, at: str) -> Iterator[Fault]:
    if outcome.structured_content is None:
        yield Fault(
            at,
            f"`{outcome.name}` returns text alone, and the tool has an `outputSchema`: clients "
            "raise. Return `structuredContent` that conforms, or `isError: true`.",
        )
        return
    content = _without_echoes(outcome.structured_content)
    for below, says in mismatches(content, design.output_schema or {}):
        if not _stands_for_argument(outcome.structured_content, below):
            yield Fault(
                member(at, "structuredContent") + below,
                f"This does not conform to the tool's `outputSchema`: {says}",
            )


def _without_echoes(value: Json) -> Any:
    if isinstance(value, Mapping):
        return "" if _ECHO in value else {key: _without_echoes(v) for key, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_echoes(item) for item in value]
    return value


def _stands_for_argument(value: Json, pointer: str) -> bool:
    """Whether an argument's value stands at the pointer or around it; its type is not known."""
    for step in pointer.split("/")[1:]:
        if isinstance(value, Mapping):
            if _ECHO in value:
                return True
            value = value.get(step.replace("~1", "/").replace("~0", "~"))
        elif isinstance(value, (list, tuple)) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
    return isinstance(value, Mapping) and _ECHO in value


RULE = Rule(code="ELD003", name="outcome-breaks-client", on=DesignNode, check=check)
