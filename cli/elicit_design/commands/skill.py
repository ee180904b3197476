"""`elicit-design skill`: the agent skill alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import ConfigFile, Quiet, note, read_tools, report_kept
from elicit_design.config import load_options


def skill_command(
    paths: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PATH]...", help="Tools whose designs the skill lists, if any."),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where it goes, if not outputs."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite a generated file that was edited.")
    ] = False,
    quiet: Quiet = False,
    config: ConfigFile = None,
) -> None:
    """Write skill-elicitation-form-designer.md and the skill folder beside it."""
    from elicit_design import outputs
    from elicit_design.deciding import decide
    from elicit_design.pipeline import design_each, render_settings
    from elicit_design.rendering.skill import skill_artifacts

    options = load_options(file=Path(config) if config else None).with_flags(
        out=Path(out) if out else None
    )
    loaded = read_tools(paths, None) if paths else None
    designs = list(design_each(decide(loaded, options), loaded, options)) if loaded else []
    asking = [drafted for drafted in designs if drafted.questions]
    files = skill_artifacts(asking, render_settings(options))
    run = outputs.Run(inputs=("skill", *(paths or ())))
    written = outputs.write(files, options.out, force=force, run=run)
    report_kept(written.kept, options.out)
    new, same = len(written.written), len(written.same)
    counted = f"{new} {'file' if new == 1 else 'files'}"
    note(f"{counted} written, {same} unchanged in {options.out}.", quiet)
    if loaded and loaded.problems:
        raise typer.Exit(2)
    if written.kept:
        raise typer.Exit(1)
