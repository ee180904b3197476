"""What a run is asked to do: settings of the project merged with flags, flags winning."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from elicit_design.model.levels import FindingLevel
from elicit_design.model.policy import Policy
from elicit_design.model.target import NEWEST, REVISIONS, Revision
from elicit_design.problems import Problem, UserError

EmitKind = Literal["page", "wire"]
SDKS = ("mcp-2", "mcp-1", "fastmcp-4", "ts-2", "ts-1")
EMIT_KINDS: tuple[EmitKind, ...] = get_args(EmitKind)
POLICIES: tuple[Policy, ...] = get_args(Policy)
FAIL_LEVELS: tuple[FindingLevel, ...] = get_args(FindingLevel)
_NOTHING: Mapping[str, tuple[str, ...]] = {}  # no proxy: settings go to other processes


class LintOptions(NamedTuple):
    """The `lint` table of the settings."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    per_path_ignores: Mapping[str, tuple[str, ...]] = _NOTHING
    fail_on: FindingLevel = "error"
    baseline: Path | None = None


class Options(NamedTuple):
    """Everything that settings or flags may say about a run.

    Attributes:
        out: folder that generated files go to.
        policy: who asks; never changes a verdict.
        protocol: the revision that lint checks against when a document does not tell.
        clients: client profiles to satisfy.
        emit: what is written beside the design itself.
        locales: the locales a message template is written for.
        locale_dir, client_dir, template_dir: the project's own data, in front of ours.
        review_below: verdicts under this confidence are marked "needs review".
        sdks: handlers to write along with each design.
    """

    out: Path = Path("outputs")
    policy: Policy = "auto"
    protocol: Revision = NEWEST
    clients: tuple[str, ...] = ("portable",)
    emit: tuple[EmitKind, ...] = ()
    locales: tuple[str, ...] = ("en", "pt-BR")
    locale_dir: Path | None = None
    client_dir: Path | None = None
    template_dir: Path | None = None
    review_below: float | None = None
    sdks: tuple[str, ...] = ()
    lint: LintOptions = LintOptions()

    def with_flags(self, **flags: object) -> Options:
        """Return these options with every flag that was given (is not None or empty)."""
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in flags.items()
            if name in self._fields and value is not None and value != []
        }
        return self._replace(**given)


def comma_separated(values: list[str] | None, known: tuple[str, ...], flag: str) -> list[str]:
    """Split repeated and comma-separated flag values, naming the known ones on a mistake."""
    found = [part.strip() for value in values or [] for part in value.split(",") if part.strip()]
    for value in found:
        if value not in known:
            raise UserError(Problem(f"{flag} {value!r} is not known.", f"Use {', '.join(known)}."))
    return found


def check_revision(value: str | None) -> Revision | None:
    """Return the revision a flag names, or complain with the list of them."""
    if value is None:
        return None
    for revision in REVISIONS:
        if value == revision:
            return revision
    raise UserError(
        Problem(f"--protocol {value!r} is not a revision.", f"Use {', '.join(REVISIONS)}.")
    )


def check_policy(value: str | None) -> Policy | None:
    """Return the policy a flag names, or complain with the list of them."""
    if value is None:
        return None
    for policy in POLICIES:
        if value == policy:
            return policy
    raise UserError(Problem(f"--policy {value!r} is not known.", f"Use {', '.join(POLICIES)}."))
