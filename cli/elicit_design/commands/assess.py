"""`elicit-design assess`: decisions only."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import ConfigFile, Paths, Quiet, ToolGlobs, note, read_tools
from elicit_design.config import load_options
from elicit_design.problems import Problem, UserError

FORMATS = ("table", "json", "jsonl")


def assess_command(
    paths: Paths,
    tool: ToolGlobs = None,
    output_format: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="table, json or jsonl.")
    ] = "table",
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 when annotations contradict the words.")
    ] = False,
    quiet: Quiet = False,
    config: ConfigFile = None,
) -> None:
    """Decide for each tool whether its call should ask the user, and say why."""
    from elicit_design.assessing.report import assessment_to_json
    from elicit_design.deciding import decide

    if output_format not in FORMATS:
        raise UserError(
            Problem(f"--format {output_format!r} is not known.", f"Use {', '.join(FORMATS)}.")
        )
    options = load_options(file=Path(config) if config else None)
    loaded = read_tools(paths, tool)
    assessments = decide(loaded, options)
    if output_format == "table":
        from elicit_design.reporting.assessment_table import (
            print_assessments,
            summary,
        )

        print_assessments(assessments)
        note(summary(assessments, len(loaded.skipped)), quiet)
    else:
        encode = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode
        lines = [encode(assessment_to_json(a)) for a in assessments]
        # One tool a line in both: quick to write, and a difference shows which tool changed.
        sys.stdout.write(_array(lines) if output_format == "json" else "".join(map(_line, lines)))
    if loaded.problems:
        raise typer.Exit(2)
    if strict and any(a.contradictions for a in assessments):
        raise typer.Exit(1)


def _array(lines: list[str]) -> str:
    return _line("[\n" + ",\n".join(lines) + "\n]") if lines else "[]\n"


def _line(text: str) -> str:
    return text + "\n"
