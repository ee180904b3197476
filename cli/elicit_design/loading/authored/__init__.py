"""Read what authors state: the `elicitation:` block of a tool and of `elicitation.yaml`."""

from __future__ import annotations

from elicit_design.loading.authored.block import read_block
from elicit_design.loading.authored.merge import merge

__all__ = ["merge", "read_block"]
