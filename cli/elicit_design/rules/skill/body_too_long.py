"""A skill's body is too long to be loaded whole.

Why: The body is read whole each time the skill is used. The format advises fewer than 500 lines
and 5,000 tokens; what is needed now and then belongs in `references/`, one level deep. A flat
copy of a skill carries its references with it, so only its lines are counted.

Bad:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
---

The steps are in [the long list](references/europe/production/steps.md).
```

Good:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
---

The steps are in [the long list](references/production-steps.md).
```

Source: agentskills/agentskills docs/specification.mdx; anthropics/skills skill-creator
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.linting.skills import is_bare
from elicit_design.rules.base import Fault, Rule

_MOST_LINES = 500
_MOST_CHARACTERS = 20_000
"""About 5,000 tokens of English."""

_DEEP = re.compile(r"\]\(((?:references|scripts|assets)/[^)\s/]+/[^)\s]+)\)")


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a body of too many lines or characters, and references more than a level deep."""
    lines = skill.body.count("\n") + 1
    long = len(skill.body) > _MOST_CHARACTERS and not is_bare(skill.source.path)
    if lines >= _MOST_LINES or long:
        yield Fault(
            "/body",
            f"The body has {lines} lines and {len(skill.body)} characters. Keep it under "
            f"{_MOST_LINES} lines and {_MOST_CHARACTERS} characters; move details to references/.",
        )
    for found in _DEEP.finditer(skill.body):
        yield Fault(
            f"/body/@{found.start(1)}-{found.end(1)}",
            f"`{found[1]}` is more than one level deep. Keep references directly in their folder.",
        )


RULE = Rule(
    code="ELK008", name="skill-body-too-long", on=SkillNode, check=check, severity="warning"
)
