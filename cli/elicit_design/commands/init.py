"""`elicit-design init`: a commented starter to write in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import note
from elicit_design.problems import Problem, UserError
from elicit_design.resources import resource_dir

STARTERS = {"tool": "tool.yaml", "elicitation": "elicitation.yaml"}


def init_command(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="[KIND]",
            help="tool: a tool description; elicitation: statements beside an existing dump.",
        ),
    ] = "tool",
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="FILE", help="Where; - for the terminal.")
    ] = None,
) -> None:
    """Write a commented starter file. An existing file is never overwritten."""
    if kind not in STARTERS:
        raise UserError(Problem(f"{kind!r} is not a starter.", f"Use {', '.join(STARTERS)}."))
    text = (resource_dir("data") / "starters" / STARTERS[kind]).read_text("utf-8")
    if out == "-":
        print(text, end="")
        return
    path = Path(out or STARTERS[kind])
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise UserError(
            Problem("the file exists and stays as it is.", "Give another with --out.", str(path))
        ) from error
    except OSError as error:
        raise UserError(Problem(f"cannot write: {error.strerror}.", "", str(path))) from error
    note(f"{path} written. Edit it, then: elicit-design {path}")
