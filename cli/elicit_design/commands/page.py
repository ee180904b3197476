"""`elicit-design page`: the one-page design of a tool, on the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import ConfigFile, read_tools, tool_named
from elicit_design.config import load_options
from elicit_design.reporting.terminal import printable


def page_command(
    tool: Annotated[str, typer.Argument(metavar="TOOL", help="The tool's name.")],
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Where it is described.")],
    client: Annotated[
        list[str] | None,
        typer.Option("--client", metavar="NAME", help="A client to satisfy; repeatable."),
    ] = None,
    config: ConfigFile = None,
) -> None:
    """Print trigger, message, form, outcomes and reasons of one tool as Markdown."""
    from elicit_design.deciding import decide
    from elicit_design.pipeline import design_each, render_settings
    from elicit_design.rendering.page import page_text

    options = load_options(file=Path(config) if config else None).with_flags(clients=client)
    loaded = read_tools(paths, None)
    assessments = decide(loaded, options)
    wanted = tool_named(tool, assessments)
    designs = design_each(assessments, loaded, options, lambda _all: wanted)
    pages = [page_text(drafted, render_settings(options)) for drafted in designs]
    print(printable("\n\n".join(pages)))
    if loaded.problems:
        raise typer.Exit(2)
