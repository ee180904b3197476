"""From paths to tools: what the rest of the product calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from elicit_design.collector import collector_paused
from elicit_design.loading.decode import decode
from elicit_design.loading.document import Document
from elicit_design.loading.naming import shortened
from elicit_design.loading.sidecar import Sidecars, is_sidecar
from elicit_design.loading.sources import Source, read_sources
from elicit_design.loading.tools import tool_specs
from elicit_design.model.tool import ToolSpec
from elicit_design.problems import Problem


@dataclass(frozen=True, slots=True)
class Loaded:
    """What loading came to.

    Attributes:
        tools: the tools that were asked for, in the order of the input.
        problems: what could not be read or is wrong; the tools beside it are still good.
        skipped: files found in a folder or by a pattern that hold no tool.
        others: the tools `tool_globs` left out; they are siblings of those that stayed.
    """

    tools: tuple[ToolSpec, ...]
    problems: tuple[Problem, ...]
    skipped: tuple[str, ...]
    others: tuple[ToolSpec, ...] = ()


@dataclass(slots=True, eq=False, repr=False)
class _Group:
    """What one argument led to."""

    useful: bool = False
    files: int = 0


@dataclass(slots=True, eq=False, repr=False)
class _Loading:
    """What has been found so far."""

    tools: list[ToolSpec] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    groups: dict[str, _Group] = field(default_factory=dict)
    sidecars: Sidecars = field(default_factory=Sidecars)


def load(*paths: str | Path, tool_globs: Sequence[str] = (), stdin: bytes | None = None) -> Loaded:
    """Read tool descriptions.

    Args:
        paths: files, folders, patterns, and `-` for standard input.
        tool_globs: patterns of tool names to keep; without any, all are kept.
        stdin: what standard input holds, when `-` is among the paths.

    Returns:
        The tools, and the problems as data: nothing that stands in a file makes this raise.
    """
    state = _Loading()
    with collector_paused():
        for source in read_sources(paths, stdin):
            if isinstance(source, Problem):
                state.problems.append(source)
            else:
                _add(source, state)
    state.problems.extend(_empty_groups(state))
    tools = [state.sidecars.apply(tool) for tool in state.tools]
    state.problems.extend(state.sidecars.problems())
    state.problems.extend(_repeated(tools))
    state.problems.extend(_dangling(tools))
    kept = [tool for tool in tools if _wanted(tool, tool_globs)]
    others = [tool for tool in tools if not _wanted(tool, tool_globs)]
    return Loaded(
        tuple(kept), tuple(dict.fromkeys(state.problems)), tuple(state.skipped), tuple(others)
    )


def read_documents(
    paths: Sequence[str | Path], stdin: bytes | None = None, stdin_name: str = "-"
) -> tuple[tuple[Document, ...], tuple[Problem, ...]]:
    """Read documents of any kind, for those who recognise more than tools.

    Args:
        paths: files, folders, patterns, and `-` for standard input.
        stdin: what standard input holds.
        stdin_name: the path to report for it.
    """
    documents: list[Document] = []
    problems: list[Problem] = []
    for source in read_sources(paths, stdin, stdin_name):
        if isinstance(source, Problem):
            problems.append(source)
            continue
        decoded = decode(source)
        documents.extend(decoded.documents)
        if decoded.problem:
            problems.append(decoded.problem)
    return tuple(documents), tuple(problems)


def _add(source: Source, state: _Loading) -> None:
    """Add the tools of one source; one without any is a problem only if it was named."""
    group = state.groups.setdefault(source.group, _Group(source.named))
    group.files += 1
    decoded = decode(source)
    tools, problems, statements = _contents(decoded.documents)
    for document in statements:
        state.sidecars.add(document)
    state.tools.extend(tools)
    state.problems.extend(problems)
    if decoded.problem:
        state.problems.append(decoded.problem)
    elif not (tools or problems or statements):
        if source.named:
            state.problems.append(_no_tool(source, decoded.documents))
        else:
            state.skipped.append(source.path)
    if tools or problems or decoded.problem:
        group.useful = True
        state.sidecars.look_beside(source.path)


def _contents(
    documents: Sequence[Document],
) -> tuple[list[ToolSpec], list[Problem], list[Document]]:
    """Return tools, what is wrong with them, and documents that are statements about others."""
    found: list[ToolSpec] = []
    wrong: list[Problem] = []
    statements: list[Document] = []
    for document in documents:
        if is_sidecar(document):
            statements.append(document)
            continue
        tools, problems = tool_specs(document)
        found.extend(tools)
        if tools or problems:
            wrong.extend((*document.faults, *problems))
    return found, wrong, statements


def _no_tool(source: Source, documents: Sequence[Document]) -> Problem:
    """Say why a named file is not what it should be."""
    if not source.text.strip():
        return Problem("the file is empty.", "`elicit-design init` writes a starter.", source.path)
    for document in documents:
        data = document.data
        if isinstance(data, dict) and isinstance(data.get("error"), dict):
            says = "a JSON-RPC error, not a tools/list result."
            return document.problem("/error", says, "Call tools/list again and keep its result.")
        if isinstance(data, dict) and data.get("tools_generated") is True:
            says = "the manifest lists no tools: they are known only when the server runs."
            return document.problem("/tools_generated", says, "Dump tools/list instead.")
    return Problem(
        "no tool found in this file.",
        "It should hold a tool (`name`, `description`, `inputSchema` or `arguments`), a list "
        "under `tools`, or a tools/list result.",
        source.path,
    )


def _empty_groups(state: _Loading) -> Iterator[Problem]:
    """Yield a problem for every folder or pattern that led to no tool at all."""
    for name, group in state.groups.items():
        if not group.useful:
            files = f"{group.files} file{'s' if group.files != 1 else ''}"
            says = f"no tool found here ({files} looked at)."
            yield Problem(says, "Check the path, or dump a tools/list result into it.", name)


def _repeated(tools: Iterable[ToolSpec]) -> Iterator[Problem]:
    """Yield a problem for every tool that has the name of an earlier one of the same input.

    Two inputs may well describe servers of one name, such as two versions of a server.
    """
    first: dict[tuple[str, str, str], ToolSpec] = {}
    for tool in tools:
        earlier = first.setdefault((tool.origin.path, tool.server, tool.name), tool)
        if earlier is not tool:
            line = earlier.origin.position().line
            yield Problem(
                f"a second tool is called {shortened(tool.name)!r} (the first stands in line "
                f"{line}).",
                "Rename one, or remove what is repeated.",
                tool.origin.path,
                tool.origin.position("/name"),
            )


def _dangling(tools: Iterable[ToolSpec]) -> Iterator[Problem]:
    """Yield a problem for every name that the statements about a tool use and never declare."""
    blocks = [tool.authored for tool in tools if tool.authored is not None]
    if blocks:
        from elicit_design.loading.authored.references import dangling

        for block in blocks:
            yield from dangling(block)


def _wanted(tool: ToolSpec, globs: Sequence[str]) -> bool:
    return not globs or any(fnmatchcase(tool.name, glob) for glob in globs)
