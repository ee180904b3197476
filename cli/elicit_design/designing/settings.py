"""What a run may choose about designs; none of it changes a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from elicit_design.model.policy import Policy


@dataclass(frozen=True, slots=True)
class DesignSettings:
    """Settings of a run.

    Attributes:
        policy: who asks, the server or (with the right annotations) the host.
        clients: client profiles whose limits the forms keep.
        locales: locales the words are written in, English among them or added.
        locale_dirs: folders with the project's own catalogues, in front of the built-in ones.
    """

    policy: Policy = "auto"
    clients: tuple[str, ...] = ("portable",)
    locales: tuple[str, ...] = ("en", "pt-BR")
    locale_dirs: tuple[Path, ...] = ()

    @property
    def all_locales(self) -> tuple[str, ...]:
        """The locales with English, which every other one falls back to."""
        return tuple(dict.fromkeys(("en", *self.locales)))
