"""What a run may choose about the files it writes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Emit = Literal["page", "wire"]
"""Files beyond the usual: the one-page design, complete exchanges of each revision."""


@dataclass(frozen=True, slots=True)
class RenderSettings:
    """Settings of the files.

    Attributes:
        emit: files wanted beyond the usual ones.
        locales: locales of the message templates; a design may have others too.
        template_dirs: folders of the user's with templates, in front of ours.
        locale_dirs: folders with the project's own catalogues.
    """

    emit: frozenset[str] = frozenset()
    locales: tuple[str, ...] = ("en", "pt-BR")
    template_dirs: tuple[Path, ...] = ()
    locale_dirs: tuple[Path, ...] = ()


DEFAULTS = RenderSettings()
"""Settings when none are chosen."""
