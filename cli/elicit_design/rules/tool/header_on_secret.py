"""A secret argument is mirrored into a header.

Why: `x-mcp-header` copies an argument into an HTTP header that proxies and logs read. The
specification says that passwords, keys, tokens and personal data must not be marked so.

Bad:
```json file=tools.json
{
  "name": "list_invoices",
  "description": "List invoices.",
  "annotations": {"readOnlyHint": true},
  "inputSchema": {
    "type": "object",
    "properties": {
      "region": {"type": "string"},
      "phone_number": {"type": "string", "x-mcp-header": "Phone"}
    }
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
    "properties": {
      "region": {"type": "string", "x-mcp-header": "Region"},
      "phone_number": {"type": "string"}
    }
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
from elicit_design.rules.base import Fault, Mend, Remove, Rule

HEADER = "x-mcp-header"
_PERSONAL = re.compile(
    r"(^|_|-)(e?mail(_address)?|phone(_number)?|ssn|birth(_?date|day)?|passport|address)$", re.I
)


def check(node: ToolNode) -> Iterator[Fault]:
    """Report marked arguments that carry a secret or name a person."""
    marked = [argument for argument in node.tool.arguments if HEADER in argument.schema]
    for argument in marked:
        secret = argument in node.facts.secret_arguments
        if secret or _PERSONAL.search(argument.name):
            at = member(node.pointer + argument.where, HEADER)
            what = "a secret" if secret else "personal data"
            yield Fault(
                at,
                f"`{argument.name}` is {what} and would stand in a header that proxies read. "
                f"Remove `{HEADER}`.",
                Mend(f"Remove {HEADER}", (Remove(at),), safe=False),
            )


RULE = Rule(code="ELT013", name="header-on-secret", on=ToolNode, check=check, since="2026-07-28")
