"""A template writes no value.

Why: A message that is the same for every call cannot name what this call is about, so every
question looks alike and gets the same click.

Bad:
```jinja
Permanently delete the project? It cannot be restored.
```

Good:
```jinja
Permanently delete the project {{ name | clean(80) }}? It cannot be restored.
```

Source: Microsoft UX guide, confirmations (full names of objects); wording table: interpolate at
least one identifying value
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.message._jinja import expressions


def check(template: TemplateNode) -> Iterator[Fault]:
    """Report a template without a single value in it."""
    if template.declared is not None:
        return  # the design beside it has rules of its own for what is shown
    if template.text.strip() and not any(True for _ in expressions(template.text)):
        yield Fault("", "Name the object: write at least one value, such as `{{ name | clean }}`.")


RULE = Rule(
    code="ELM033", name="template-names-nothing", on=TemplateNode, check=check, severity="warning"
)
