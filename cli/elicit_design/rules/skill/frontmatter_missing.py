"""A skill has no frontmatter that can be read.

Why: Every validator of the Agent Skills format asks for a YAML mapping between two lines of
`---` at the very start of the file. Without it a host does not know the skill's name or when to
load it, and leaves it out without a word.

Bad:
```md file=deploy-site/SKILL.md
# Deploy the site

Run the checks first.
```

Good:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish or roll back a release."
---

# Deploy the site

Run the checks first.
```

Source: agentskills/agentskills docs/specification.mdx; skills-ref parser.py; anthropics/skills
quick_validate.py
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.rules.base import Fault, Rule


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report that there is no frontmatter, or that it is no mapping."""
    if skill.problem:
        yield Fault(
            "",
            f"This skill cannot be loaded: {skill.problem}. Begin with `---`, `name:`, "
            "`description:` and `---`.",
        )


RULE = Rule(code="ELK001", name="skill-frontmatter-missing", on=SkillNode, check=check)
