"""`elicit-design lint`: check forms, requests, tools, designs, words and skills."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elicit_design.commands.inputs import ConfigFile, Quiet, note, report_problems
from elicit_design.config import load_options
from elicit_design.options import FAIL_LEVELS, Options, check_revision
from elicit_design.problems import Problem, UserError

if TYPE_CHECKING:
    from elicit_design.linting import LintResult, LintSettings
    from elicit_design.linting.fixing import Mended

FORMATS = ("text", "json", "jsonl", "sarif", "github")

_EPILOG = """
Examples:

  elicit-design lint forms/                        everything below

  elicit-design lint form.json --client codex      for Codex, too

  elicit-design lint forms/ --fix --diff           what fixes would change

  elicit-design lint - --stdin-filename form.yaml  from standard input

  elicit-design lint . --format sarif > out.sarif  for code scanning
"""


def lint_command(  # one parameter an option
    paths: Annotated[
        list[str],
        typer.Argument(metavar="PATH...", help="Files, folders, globs; - for standard input."),
    ],
    select: Annotated[
        list[str] | None,
        typer.Option(metavar="CODES", help="Only these rules: codes, starts of codes or names."),
    ] = None,
    ignore: Annotated[
        list[str] | None, typer.Option(metavar="CODES", help="Leave these rules out.")
    ] = None,
    protocol: Annotated[
        str | None,
        typer.Option(
            metavar="REVISION",
            help="Check for this revision, whatever a document says of itself.",
        ),
    ] = None,
    client: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Check for this client too; repeatable, or `all`."),
    ] = None,
    output_format: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help=f"{', '.join(FORMATS)}.")
    ] = "text",
    fix: Annotated[bool, typer.Option("--fix", help="Apply the safe fixes in place.")] = False,
    unsafe_fixes: Annotated[
        bool, typer.Option("--unsafe-fixes", help="Apply the other fixes as well.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what the fixes would change; write nothing.")
    ] = False,
    fail_on: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Exit with 1 from info, warning or error.")
    ] = None,
    exit_zero: Annotated[
        bool, typer.Option("--exit-zero", help="Exit with 0 whatever is found.")
    ] = False,
    statistics: Annotated[
        bool, typer.Option("--statistics", help="Count findings by rule instead of listing them.")
    ] = False,
    baseline: Annotated[
        str | None, typer.Option(metavar="FILE", help="Do not report the findings listed here.")
    ] = None,
    write_baseline: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write all findings to a baseline.")
    ] = None,
    stdin_filename: Annotated[
        str | None, typer.Option(metavar="NAME", help="What - is called in the output.")
    ] = None,
    skip_unknown: Annotated[
        bool,
        typer.Option(
            "--skip-unknown", help="Do not complain when none of the files is of our kinds."
        ),
    ] = False,
    quiet: Quiet = False,
    config: ConfigFile = None,
) -> None:
    """Find what a real client breaks on, in forms, requests, tools, designs, words and skills."""
    options = load_options(file=Path(config) if config else None)
    _check_choice("--format", output_format, FORMATS)
    _check_choice("--fail-on", fail_on, FAIL_LEVELS)
    settings = _settings(options, select, ignore, protocol, client, baseline)
    stdin = sys.stdin.buffer.read() if "-" in paths else None
    name = stdin_filename or "-"
    if fix or unsafe_fixes or diff:
        mended = _fix(paths, settings, stdin, name, unsafe_fixes, write=not diff, quiet=quiet)
        if diff:
            return
        if stdin is not None:  # standard output holds the mended text, so nothing else goes there
            _end(mended, options.lint.fail_on, exit_zero, skip_unknown, paths)
            return
    result = _lint(paths, settings, stdin, name)
    report_problems(result.problems)
    if write_baseline:
        _write_baseline(write_baseline, result, quiet)
        return
    if result.checked or skip_unknown or output_format != "text":
        _print(result, output_format, statistics, quiet)
    level = next((one for one in FAIL_LEVELS if one == fail_on), options.lint.fail_on)
    _end(result, level, exit_zero, skip_unknown, paths)


lint_command.epilog = _EPILOG  # type: ignore[attr-defined]


def _check_choice(flag: str, value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise UserError(Problem(f"{flag} {value!r} is not known.", f"Use {', '.join(known)}."))


def _settings(  # the flags that become settings
    options: Options,
    select: list[str] | None,
    ignore: list[str] | None,
    protocol: str | None,
    clients: list[str] | None,
    baseline: str | None,
) -> LintSettings:
    from elicit_design.linting import LintSettings

    known = str(options.lint.baseline) if options.lint.baseline else None
    own = () if options.clients == Options().clients else options.clients
    return LintSettings(
        select=_codes(select) or options.lint.select,
        ignore=(*options.lint.ignore, *_codes(ignore)),
        per_path_ignores=options.lint.per_path_ignores,
        protocol=check_revision(protocol),
        assume=options.protocol,
        clients=_codes(clients) or own,
        client_dirs=(str(options.client_dir),) if options.client_dir else (),
        baseline=baseline or known,
    )


def _codes(values: list[str] | None) -> tuple[str, ...]:
    """Split repeated and comma-separated values."""
    return tuple(part.strip() for v in values or [] for part in v.split(",") if part.strip())


def _lint(paths: list[str], settings: LintSettings, stdin: bytes | None, name: str) -> LintResult:
    from elicit_design.linting import lint

    return lint(*paths, settings=settings, stdin=stdin, stdin_name=name)


def _fix(  # what to read, how, and whether to write
    paths: list[str],
    settings: LintSettings,
    stdin: bytes | None,
    name: str,
    unsafe: bool,
    write: bool,
    quiet: bool,
) -> LintResult:
    """Mend every file; write it, or print the difference. Returns what is left of the last one."""
    from elicit_design.linting import LintResult
    from elicit_design.linting.files import read_files
    from elicit_design.linting.fixing import mend

    total, left = 0, LintResult()
    for read in read_files(paths, stdin, name):
        if read.problem is not None or not read.documents:
            continue
        mended = mend(read.path, read.text, settings, unsafe)
        total, left = total + mended.fixed, mended.left
        if not write:
            sys.stdout.write(_difference(read.path, read.text, mended))
        elif stdin is not None and read.path == name:
            sys.stdout.write(mended.text)
        elif mended.text != read.text:
            _write_in_place(Path(read.path), mended.text)
    note(f"{'Fixed' if write else 'Would fix'} {total} finding{'s' if total != 1 else ''}.", quiet)
    return left


def _difference(path: str, text: str, mended: Mended) -> str:
    from difflib import unified_diff  # only --diff needs it

    from elicit_design.reporting.terminal import printable

    rows = unified_diff(
        text.splitlines(keepends=True),
        mended.text.splitlines(keepends=True),
        f"a/{path}",
        f"b/{path}",
    )
    return printable("".join(row if row.endswith("\n") else f"{row}\n" for row in rows))


def _write_in_place(path: Path, text: str) -> None:
    """Replace a file's text, keeping its line ends and byte order mark."""
    from elicit_design.rewriting import rewrite  # only --fix needs it

    old = path.read_bytes()
    mark = b"\xef\xbb\xbf" if old.startswith(b"\xef\xbb\xbf") else b""
    rewrite(path, mark + text.encode("utf-8"))


