"""A skill's name is missing or not allowed.

Why: A name has 1 to 64 lowercase letters, digits and single hyphens, none at either end; that is
what all validators accept. Names with `anthropic` or `claude` are refused on upload.

Bad:
```md file=Deploy_Site/SKILL.md
---
name: Deploy_Site
description: "Deploys the site. Use when the user asks to publish a release."
---

Run the checks first.
```

Good:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
---

Run the checks first.
```

Source: agentskills/agentskills docs/specification.mdx; skills-ref validator.py; agnix AS-004
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.rules.base import Fault, Rule

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RESERVED = ("anthropic", "claude")


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a name that some validator refuses."""
    if skill.problem:
        return
    name = skill.frontmatter.get("name")
    if not isinstance(name, str) or not name:
        yield Fault("/frontmatter", "A skill needs a name: add `name: what-it-does`.")
    elif not _NAME.fullmatch(name) or len(name) > 64:
        yield Fault(
            "/frontmatter/name",
            f"{name!r} is no skill name. Write 1 to 64 lowercase letters, digits and single "
            "hyphens, such as `deploy-site`.",
        )
    elif any(word in name for word in _RESERVED):
        yield Fault(
            "/frontmatter/name", f"{name!r} contains a reserved word. Name what the skill does."
        )


RULE = Rule(code="ELK002", name="skill-name-invalid", on=SkillNode, check=check)
