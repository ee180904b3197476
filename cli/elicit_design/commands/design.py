"""`elicit-design design`, the main job: descriptions in; decisions, designs and a skill out."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elicit_design.commands.inputs import (
    ConfigFile,
    Paths,
    Quiet,
    ToolGlobs,
    note,
    read_tools,
    report_kept,
)
from elicit_design.config import load_options
from elicit_design.options import (
    EMIT_KINDS,
    SDKS,
    Options,
    check_policy,
    comma_separated,
)
from elicit_design.problems import Problem, UserError
from elicit_design.reporting.terminal import printable

if TYPE_CHECKING:
    from elicit_design.outputs import Run, Written
    from elicit_design.pipeline import Planned

FORMATS = ("table", "json")


def design_command(
    paths: Paths,
    tool: ToolGlobs = None,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where files go, if not outputs."),
    ] = None,
    policy: Annotated[
        str | None, typer.Option("--policy", help="Who asks: elicit, annotate or auto.")
    ] = None,
    client: Annotated[
        list[str] | None,
        typer.Option("--client", metavar="NAME", help="A client to satisfy; repeatable."),
    ] = None,
    emit: Annotated[
        list[str] | None,
        typer.Option("--emit", metavar="KINDS", help="page, wire: one-page designs, exchanges."),
    ] = None,
    sdk: Annotated[
        list[str] | None,
        typer.Option("--sdk", metavar="NAME", help="Also write handlers for an SDK; repeatable."),
    ] = None,
    locale: Annotated[
        list[str] | None,
        typer.Option("--locale", metavar="NAME", help="Locale of the messages; repeatable."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit with 1 when files are stale.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Write nothing; print what would change.")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite generated files that were edited.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 when annotations contradict the words.")
    ] = False,
    output_format: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="table or json.")
    ] = "table",
    quiet: Quiet = False,
    config: ConfigFile = None,
) -> None:
    """Decide, design, and write the results below a folder."""
    from elicit_design import outputs
    from elicit_design.pipeline import client_conflicts, plan_outputs
    from elicit_design.reporting.progress import progress

    if output_format not in FORMATS:
        raise UserError(
            Problem(f"--format {output_format!r} is not known.", f"Use {', '.join(FORMATS)}.")
        )
    options = load_options(file=Path(config) if config else None).with_flags(
        out=Path(out) if out else None,
        policy=check_policy(policy),
        clients=client,
        emit=comma_separated(emit, EMIT_KINDS, "--emit"),
        sdks=comma_separated(sdk, SDKS, "--sdk"),
        locales=locale,
    )
    for says in client_conflicts(options):
        note(f"warning: {says}")
    loaded = read_tools(paths, tool)
    if loaded.problems and not loaded.tools:
        raise typer.Exit(2)  # an index of nothing would take the place of the one that is there
    planned = plan_outputs(loaded, options, lambda them: progress(them, "designing", quiet))
    run = outputs.Run(
        inputs=tuple(paths),
        partial=bool(tool) or bool(loaded.problems),
        decisions=planned.decisions,
    )
    if run.partial:
        planned = _without_shared(planned, options.out, quiet)
    if check or diff:
        code = _compare(planned, options, run, diff, quiet)
    else:
        written = outputs.write(planned.artifacts, options.out, force=force, run=run)
        _report(planned, written, options, output_format, quiet, len(loaded.skipped))
        code = 1 if written.kept else 0
    if strict and any(a.contradictions for a in planned.assessments):
        code = 1
    if loaded.problems:
        code = 2
    raise typer.Exit(code)


def _without_shared(planned: Planned, out: Path, quiet: bool) -> Planned:
    """Leave alone what is about all tools: a run on a part of them knows only that part."""
    from elicit_design.rendering.project_files import OWN_NAMES

    def stays(path: str) -> bool:
        return path.partition("/")[0] in OWN_NAMES and (out / path.partition("/")[0]).exists()

    kept = tuple(one for one in planned.artifacts if not stays(one.path))
    if len(kept) < len(planned.artifacts):
        note(f"Index and skill in {out} stay: this run is about a part of the tools.", quiet)
    return replace(planned, artifacts=kept)


def _compare(planned: Planned, options: Options, run: Run, diff: bool, quiet: bool) -> int:
    from elicit_design import outputs

    steps = outputs.check(planned.artifacts, options.out, run)
    if diff:
        print(printable("".join(step.difference for step in steps)), end="")
    for step in steps if not quiet else ():
        note(f"{step.state}: {options.out / step.path}")
    if not steps:
        files = _files(len(planned.artifacts))
        note(f"{files} in {options.out} {'is' if files == '1 file' else 'are'} up to date.", quiet)
    return 1 if steps else 0


def _report(
    planned: Planned,
    written: Written,
    options: Options,
    output_format: str,
    quiet: bool,
    skipped: int,
) -> None:
    report_kept(written.kept, options.out)
    if output_format == "json":
        json.dump(_as_json(planned, written, options.out), sys.stdout, ensure_ascii=False, indent=1)
        sys.stdout.write("\n")
        return
    if quiet:
        return
    from elicit_design.reporting.assessment_table import print_assessments, summary

    print_assessments(planned.assessments)
    note(summary(planned.assessments, skipped))
    note(_last_line(planned, written, options.out))


def _as_json(planned: Planned, written: Written, out: Path) -> dict[str, object]:
    from elicit_design.assessing.report import assessment_to_json

    return {
        "version": 1,
        "out": str(out),
        "tools": [assessment_to_json(a) for a in planned.assessments],
        "written": list(written.written),
        "same": list(written.same),
        "removed": list(written.removed),
        "kept": [step.path for step in written.kept],
    }


def _files(number: int) -> str:
    return f"{number} {'file' if number == 1 else 'files'}"


def _last_line(planned: Planned, written: Written, out: Path) -> str:
    counts = f"{_files(len(written.written))} written"
    if written.same:
        counts += f", {len(written.same)} unchanged"
    if written.removed:
        counts += f", {len(written.removed)} removed"
    following = (
        f"Next: read {out / 'index.md'}; settle what is marked ? in an `elicitation:` block."
        if any(a.needs_review for a in planned.assessments)
        else f"Next: read {out / 'index.md'} and commit the folder."
    )
    return f"{counts} in {out}. {following}"
