"""A design was made for another description of the tool.

Why: The design was drafted and reviewed for a description that has changed since: an argument,
an annotation, a sentence. What it asks may no longer be what the tool does.

Bad:
```json design=projects/delete_project
{"/digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"}
```

Good:
```json design=projects/delete_project
{"/policy": "elicit"}
```

Source: docs/outputs.md (digests); lvlup-sw/exarchos#1274 (forms that drift from their tool)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule


def check(node: DesignNode) -> Iterator[Fault]:
    """Compare digests, where the tool's description can be found."""
    if node.design is None:
        return
    now = node.reading.tool_digest()
    if now is not None and now != node.design.digest:
        yield Fault(
            "/digest",
            f"`{node.design.tool}` in {node.design.source} has changed since this design was "
            "made. Write it again with `design`, and review what it asks.",
        )


RULE = Rule(code="ELD007", name="design-stale", on=DesignNode, check=check, severity="warning")
