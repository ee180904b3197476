"""A constant is not fixed and readable.

Why: The server compares constants in every locale and every revision, and some clients show them
as labels. One with a value in it can be reshaped by that value, one that is translated no longer
compares, and an opaque one is a button without words.

Bad:
```json design=projects/delete_project
{
  "/cases/0/question/form/fields/0/options/1/value": "delete {label}",
  "/cases/0/question/rendered": null
}
```

Good:
```json design=projects/delete_project
{
  "/cases/0/question/form/fields/0/options/1/value": "delete it",
  "/cases/0/question/rendered": null
}
```

Source: docs/design-object.md (constants); microsoft/vscode mcpElicitationService.ts (constant
as label)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import CandidateOption, asked, constant

_FIXED = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .,:/'()&+_-]{0,79}")
_OPAQUE = re.compile(r"\d{1,3}|[a-z]|[0-9a-f]{12,}|[a-z]+_[a-z_]+", re.IGNORECASE)
"""Not asked of an option that merely answers: its constant is a value of the tool's own."""


def check(node: DesignNode) -> Iterator[Fault]:
    """Report constants that are not short plain words, and ones that stand twice."""
    for one in asked(node):
        seen: set[str] = set()
        for option, at in one.options:
            if isinstance(option, CandidateOption):
                continue
            value = constant(option) or ""
            opaque = option.role != "answer" and _OPAQUE.fullmatch(value)
            if not _FIXED.fullmatch(value) or opaque:
                says = f"{value!r} is no constant that reads as words. Write for example `keep it`."
                yield Fault(f"{at}/value", says)
            if (at.rpartition("/options/")[0] + value) in seen:
                yield Fault(f"{at}/value", f"Two options have the constant {value!r}.")
            seen.add(at.rpartition("/options/")[0] + value)


RULE = Rule(code="ELD015", name="constant-interpolated", on=DesignNode, check=check)
