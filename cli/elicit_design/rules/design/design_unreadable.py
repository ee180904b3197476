"""A design cannot be read.

Why: Handlers, pages and wire examples are made from `design.json`. One that lacks a member, or
says something the format does not know, makes none of them; `elicit-design schema design` prints
the JSON Schema.

Bad:
```json design=projects/delete_project
{"/cases/0/question/fallback/kind": "go-ahead"}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/fallback/kind": "out-of-band"}
```

Source: docs/design-object.md; the JSON Schema of designs
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule


def check(node: DesignNode) -> Iterator[Fault]:
    """Report the first thing that keeps the design from being read."""
    fault = node.reading.fault
    if fault is not None:
        says = fault.says.partition(": ")[2] if fault.says.startswith("/") else fault.says
        yield Fault(fault.pointer, f"This is no design: it {says}. Write it again with `design`.")


RULE = Rule(code="ELD001", name="design-unreadable", on=DesignNode, check=check)
