"""A message template uses a variable that its design does not declare.

Why: The server fills a template with what the design declares, under the names it declares. A
variable of another name fails when the message is written, in front of the user.

Bad:
```jinja design=projects/delete_project
Permanently delete the project {{ title | clean(80) }}? It cannot be restored.
```

Good:
```jinja design=projects/delete_project
Permanently delete the project {{ label | clean(80) }}? It cannot be restored.
```

Source: docs/design-object.md (placeholders); docs/outputs.md (message templates)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.message._jinja import expressions

_NAME = re.compile(r"\s*([A-Za-z_]\w*)")


def check(template: TemplateNode) -> Iterator[Fault]:
    """Report variables that the design beside the template does not declare."""
    if template.declared is None:
        return
    for start, inner in expressions(template.text):
        name = _NAME.match(inner)
        if name and name[1] not in template.declared:
            known = ", ".join(sorted(template.declared)) or "none"
            yield Fault(
                f"/@{start}-{start + len(inner) + 4}",
                f"`{name[1]}` is not declared by the design beside this template ({known}).",
            )


RULE = Rule(code="ELD023", name="template-variable-undeclared", on=TemplateNode, check=check)
