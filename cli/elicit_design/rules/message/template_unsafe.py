"""A template switches cleaning off or reaches outside itself.

Why: `safe` says that a value needs no care; `include`, `import`, `extends` and calls of
attributes let a template do more than write words. A message needs values, `if` and `for`.

Bad:
```jinja
Permanently delete {{ name | clean | safe }}? It cannot be restored.
```

Good:
```jinja
Permanently delete the project {{ name | clean(80) }}? It cannot be restored.
```

Source: Jinja documentation, sandbox and autoescaping; the product renders messages with named
values only
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.rules.base import Fault, Rule


def check(template: TemplateNode) -> Iterator[Fault]:
    """Report `safe`, tags that load or define, and underscored attributes."""
    for found in re.finditer(_REACHES, template.text):
        yield Fault(
            f"/@{found.start()}-{found.end()}",
            f"`{found[0].strip()}` has no place in a message. Write values, `if` and `for` only.",
        )


_REACHES = (
    r"\|\s*safe\b|{%-?\s*(?:include|import|from|extends|macro|call|block|autoescape|do)\b"
    r"|(?:\.|\[['\"])__\w+"
)


RULE = Rule(code="ELM031", name="template-unsafe", on=TemplateNode, check=check, severity="error")
