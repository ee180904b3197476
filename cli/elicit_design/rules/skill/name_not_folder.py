"""A skill's name is not that of its folder.

Why: Hosts find a skill by its folder and show it by its name; two of three validators refuse a
skill in which they differ.

Bad:
```md file=site/SKILL.md
---
name: deploy-site
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

Source: agentskills/agentskills docs/specification.mdx; skills-ref validator.py; agnix AS-017
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.linting.skills import is_bare
from elicit_design.rules.base import Fault, Mend, Replace, Rule


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a name that differs from the folder `SKILL.md` lies in."""
    name = skill.frontmatter.get("name")
    folder = PurePosixPath(skill.source.path).parent.name
    if is_bare(skill.source.path) or not isinstance(name, str) or folder in ("", ".", name):
        return
    yield Fault(
        "/frontmatter/name",
        f"The name {name!r} is not that of the folder {folder!r}. Give both the same name.",
        Mend(f"Name the skill {folder!r}", (Replace("/frontmatter/name", folder),), safe=False),
    )


RULE = Rule(code="ELK003", name="skill-name-not-folder", on=SkillNode, check=check)
