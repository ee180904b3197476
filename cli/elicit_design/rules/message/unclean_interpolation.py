"""A template writes a value without cleaning it.

Why: Values come from the model, and through it from strangers: line breaks, bidirectional marks
and quotes in a name can turn a question into another one. Every value goes through `clean`, or
through a filter that writes numbers, money, times and lists.

Bad:
```jinja
Permanently delete the project {{ name }}? It cannot be restored.
```

Good:
```jinja
Permanently delete the project {{ name | clean(80) }}? It cannot be restored.
```

Source: PyPI mcp-confirm (sanitises values in prompts); peers' wording table: untrusted values
are an injection surface
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.message._jinja import expressions


def check(template: TemplateNode) -> Iterator[Fault]:
    """Report each `{{ ... }}` that passes through none of the writing filters."""
    for start, inner in expressions(template.text):
        filters = set(_FILTER.findall(_STRINGS.sub("", inner)))
        if not filters & WRITES and not _CONSTANT.fullmatch(inner):
            says = f"`{inner.strip()}` is written as it came. Add `| clean`."
            yield Fault(f"/@{start}-{start + len(inner) + 4}", says)


WRITES = frozenset({"clean", "number", "money", "instant", "list", "plural", "size"})
_FILTER = re.compile(r"\|\s*(\w+)")
_STRINGS = re.compile(r"'[^']*'|\"[^\"]*\"")
_CONSTANT = re.compile(r"\s*(?:'[^']*'|\"[^\"]*\"|[0-9.]+)\s*")


RULE = Rule(
    code="ELM030", name="unclean-interpolation", on=TemplateNode, check=check, severity="error"
)
