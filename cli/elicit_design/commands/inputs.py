"""What every command that reads tools does first: read, and report what could not be read."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from elicit_design.problems import Problem, UserError
from elicit_design.reporting.terminal import printable

if TYPE_CHECKING:
    from pathlib import Path

    from elicit_design.loading import Loaded
    from elicit_design.model.assessment import Assessment
    from elicit_design.outputs import Step

Paths = Annotated[
    list[str],
    typer.Argument(
        metavar="PATH...",
        help="Files, folders or globs with tool descriptions; - for standard input.",
    ),
]
ToolGlobs = Annotated[
    list[str] | None,
    typer.Option("--tool", metavar="GLOB", help="Only tools whose name matches; repeatable."),
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Only results and errors.")]
ConfigFile = Annotated[
    str | None,
    typer.Option("--config", metavar="FILE", help="Settings file, instead of looking for one."),
]


def read_tools(paths: Sequence[str], tool_globs: Sequence[str] | None) -> Loaded:
    """Read the tools and print every problem on standard error.

    Raises:
        UserError: when not a single tool could be read.
    """
    from elicit_design.loading import load

    stdin = sys.stdin.buffer.read() if "-" in paths else None
    loaded = load(*paths, tool_globs=tuple(tool_globs or ()), stdin=stdin)
    report_problems(loaded.problems)
    if not loaded.tools and not loaded.problems:
        raise UserError(_nothing_found(paths, tool_globs))
    return loaded


def report_problems(problems: Sequence[Problem]) -> None:
    """Print problems on standard error, one a line."""
    for problem in problems:
        print(f"error: {printable(str(problem))}", file=sys.stderr)


def note(text: str, quiet: bool = False) -> None:
    """Print a remark for people on standard error."""
    if not quiet:
        print(printable(text), file=sys.stderr)


def report_kept(kept: Sequence[Step], out: Path) -> None:
    """Report edited files, each with the difference, since nothing of a person's is lost."""
    for step in kept:
        note(
            f"kept: {out / step.path} was edited by hand. Move the change to the authored file, "
            "or overwrite it with --force."
        )
        note(step.difference)


def tool_named(name: str, assessments: Sequence[Assessment]) -> list[Assessment]:
    """Return the assessments of the tools of that name.

    Raises:
        UserError: naming what is nearest when there is none.
    """
    found = [assessment for assessment in assessments if assessment.tool.name == name]
    if found:
        return found
    from difflib import get_close_matches

    near = get_close_matches(name, [a.tool.name for a in assessments], 3)
    hint = f"Did you mean {', '.join(near)}?" if near else "`elicit-design assess` lists them."
    raise UserError(Problem(f"no tool is called {name!r}.", hint))


def _nothing_found(paths: Sequence[str], tool_globs: Sequence[str] | None) -> Problem:
    if tool_globs:
        return Problem(
            f"no tool matches {', '.join(tool_globs)}.", "Check the name, or leave out --tool."
        )
    return Problem(
        f"no tool found in {', '.join(paths)}.",
        "Give a tool description, a tools/list result or a folder that holds some.",
    )