def _write_baseline(file: str, result: LintResult, quiet: bool) -> None:
    from elicit_design.linting.baseline import write_baseline

    write_baseline(Path(file), result.findings)
    note(f"Wrote {len(result.findings)} findings to {file}.", quiet)
    if result.problems:
        raise typer.Exit(2)


def _print(result: LintResult, output_format: str, statistics: bool, quiet: bool) -> None:
    from elicit_design.reporting import findings_text

    text = findings_text.statistics(result) if statistics else _report(result, output_format)
    if text:
        sys.stdout.write(f"{text}\n")
    fixable = sum(1 for finding in result.findings if finding.fix and finding.fix.safe)
    note(findings_text.summary(result, fixable), quiet)


def _report(result: LintResult, output_format: str) -> str:
    """Return the report; the module of a format is imported only when it is asked for."""
    if output_format == "sarif":
        from importlib.metadata import version

        from elicit_design.reporting.sarif import sarif_report

        return sarif_report(result, version("elicit-design"))
    if output_format == "github":
        from elicit_design.reporting.findings_github import github_report

        return github_report(result)
    if output_format in ("json", "jsonl"):
        from elicit_design.reporting.findings_json import json_report, jsonl_report

        return (json_report if output_format == "json" else jsonl_report)(result)
    from elicit_design.reporting.findings_text import text_report

    return text_report(result)


def _end(
    result: LintResult, level: str, exit_zero: bool, skip_unknown: bool, paths: list[str]
) -> None:
    """Choose the exit code."""
    if not result.checked and not result.problems and not skip_unknown:
        raise UserError(
            Problem(
                f"nothing to check in {', '.join(paths)}.",
                "Give a form, a request, a tool description, a design or a skill.",
            )
        )
    if result.problems:
        raise typer.Exit(2)
    failing = result.at_least(next(known for known in FAIL_LEVELS if known == level))
    if failing and not exit_zero:
        raise typer.Exit(1)
