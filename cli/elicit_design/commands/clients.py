"""`elicit-design clients`: what each client makes of an elicitation."""

from __future__ import annotations

import datetime
import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import ConfigFile
from elicit_design.config import load_options
from elicit_design.problems import Problem, UserError

FORMATS = ("table", "json")


def clients_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            help="Clients to show in full, such as codex or codex@0.151; all if none.",
        ),
    ] = None,
    output_format: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="table or json.")
    ] = "table",
    today: Annotated[
        str | None,
        typer.Option("--today", metavar="DATE", help="Count ages on this day, as 2026-12-01."),
    ] = None,
    config: ConfigFile = None,
) -> None:
    """Print which client shows what, with sources and dates; cells past 180 days are marked."""
    from elicit_design.clients.load import load_profiles

    if output_format not in FORMATS:
        raise UserError(
            Problem(f"--format {output_format!r} is not known.", f"Use {', '.join(FORMATS)}.")
        )
    day = _day(today)
    options = load_options(file=Path(config) if config else None)
    profiles = load_profiles(names or ["all"], [options.client_dir] if options.client_dir else [])
    if output_format == "json":
        from elicit_design.clients.matrix import profile_to_json

        listed = [profile_to_json(profile, day) for profile in profiles]
        json.dump(listed, sys.stdout, ensure_ascii=False, indent=1)
        sys.stdout.write("\n")
        return
    from elicit_design.reporting.client_matrix import print_matrix, print_profile

    if not names or "all" in names:
        print_matrix(profiles, day)
        return
    for profile in profiles:
        print_profile(profile, day)


def _day(text: str | None) -> datetime.date:
    if text is None:
        return datetime.datetime.now(datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(text)
    except ValueError as fault:
        raise UserError(
            Problem(f"--today {text!r} is not a date.", "Write it as 2026-12-01.")
        ) from fault
