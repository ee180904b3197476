"""Lint: files to documents to nodes to findings, less what is ignored or known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from elicit_design.linting.baseline import read_baseline, without_known
from elicit_design.linting.engine import findings, run_rules
from elicit_design.linting.files import Read, find, read_one, read_text
from elicit_design.linting.ignores import split
from elicit_design.linting.kinds import recognise
from elicit_design.linting.nodes import Node
from elicit_design.linting.parallel import each
from elicit_design.linting.result import LintResult, Suppressed
from elicit_design.linting.selection import check_names
from elicit_design.linting.settings import DEFAULTS, LintSettings
from elicit_design.loading.sources import Found
from elicit_design.model.finding import Finding
from elicit_design.problems import Problem


class Checked(NamedTuple):
    """What one file came to.

    Attributes:
        text: of a file with findings, else empty.
        unlike: a file that could not be read and mentions nothing of ours.
        ours: false when nothing in the file is recognised.
    """

    path: str
    text: str = ""
    findings: tuple[Finding, ...] = ()
    problem: Problem | None = None
    unlike: bool = False
    ignored: int = 0
    skipped: int = 0
    ours: bool = False


def lint(
    *paths: str | Path,
    settings: LintSettings = DEFAULTS,
    stdin: bytes | None = None,
    stdin_name: str = "-",
) -> LintResult:
    """Check files against the rules.

    Args:
        paths: files, folders, patterns and `-` for standard input.
        settings: what to check and what to leave out.
        stdin: what standard input holds, when `-` is among the paths.
        stdin_name: the path to report for it.

    Returns:
        Findings with their places, and as data what could not be read.

    Raises:
        UserError: for settings that name no rule, no client or no readable baseline.
    """
    if settings.client_dirs:
        from elicit_design.clients.load import search_in  # most runs ask for no client

        search_in(*settings.client_dirs)
    check_names((*settings.select, *settings.ignore), "select or ignore")
    files = list(find(paths))
    check = partial(check_found, settings=settings, stdin=stdin, stdin_name=stdin_name)
    return _result(each(check, files), settings)


def lint_text(path: str, text: str, settings: LintSettings = DEFAULTS) -> LintResult:
    """Check a text as if it stood in a file at `path`; a baseline is not applied."""
    return _result([check_file(read_text(path, text), settings)], replace(settings, baseline=None))


def check_found(
    found: Found | Problem, settings: LintSettings, stdin: bytes | None, stdin_name: str
) -> Checked:
    """Read and check one file."""
    return check_file(read_one(found, stdin, stdin_name), settings)


def check_file(read: Read, settings: LintSettings) -> Checked:
    """Check the documents of one file."""
    profiles = settings.profiles()
    nodes, skipped = recognise(read.documents, settings.protocol, profiles, settings.assume)
    kept, ignored = findings(run_rules(nodes, settings)), 0
    if nodes and nodes[0].source.syntax != "json" and "elicit-design:" in read.text:
        kept, ignored = _without_ignored(kept, nodes, settings)
    return Checked(
        path=read.path,
        text=read.text if kept else "",
        findings=tuple(kept),
        problem=read.problem,
        unlike=read.unlike,
        ignored=ignored,
        skipped=skipped,
        ours=bool(nodes),
    )


def _without_ignored(
    found: list[Finding], nodes: Sequence[Node], settings: LintSettings
) -> tuple[list[Finding], int]:
    """Apply a file's ignores, and check the ignores themselves."""
    source, revision = nodes[0].source, nodes[0].revision
    kept, comments = split(found, source, revision)
    ignored = len(found) - len(kept)
    kept.extend(findings(run_rules(comments, settings)))
    kept.sort(key=lambda one: (one.position.line, one.position.column, one.code))
    return kept, ignored


def _result(checked: Iterable[Checked], settings: LintSettings) -> LintResult:
    found: list[Finding] = []
    problems: list[Problem] = []
    skipped: list[str] = []
    texts: dict[str, str] = {}
    files = ignored = 0
    for one in checked:
        if one.problem is not None and not one.unlike:
            problems.append(one.problem)
        skipped.extend([one.path] * (one.skipped + one.unlike))
        found.extend(one.findings)
        files += one.ours
        ignored += one.ignored
        if one.findings:
            texts[one.path] = one.text
    known = read_baseline(Path(settings.baseline)) if settings.baseline else None
    left, stale = without_known(found, known) if known is not None else (found, 0)
    return LintResult(
        findings=tuple(left),
        problems=tuple(problems),
        skipped=tuple(skipped),
        suppressed=Suppressed(ignored, len(found) - len(left)),
        checked=files,
        stale_baseline=stale,
        texts=texts,
    )
