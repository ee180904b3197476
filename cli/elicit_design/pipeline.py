"""The main job without reading and writing: tools to decisions, designs and files' texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from elicit_design.clients import choose_shapes, load_profiles, search_in
from elicit_design.deciding import decide
from elicit_design.designing import DesignSettings, design
from elicit_design.loading import Loaded
from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import Assessment
from elicit_design.model.design import Design
from elicit_design.model.target import REVISIONS
from elicit_design.model.tool import ToolSpec
from elicit_design.model.values import JsonObject
from elicit_design.options import Options
from elicit_design.rendering.project_files import decisions, placed, project_artifacts
from elicit_design.rendering.settings import RenderSettings

Watch = Callable[[Sequence[Assessment]], Iterable[Assessment]]
"""Passes the assessments on one by one, free to show how far it is."""


@dataclass(frozen=True, slots=True)
class Planned:
    """Everything a run would write, and the decisions it comes from."""

    assessments: tuple[Assessment, ...]
    designs: tuple[Design, ...]
    artifacts: tuple[Artifact, ...]
    decisions: Mapping[str, JsonObject]


def plan_outputs(loaded: Loaded, options: Options, watch: Watch = iter) -> Planned:
    """Decide, design and render; nothing is written.

    Args:
        loaded: what `load` returned.
        options: settings and flags of the run.
        watch: passes the assessments on while they are designed, e.g. drawing a progress bar.
    """
    assessments = decide(loaded, options)
    designs = tuple(design_each(assessments, loaded, options, watch))
    files = project_artifacts(designs, assessments, render_settings(options))
    files += _handlers(designs, options.sdks)
    return Planned(tuple(assessments), designs, tuple(files), decisions(designs))


def design_each(
    assessments: Sequence[Assessment], loaded: Loaded, options: Options, watch: Watch = iter
) -> Iterator[Design]:
    """Yield the design of each assessed tool, with the other tools of its server as siblings."""
    search_in(options.client_dir)
    settings = design_settings(options)
    servers: dict[tuple[str, str], list[ToolSpec]] = {}
    for tool in (*loaded.tools, *loaded.others):
        servers.setdefault(_server(tool), []).append(tool)
    for assessment in watch(assessments):
        yield design(assessment, servers[_server(assessment.tool)], settings)


def client_conflicts(options: Options) -> tuple[str, ...]:
    """Say which of the clients to satisfy cannot be, together or at all.

    Raises:
        UserError: when no profile has one of the names.
    """
    search_in(options.client_dir)
    clients = load_profiles(options.clients)
    found = (c.says for revision in REVISIONS for c in choose_shapes(clients, revision).conflicts)
    return tuple(dict.fromkeys(found))


def _server(tool: ToolSpec) -> tuple[str, str]:
    return tool.origin.path, tool.server


def _handlers(designs: Sequence[Design], sdks: Sequence[str]) -> list[Artifact]:
    if not sdks:
        return []
    from elicit_design.handlers.render import handler_artifacts

    return [
        Artifact(f"{place}/{file.path}", file.text)
        for place, asking in placed(designs).items()
        for sdk in sdks
        for file in handler_artifacts(asking, sdk)
    ]


def design_settings(options: Options) -> DesignSettings:
    """Return the part of the options that designing needs."""
    return DesignSettings(
        policy=options.policy,
        clients=options.clients,
        locales=options.locales,
        locale_dirs=(options.locale_dir,) if options.locale_dir else (),
    )


def render_settings(options: Options) -> RenderSettings:
    """Return the part of the options that rendering needs."""
    return RenderSettings(
        emit=frozenset(options.emit),
        locales=options.locales,
        template_dirs=(options.template_dir,) if options.template_dir else (),
        locale_dirs=(options.locale_dir,) if options.locale_dir else (),
    )
