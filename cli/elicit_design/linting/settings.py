"""What a lint run is told: which rules, for which revision and clients, and what to leave out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING

from elicit_design.model.levels import FindingLevel
from elicit_design.model.target import NEWEST, Revision

if TYPE_CHECKING:
    from elicit_design.clients.profile import ClientProfile


@dataclass(frozen=True, slots=True)
class LintSettings:
    """Settings of a run; the defaults check everything for the newest revision.

    Attributes:
        select: codes, names or prefixes of codes to run; empty means all.
        ignore: codes, names or prefixes to leave out; wins over `select`.
        per_path_ignores: glob -> codes, names or prefixes left out for matching paths.
        protocol: the revision to check for; None takes it from each document.
        assume: the revision of a document that does not tell.
        clients: names of the client profiles to check for.
        client_dirs: folders with profiles of the project's own.
        fail_on: the lowest severity that makes the command fail.
        baseline: path of a file of known findings that are not reported again.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    per_path_ignores: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    protocol: Revision | None = None
    assume: Revision = NEWEST
    clients: tuple[str, ...] = ()
    client_dirs: tuple[str, ...] = ()
    fail_on: FindingLevel = "error"
    baseline: str | None = None

    def ignored_in(self, path: str) -> tuple[str, ...]:
        """Return what is left out for `path`, of `ignore` and of the matching globs."""
        extra = [
            code
            for glob, codes in self.per_path_ignores.items()
            if _matches(path, glob)
            for code in codes
        ]
        return (*self.ignore, *extra)

    def profiles(self) -> tuple[ClientProfile, ...]:
        """Return the profiles of `clients`; `all` stands for every one there is."""
        return _profiles(self.clients, self.client_dirs) if self.clients else ()


DEFAULTS = LintSettings()


@cache
def _profiles(names: tuple[str, ...], folders: tuple[str, ...]) -> tuple[ClientProfile, ...]:
    from elicit_design.clients.load import load_profile, profile_names

    wanted = profile_names(folders) if "all" in names else names
    return tuple(load_profile(name, folders) for name in wanted)


def _matches(path: str, glob: str) -> bool:
    plain = path.removeprefix("./")
    return fnmatchcase(plain, glob) or fnmatchcase(plain, f"*/{glob}")
