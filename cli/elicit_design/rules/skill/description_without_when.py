"""A skill's description does not say when to use it.

Why: Hosts load a skill by its description. One that only says what the skill is, is loaded too
seldom; a description says what and when.

Bad:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deployment of the site."
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

Source: agentskills/agentskills docs/specification.mdx; anthropics/skills skill-creator
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.rules.base import Fault, Rule

_WHEN = re.compile(
    r"\b(when|whenever|before|after|if|use (this|it)? ?(for|to|on)|"
    r"quando|ao|cuando|al|lorsque|quand|wenn|sobald)\b|とき|場合",
    re.IGNORECASE,
)


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a description without a word that tells when."""
    text = skill.frontmatter.get("description")
    if isinstance(text, str) and text.strip() and not _WHEN.search(text):
        yield Fault(
            "/frontmatter/description",
            "The description does not say when to use the skill. Add a sentence such as "
            "`Use when the user asks to ...`.",
        )


RULE = Rule(
    code="ELK005",
    name="skill-description-without-when",
    on=SkillNode,
    check=check,
    severity="warning",
    confidence="medium",
)
