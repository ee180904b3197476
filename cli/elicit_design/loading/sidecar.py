"""`elicitation.yaml`: statements about tools that are described in the files beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from elicit_design.loading.decode import decode
from elicit_design.loading.document import Document
from elicit_design.loading.naming import nearest
from elicit_design.loading.places import escape
from elicit_design.loading.sources import read_sources
from elicit_design.model.tool import ToolSpec
from elicit_design.problems import Problem

if TYPE_CHECKING:
    from elicit_design.model.authored import Authored

SIDECAR_NAMES = ("elicitation.yaml", "elicitation.yml", "elicitation.json")
_BLOCK_DEPTH = 4  # /servers/NAME/TOOL/...: what stands deeper is checked with its block
_MAGIC = frozenset("*?[")


def is_sidecar(document: Document) -> bool:
    """Say whether a document holds statements about tools described elsewhere."""
    data = document.data
    if not isinstance(data, dict) or "tools" in data or "name" in data:
        return False
    named = PurePath(document.path).name in SIDECAR_NAMES
    servers = data.get("servers")
    return named or (isinstance(servers, dict) and data.keys() <= {"$schema", "servers"})


@dataclass(slots=True)
class _Entry:
    """One block, with the patterns of the server and the tool it speaks of."""

    server: str
    tool: str
    document: Document
    pointer: str
    authored: Authored
    used: bool = False

    def matches(self, tool: ToolSpec) -> bool:
        return _fits(self.server, tool.server) and _fits(self.tool, tool.name)

    @property
    def rank(self) -> tuple[bool, bool]:
        """Exact names before patterns, the tool's before the server's."""
        return bool(_MAGIC & set(self.tool)), bool(_MAGIC & set(self.server))


@dataclass(slots=True)
class Sidecars:
    """The statements found, by the folder they hold for."""

    _entries: dict[str, list[_Entry]] = field(default_factory=dict)
    _problems: list[Problem] = field(default_factory=list)
    _documents: dict[str, Document] = field(default_factory=dict)
    _seen: set[str] = field(default_factory=set)
    _tools: dict[str, list[ToolSpec]] = field(default_factory=dict)

    def look_beside(self, path: str) -> None:
        """Read the statements in the folder of a file, once a folder."""
        folder = _folder(path)
        if path == "-" or folder in self._seen:
            return
        self._seen.add(folder)
        for name in SIDECAR_NAMES:
            place = Path(folder) / name
            if place.is_file() and str(place) not in self._documents:
                self._read(str(place))

    def _read(self, path: str) -> None:
        for source in read_sources([path]):
            if isinstance(source, Problem):
                self._problems.append(source)
                continue
            decoded = decode(source)
            if decoded.problem:
                self._problems.append(decoded.problem)
            for document in decoded.documents:
                self.add(document)

    def add(self, document: Document) -> None:
        """Add the statements of a document."""
        if str(PurePath(document.path)) in self._documents:
            return
        self._documents[str(PurePath(document.path))] = document
        self._problems.extend(document.faults)
        if not isinstance(document.data, dict) or not is_sidecar(document):
            says = "this file should state decisions by server and tool."
            hint = "Write `servers: {SERVER: {TOOL: {verdict: form}}}`."
            self._problems.append(document.problem("", says, hint))
            return
        from elicit_design.loading.authored.check import check  # only where there is a file

        for found in check(document.data, "sidecar"):
            if found.pointer.count("/") < _BLOCK_DEPTH:
                problem = document.problem(found.pointer, found.says, found.hint, found.at_key)
                self._problems.append(problem)
        entries = self._entries.setdefault(_folder(document.path), [])
        entries.extend(self._blocks(document))

    def _blocks(self, document: Document) -> Iterator[_Entry]:
        from elicit_design.loading.authored import read_block
        from elicit_design.model.authored import Authored

        data = document.data
        servers = data.get("servers") if isinstance(data, dict) else None
        for server, tools in servers.items() if isinstance(servers, dict) else ():
            for tool, block in tools.items() if isinstance(tools, dict) else ():
                pointer = f"/servers/{escape(server)}/{escape(tool)}"
                authored, problems = read_block(document, pointer, block)
                self._problems.extend(problems)
                empty = Authored(document.origin(pointer))
                yield _Entry(server, tool, document, pointer, authored or empty)

    def apply(self, tool: ToolSpec) -> ToolSpec:
        """Return a tool with what is stated about it beside its own block."""
        if not self._entries or tool.origin.path == "-":
            return tool
        folder = _folder(tool.origin.path)
        entries = self._entries.get(folder)
        if not entries:
            return tool
        from elicit_design.loading.authored import merge

        self._tools.setdefault(folder, []).append(tool)
        authored = tool.authored
        for entry in sorted((e for e in entries if e.matches(tool)), key=lambda e: e.rank):
            entry.used = True
            authored = merge(authored, entry.authored) if authored else entry.authored
        return replace(tool, authored=authored)

    def problems(self) -> Iterator[Problem]:
        """Yield what is wrong with the statements, unused ones included. Call this last."""
        yield from self._problems
        for path, document in self._documents.items():
            if _folder(path) not in self._tools and self._entries.get(_folder(path)):
                says = "this file states decisions about tools that are described elsewhere."
                hint = "Name the tool description that stands beside it."
                yield Problem(says, hint, document.path)
        for folder, tools in self._tools.items():
            for entry in self._entries[folder]:
                if not entry.used:
                    yield from _unused(entry, tools)


def _unused(entry: _Entry, tools: list[ToolSpec]) -> Iterator[Problem]:
    """Report a block whose names are misspelt; a pattern may speak of tools to come.

    A server that was not read at all is no mistake, unless its name is nearly one that was.
    """
    names = [tool.name for tool in tools if _fits(entry.server, tool.server)]
    if names and not _MAGIC & set(entry.tool):
        says = f"no tool of server {entry.server!r} is called {entry.tool!r}."
        yield entry.document.problem(entry.pointer, says, nearest(entry.tool, names), at_key=True)
    hint = "" if names else nearest(entry.server, {tool.server for tool in tools})
    if hint.startswith("Did"):
        says = f"no server is called {entry.server!r}."
        pointer = entry.pointer.rpartition("/")[0]
        yield entry.document.problem(pointer, says, hint, at_key=True)


def _fits(pattern: str, name: str) -> bool:
    return pattern == name or (bool(_MAGIC & set(pattern)) and fnmatchcase(name, pattern))


def _folder(path: str) -> str:
    return str(PurePath(path).parent)
