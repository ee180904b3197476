"""Plans to files: one template a target, filled in without anything that could run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from elicit_design.handlers import python_filters, typescript_filters
from elicit_design.handlers.names import snake
from elicit_design.handlers.planning import plan
from elicit_design.model.artifact import Artifact
from elicit_design.model.design import Design
from elicit_design.problems import Problem, UserError
from elicit_design.resources import resource_dir
from elicit_design.words.clean import INVISIBLE, QUOTES

if TYPE_CHECKING:
    from jinja2 import Environment


@dataclass(frozen=True, slots=True)
class Sdk:
    """An SDK line that handlers are written for."""

    id: str
    package: str
    template: str
    suffix: str


SDKS = (
    Sdk("mcp-2", "mcp 2.x (Python)", "mcp-2/handler.py.j2", ".py"),
    Sdk("mcp-1", "mcp 1.x (Python)", "mcp-1/handler.py.j2", ".py"),
    Sdk("fastmcp-4", "FastMCP 4.x (Python)", "fastmcp-4/handler.py.j2", ".py"),
    Sdk("ts-2", "@modelcontextprotocol/server 2.x", "ts-2/handler.ts.j2", ".ts"),
    Sdk("ts-1", "@modelcontextprotocol/sdk 1.x", "ts-1/handler.ts.j2", ".ts"),
)


def sdk(name: str) -> Sdk:
    """Return the SDK line called `name`.

    Raises:
        UserError: naming those there are.
    """
    for known in SDKS:
        if known.id == name:
            return known
    names = ", ".join(known.id for known in SDKS)
    raise UserError(Problem(f"there is no SDK {name!r}.", f"Use one of {names}."))


def handler(design: Design, name: str) -> str:
    """Return the source text of the handler for a design.

    Raises:
        UserError: when there is no such SDK, or the design asks nothing.
    """
    target = sdk(name)
    text = environment(target.suffix).get_template(target.template).render(plan=plan(design))
    if target.suffix == ".ts":
        text = typescript_filters.spaced(text)
    return text.strip("\n") + "\n"


@cache
def environment(suffix: str) -> Environment:
    """Return the templates with the filters that write code of files ending so."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    made = Environment(
        loader=FileSystemLoader(resource_dir("templates") / "handlers"),
        undefined=StrictUndefined,
        autoescape=False,  # noqa: S701 - the output is code, quoted by the filters
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    if suffix == ".ts":
        made.filters.update(typescript_filters.FILTERS)
        made.globals.update(quotes=typescript_filters.quotes())
    else:
        made.filters.update(python_filters.FILTERS)
        made.globals.update(quotes=QUOTES, unseen=_class_of(INVISIBLE))
    return made


def _class_of(codes: Sequence[int]) -> str:
    """Write sorted code points as a character class of a regular expression."""
    ranges: list[list[int]] = []
    for code in codes:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return "[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in ranges) + "]"


def handler_artifacts(design: Design, name: str) -> list[Artifact]:
    """Return the handler as a file for the tool's folder, none when the server never asks."""
    if not any(question.asks == "server" for _, question in design.questions):
        return []
    path = f"handlers/{name}/{handler_file(design, name)}"
    return [Artifact(path, handler(design, name))]


def handler_file(design: Design, name: str) -> str:
    """Return the name of the handler's file, safe whatever the tool is called."""
    return f"{snake(design.tool)}_handler{sdk(name).suffix}"
