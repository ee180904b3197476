"""How severe a finding is; apart from findings so that options stay light."""

from __future__ import annotations

from typing import Literal

FindingLevel = Literal["info", "warning", "error"]

LEVEL_ORDER: dict[FindingLevel, int] = {"info": 0, "warning": 1, "error": 2}
