"""`elicit-design migrate`: rewrite a file for another revision of the protocol."""

from __future__ import annotations

import sys
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elicit_design.commands.inputs import Quiet, note
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.problems import Problem, UserError
from elicit_design.reporting.terminal import printable
from elicit_design.rewriting import rewrite

if TYPE_CHECKING:
    from elicit_design.migrating import Migration

_LEAD = {"changed": "changed", "lost": "lost", "blocked": "cannot be said"}


def migrate_command(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A schema, request, result that asks, or design; - for stdin."
        ),
    ],
    to: Annotated[str, typer.Option("--to", metavar="REVISION", help=f"{', '.join(REVISIONS)}.")],
    in_place: Annotated[
        bool, typer.Option("--in-place", "-i", help="Write the file instead of printing it.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Print the difference; write nothing.")
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Rewrite a schema, request or design for another revision, and say what is lost.

    Comments, order and layout stay where nothing changes. Exits with 1 when
    something cannot be said in that revision.
    """
    from elicit_design.migrating import migrate_text

    revision = _revision(to)
    text = _read(file)
    migration = migrate_text(file, text, revision)
    _show(file, text, migration, in_place, diff)
    _tell(file, migration, quiet)
    if migration.blocked:
        raise typer.Exit(1)


def _revision(name: str) -> Revision:
    for revision in REVISIONS:
        if name == revision:
            return revision
    raise UserError(Problem(f"--to {name!r} is not a revision.", f"Use {', '.join(REVISIONS)}."))


def _read(file: str) -> str:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as fault:
        raise UserError(Problem(f"cannot be read: {fault.strerror}.", "", file)) from fault
    except UnicodeDecodeError as fault:
        raise UserError(Problem("is not UTF-8.", "Save the file as UTF-8.", file)) from fault


def _show(file: str, text: str, migration: Migration, in_place: bool, diff: bool) -> None:
    if diff:
        before, after = text.splitlines(keepends=True), migration.text.splitlines(keepends=True)
        sys.stdout.write(printable("".join(unified_diff(before, after, file, file))))
    elif in_place and file != "-":
        if migration.text != text:
            rewrite(Path(file), migration.text.encode())
    else:
        sys.stdout.write(migration.text)


def _tell(file: str, migration: Migration, quiet: bool) -> None:
    for one in migration.notes:
        if not quiet or one.outcome != "changed":
            place = f"{file}:{one.position.line}:{one.position.column}"
            note(f"{place}: {_LEAD[one.outcome]}: {one.says}")
    counts = {word: sum(one.outcome == word for one in migration.notes) for word in _LEAD}
    told = [f"{count} {_LEAD[word]}" for word, count in counts.items() if count]
    note(f"{', '.join(told)}." if told else "Nothing had to change.", quiet)
