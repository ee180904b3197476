"""A skill's description is missing or not allowed.

Why: The description is all that a host reads before it decides to load a skill. It has 1 to
1,024 characters; one validator refuses `<` and `>` in it, and hosts refuse XML tags.

Bad:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys <site>. Use when the user asks to publish a release."
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

Source: agentskills/agentskills docs/specification.mdx; anthropics/skills quick_validate.py
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.rules.base import Fault, Rule

_MOST = 1024


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a description that is missing, too long, or has angle brackets."""
    if skill.problem:
        return
    text = skill.frontmatter.get("description")
    if not isinstance(text, str) or not text.strip():
        yield Fault("/frontmatter", "A skill needs a description: say what it does and when.")
        return
    if len(text) > _MOST:
        yield Fault(
            "/frontmatter/description",
            f"The description has {len(text)} characters. Write at most {_MOST}.",
        )
    if "<" in text or ">" in text:
        yield Fault(
            "/frontmatter/description",
            "The description has an angle bracket, which a validator refuses. Use words.",
        )


RULE = Rule(code="ELK004", name="skill-description-invalid", on=SkillNode, check=check)
