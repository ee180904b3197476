"""A header annotation that makes clients drop the tool.

Why: `x-mcp-header` names a header: a non-empty token of RFC 9110, unique whatever the case, on a
string, integer or boolean that is reached through `properties` alone. HTTP clients drop the
whole tool otherwise.

Bad:
```json file=tools.json
{
  "name": "list_invoices",
  "description": "List invoices.",
  "annotations": {"readOnlyHint": true},
  "inputSchema": {
    "type": "object",
    "properties": {"region": {"type": "string", "x-mcp-header": "My Region"}}
  },
  "elicitation": {"verdict": "none", "reason": "read-only"}
}
```

Good:
```json file=tools.json
{
  "name": "list_invoices",
  "description": "List invoices.",
  "annotations": {"readOnlyHint": true},
  "inputSchema": {
    "type": "object",
    "properties": {"region": {"type": "string", "x-mcp-header": "My-Region"}}
  },
  "elicitation": {"verdict": "none", "reason": "read-only"}
}
```

Source: specification 2026-07-28 server/tools §x-mcp-header (SEP-2243)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.model.tool import Argument
from elicit_design.rules.base import Fault, Rule

HEADER = "x-mcp-header"
_TOKEN = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_REACHED = re.compile(r"/inputSchema(/properties/[^/]+)+")
_TYPES = {"string", "integer", "boolean"}


def check(node: ToolNode) -> Iterator[Fault]:
    """Report every annotation that breaks one of the rules."""
    seen: set[str] = set()
    for argument in node.tool.arguments:
        if HEADER not in argument.schema:
            continue
        name = argument.schema[HEADER]
        wrong = _wrong(argument)
        if isinstance(name, str):
            if name.lower() in seen:
                wrong = "another argument has the same header"
            seen.add(name.lower())
        if wrong:
            at = member(node.pointer + argument.where, HEADER)
            says = f"Clients drop this tool: {wrong}. Write a unique token such as `Region`."
            yield Fault(at, says)


def _wrong(argument: Argument) -> str | None:
    name = argument.schema[HEADER]
    if not isinstance(name, str) or not _TOKEN.fullmatch(name):
        return "a header's name is a token of letters, digits and hyphens"
    if not argument.types or not _TYPES.issuperset(argument.types):
        return "only a string, an integer or a boolean can be a header"
    if not _REACHED.fullmatch(argument.where):
        return "only what is reached through `properties` can be a header"
    return None


RULE = Rule(code="ELT014", name="header-invalid", on=ToolNode, check=check, since="2026-07-28")
