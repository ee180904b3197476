"""A tool's name is outside the specification's rules.

Why: Since 2025-11-25 a name has 1 to 128 letters, digits, `_`, `-` and `.`, and is unique on its
server. Hosts build function names of it; a space, a comma or a slash breaks there.

Bad:
```yaml file=tools.yaml
name: delete project
description: Permanently delete a project.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Good:
```yaml file=tools.yaml
name: delete_project
description: Permanently delete a project.
annotations: {readOnlyHint: false, destructiveHint: true}
arguments:
  id!: string
elicitation: {verdict: form, purposes: [confirm]}
```

Source: specification 2025-11-25 and 2026-07-28 server/tools §Tool Names
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import ToolNode
from elicit_design.rules.base import Fault, Rule

_NAME = re.compile(r"[A-Za-z0-9_.-]{1,128}")


def check(node: ToolNode) -> Iterator[Fault]:
    """Report a name with other characters, of more than 128, or that another tool has."""
    name = node.tool.name
    at = member(node.pointer, "name")
    if not _NAME.fullmatch(name):
        yield Fault(
            at,
            "A tool's name has 1 to 128 letters, digits, `_`, `-` and `.`, and nothing else. "
            "Rename the tool.",
        )
    first = next(tool for tool in node.siblings if tool.name == name)
    if first is not node.tool:
        yield Fault(at, f"Another tool of this server is called `{name}`. Rename one of them.")


RULE = Rule(
    code="ELT012",
    name="tool-name-outside-rules",
    on=ToolNode,
    check=check,
    severity="warning",
    since="2025-11-25",
)
