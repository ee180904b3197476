"""A skill stands as a bare file.

Why: A skill is a folder with a `SKILL.md` in it. A file such as `skill-deploy-site.md` is
refused by two validators, and passes the third only because it is not recognised at all. Keep
the flat file for hosts that want one, but let the folder stand beside it.

Bad:
```md file=skill-deploy-site.md
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

Source: skills-ref validator.py ("Not a directory"); agentskills/agentskills
docs/specification.mdx
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import SkillNode
from elicit_design.linting.skills import is_bare, stands_beside
from elicit_design.rules.base import Fault, Rule


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report a skill's file that is no `SKILL.md` and has no folder beside it."""
    name = skill.frontmatter.get("name")
    if skill.problem or not isinstance(name, str) or not is_bare(skill.source.path):
        return
    if not stands_beside(skill.source.path, name):
        yield Fault(
            "",
            f"Hosts do not find a skill in a bare file. Put it in `{name}/SKILL.md`; a flat copy "
            "may stay beside that folder.",
        )


RULE = Rule(code="ELK009", name="skill-bare-file", on=SkillNode, check=check, severity="warning")
