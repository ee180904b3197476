"""Lint: files to documents to nodes to findings, less what is ignored or known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from elicit_design.clients.load import search_in
from elicit_design.linting.baseline import read_baseline, without_known
from elicit_design.linting.engine import findings, run_rules
from elicit_design.linting.files import Read, read_files, read_text
from elicit_design.linting.ignores import split
from elicit_design.linting.kinds import recognise
from elicit_design.linting.nodes import Node
from elicit_design.linting.result import LintResult, Suppressed
from elicit_design.linting.selection import check_names
from elicit_design.linting.settings import DEFAULTS, LintSettings
from elicit_design.model.finding import Finding
from elicit_design.problems import Problem


@dataclass(frozen=True, slots=True)
class Checked:
    """What one file came to; `ours` is false when nothing in it is recognised."""

    read: Read
    findings: tuple[Finding, ...] = ()
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
    search_in(*settings.client_dirs)
    check_names((*settings.select, *settings.ignore), "select or ignore")
    checked = (check_file(read, settings) for read in read_files(paths, stdin, stdin_name))
    return _result(checked, settings)


def lint_text(path: str, text: str, settings: LintSettings = DEFAULTS) -> LintResult:
    """Check a text as if it stood in a file at `path`; a baseline is not applied."""
    return _result([check_file(read_text(path, text), settings)], replace(settings, baseline=None))


def check_file(read: Read, settings: LintSettings) -> Checked:
    """Check the documents of one file."""
    profiles = settings.profiles()
    nodes, skipped = recognise(read.documents, settings.protocol, profiles, settings.assume)
    if not nodes:
        return Checked(read, skipped=skipped)
    hits = run_rules(nodes, settings)
    kept, ignored = findings(hits), 0
    if read.documents and read.documents[0].syntax != "json" and "elicit-design:" in read.text:
        kept, ignored = _without_ignored(kept, nodes, settings)
    return Checked(read, tuple(kept), ignored, skipped, ours=True)


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


def _result(checked: Sequence[Checked] | Iterator[Checked], settings: LintSettings) -> LintResult:
    found: list[Finding] = []
    problems: list[Problem] = []
    skipped: list[str] = []
    texts: dict[str, str] = {}
    files = ignored = 0
    for one in checked:
        if one.read.problem is not None and not one.read.unlike:
            problems.append(one.read.problem)
        skipped.extend([one.read.path] * (one.skipped + one.read.unlike))
        found.extend(one.findings)
        files += one.ours
        ignored += one.ignored
        if one.findings:
            texts[one.read.path] = one.read.text
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
