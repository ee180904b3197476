"""The message names the tool instead of what it acts on.

Why: The user knows vaults, projects and people, not the names of functions. "The tool
keyvault_secret_get may access sensitive data" asks for a signature under a blank page; which
vault and which secret is what has to be decided.

Bad:
```json design=projects/delete_project
{"/cases/0/question/words/en/message": "Let delete_project run for {label}? It cannot be restored."}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/en/message": "Permanently delete {label}? It cannot be restored."}
```

Source: the confirmation template of the Azure MCP server; Microsoft mess-confirm.md (be specific)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_SPLIT = re.compile(r"[_.\-]|(?<=[a-z])(?=[A-Z])")


def check(node: DesignNode) -> Iterator[Fault]:
    """Report messages in which the tool's name stands, if it is a name and not a word."""
    for one in asked(node):
        name = one.design.tool
        if len(_SPLIT.split(name)) < 2:
            continue
        keys = ("message", *(variant.key for variant in one.question.variants))
        for locale, entries in one.question.words.items():
            for key in keys:
                if name in entries.get(key, ""):
                    yield Fault(
                        member(one.pointer, "words", locale, key),
                        f"`{name}` says nothing to the user. Name what it acts on.",
                    )


RULE = Rule(code="ELD024", name="message-names-tool", on=DesignNode, check=check)
