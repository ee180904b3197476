"""`elicit-design handler`: the code around a question, for an SDK."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elicit_design.commands.inputs import Quiet, note, report_kept, report_problems
from elicit_design.options import SDKS
from elicit_design.problems import Problem, UserError

if TYPE_CHECKING:
    from elicit_design.loading import Document
    from elicit_design.model.design import Design

_SDK_HELP = f"The SDK it is written for: {', '.join(SDKS)}."


def handler_command(
    design: Annotated[
        str, typer.Argument(metavar="DESIGN", help="A design.json; - for standard input.")
    ],
    sdk: Annotated[str, typer.Option("--sdk", metavar="NAME", help=_SDK_HELP)],
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where it goes, if not printed."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite a generated file that was edited.")
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Print or write the handler of one design: ask first, act only on what was accepted.

    Such a design is written by hand, or by `elicit-design design`, whose `--sdk`
    writes the handlers of every tool along with their designs.
    """
    from elicit_design import outputs
    from elicit_design.handlers.render import handler, handler_file
    from elicit_design.model.artifact import Artifact

    asked = read_design(design)
    text = handler(asked, sdk)
    if out is None:
        sys.stdout.write(text)
        return
    folder = Path(out)
    files = [Artifact(handler_file(asked, sdk), text)]
    run = outputs.Run(inputs=("handler", sdk, design))
    written = outputs.write(files, folder, force=force, run=run)
    report_kept(written.kept, folder)
    for path in written.written:
        note(f"{folder / path} written. Implement the methods of its Actions class.", quiet)
    if written.kept:
        raise typer.Exit(1)


def read_design(path: str) -> Design:
    """Read one design.

    Raises:
        UserError: when the file cannot be read, or holds no design or several.
    """
    from elicit_design.designing.document import DesignError, design_from_json
    from elicit_design.loading import read_documents

    stdin = sys.stdin.buffer.read() if path == "-" else None
    documents, problems = read_documents((path,), stdin)
    report_problems(problems)
    if len(documents) != 1:
        says = "holds no design." if not documents else "holds several documents."
        raise UserError(Problem(says, "Give one design.json.", path))
    (document,) = documents
    try:
        return design_from_json(document.data)
    except DesignError as error:
        raise UserError(_no_design(document, path, error.says, error.pointer)) from error


def _no_design(document: Document, path: str, says: str, pointer: str) -> Problem:
    hint = "`elicit-design schema design` prints what a design has to be."
    return Problem(f"{says}.", hint, path, document.position(pointer))
