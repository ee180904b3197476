"""A skill's frontmatter has a key that not every host knows.

Why: Two validators and the upload of claude.ai take exactly six keys: `name`, `description`,
`license`, `compatibility`, `metadata` and `allowed-tools`. What is a host's own goes under
`metadata`.

Bad:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
version: "1.2"
---

Run the checks first.
```

Good:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
metadata:
  version: "1.2"
---

Run the checks first.
```

Source: skills-ref validator.py; anthropics/skills quick_validate.py, #614, #1434, #249
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import SkillNode
from elicit_design.rules.base import Fault, Rule

_KEYS = ("name", "description", "license", "compatibility", "metadata", "allowed-tools")


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report every key beside the six."""
    for key in skill.frontmatter:
        if key not in _KEYS:
            yield Fault(
                member("/frontmatter", key),
                f"`{key}` is refused by validators. Move it under `metadata`; only "
                f"{', '.join(_KEYS)} stand at the top.",
                on_key=True,
            )


RULE = Rule(code="ELK006", name="skill-unknown-key", on=SkillNode, check=check)
