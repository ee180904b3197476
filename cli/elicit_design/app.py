"""The command line: names of commands to modules, and how a run ends.

A command's module is imported only when it is called, so that `assess` does not pay for what
`design` needs. Exit codes: 0 done, 1 findings or stale output, 2 wrong input or use.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper

import typer

from elicit_design.problems import UserError
from elicit_design.reporting.terminal import printable

COMMANDS = (
    "design",
    "assess",
    "explain",
    "lint",
    "page",
    "skill",
    "init",
    "schema",
    "clients",
    "migrate",
    "handler",
)
DEFAULT_COMMAND = "design"
_GLOBAL_OPTIONS = ("--help", "-h", "--version", "--install-completion", "--show-completion")

_EPILOG = """
Examples:

  elicit-design tool.yaml                   decide, design, write to outputs/

  elicit-design assess tools.json           decisions only

  elicit-design lint forms/ --client codex  what a real client breaks on

  elicit-design explain delete_project tools.json
"""


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    arguments = with_default_command(arguments)
    try:
        build_app(wanted(arguments))(args=arguments, prog_name="elicit-design")
    except UserError as error:
        print(f"error: {printable(str(error))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _give_up_output()  # its reader left
        return 0
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    except OSError as error:
        return _unwritten(error)
    return 0


def write_out() -> int:
    """Write what standard output still holds, and return the exit code of that."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
    except OSError as error:
        return _unwritten(error)
    return 0


def _unwritten(error: OSError) -> int:
    """Say that the output could not be written, such as to a full disk."""
    _give_up_output()
    what = f"{error.filename}: " if error.filename else "the output cannot be written: "
    print(f"error: {printable(f'{what}{error.strerror or error}')}.", file=sys.stderr)
    return 2


def _give_up_output() -> None:
    # A second flush at exit must not complain either.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speak_utf8() -> None:
    """Write UTF-8 where the locale cannot say all that is printed, as in `LC_ALL=C`.

    A terminal gets its own encoding and a question mark for what it lacks.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def with_default_command(arguments: list[str]) -> list[str]:
    """Put `design` in front of a command line that names no command."""
    if not arguments:
        return ["--help"]
    if arguments[0] in COMMANDS or arguments[0] in _GLOBAL_OPTIONS:
        return arguments
    return [DEFAULT_COMMAND, *arguments]


def wanted(arguments: list[str]) -> tuple[str, ...]:
    """Return the commands whose modules this run needs: one, or all for help and completion."""
    if arguments[0] in COMMANDS and "_ELICIT_DESIGN_COMPLETE" not in os.environ:
        return (arguments[0],)
    return COMMANDS


def build_app(names: tuple[str, ...]) -> typer.Typer:
    """Build the application with the commands given."""
    app = typer.Typer(
        name="elicit-design",
        help="Decide, design and lint MCP elicitation: whether a tool call should ask its user, "
        "with which form, which words and when. `elicit-design PATH` is short for "
        "`elicit-design design PATH`.",
        epilog=_EPILOG,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        pretty_exceptions_enable=False,
    )
    app.callback()(_global_options)
    for name in names:
        command = getattr(import_module(f"elicit_design.commands.{name}"), f"{name}_command")
        app.command(name, epilog=getattr(command, "epilog", None))(command)
    return app


def _show_version(value: bool) -> None:
    if value:
        from importlib.metadata import version  # only this option needs it

        typer.echo(f"elicit-design {version('elicit-design')}")
        raise typer.Exit


def _global_options(
    version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Show the version."
    ),
) -> None:
    """Hold the options of the program itself."""
