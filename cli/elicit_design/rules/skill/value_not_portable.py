"""A value of a skill's frontmatter is not what every validator reads.

Why: One validator parses a strict subset of YAML that has no `[a, b]` and no `{a: b}`;
`allowed-tools` is a text with spaces, and a list of them once broke every skill of a repository.
`compatibility` has at most 500 characters, and `metadata` holds texts only.

Bad:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
allowed-tools: [Read, Grep]
---

Run the checks first.
```

Good:
```md file=deploy-site/SKILL.md
---
name: deploy-site
description: "Deploys the site. Use when the user asks to publish a release."
allowed-tools: "Read Grep"
---

Run the checks first.
```

Source: skills-ref parser.py (strictyaml); personamanagmentlayer/pcl#39
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import SkillNode
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Rule

_TEXTS = ("name", "description", "license", "compatibility", "allowed-tools")
_MOST_COMPATIBILITY = 500


def check(skill: SkillNode) -> Iterator[Fault]:
    """Report values that are no plain text, or metadata that is no mapping of texts."""
    for key, value in skill.frontmatter.items():
        at = member("/frontmatter", key)
        if key in _TEXTS and not isinstance(value, str):
            yield Fault(at, f'`{key}` is a text, not a list or mapping. Write `{key}: "..."`.')
        if key == "metadata" and not _is_text_map(value):
            yield Fault(at, '`metadata` maps names to texts. Write one `name: "text"` a line.')
        if key == "compatibility" and isinstance(value, str) and len(value) > _MOST_COMPATIBILITY:
            yield Fault(at, f"`compatibility` has at most {_MOST_COMPATIBILITY} characters.")


def _is_text_map(value: Json) -> bool:
    return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())


RULE = Rule(code="ELK007", name="skill-value-not-portable", on=SkillNode, check=check)
