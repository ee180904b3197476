"""An ignore silences nothing.

Why: An ignore that outlived its finding hides the next one on the same line. One without codes
silences nothing at all, because a blanket would hide what nobody has seen yet.

Bad:
```yaml
type: object
properties:
  note: # elicit-design: ignore[ELS060] it is no secret
    type: string
    title: Note for the reviewer
    description: Shown with the request
```

Good:
```yaml
type: object
properties:
  secret_note: # elicit-design: ignore[ELS060] a note in a game, no credential
    type: string
    title: Note for the finder
    description: Shown to the player who opens the chest
```

Source: ruff RUF100 and sqlfluff --warn-unused-ignores do the same; zizmorcore/zizmor#189 says why
no blanket
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import IgnoreNode
from elicit_design.rules.base import Fault, Rule


def check(ignore: IgnoreNode) -> Iterator[Fault]:
    """Report the codes of an ignore that silenced nothing."""
    if not ignore.codes:
        yield Fault(ignore.pointer, "Name what is ignored: `ignore[ELS012] reason`.")
    unused = [code for code in ignore.codes if code not in ignore.used]
    if unused:
        yield Fault(
            ignore.pointer,
            f"{', '.join(unused)} is not found here any more. Remove it from the ignore.",
        )


RULE = Rule(code="ELX001", name="unused-ignore", on=IgnoreNode, check=check, severity="warning")
