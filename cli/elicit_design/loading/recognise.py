"""Recognise by content what a document holds, and find the tools in it.

Known are: one tool; a list under `tools`; a `tools/list` result, bare, in `result` or in a
JSON-RPC response; a bare array of any of these; the `manifest.json` of an MCP bundle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from elicit_design.model.values import Json, JsonObject

DESCRIPTION_KEYS = frozenset(
    {
        "name",
        "title",
        "description",
        "annotations",
        "inputSchema",
        "arguments",
        "outputSchema",
        "elicitation",
        "server",
        "icons",
        "execution",
        "_meta",
        "$schema",
    }
)
_TELLING = ("inputSchema", "arguments", "annotations", "outputSchema", "elicitation")
_MANIFEST_KEYS = ("manifest_version", "dxt_version")
_SERVER_META = "io.modelcontextprotocol/serverInfo"


class Found(NamedTuple):
    """A value that is meant to be a tool.

    Attributes:
        data: the value as it stands; not necessarily a mapping.
        pointer: where it stands in the document.
        server: the input's own name for the server, if it has one.
        complete: whether arguments and annotations could stand here at all.
    """

    data: Json
    pointer: str
    server: str | None
    complete: bool = True


def find_tools(data: Json, pointer: str = "", server: str | None = None) -> Iterator[Found]:
    """Yield what is meant to be a tool in a document's data; nothing if it is about others."""
    if isinstance(data, list):
        for number, element in enumerate(data):
            yield from _in_list(element, f"{pointer}/{number}", server)
    elif isinstance(data, dict):
        server = server_name(data) or server
        if isinstance(result := data.get("result"), dict):
            yield from find_tools(result, f"{pointer}/result", server)
        elif "tools" in data:
            yield from _under_tools(data, pointer, server)
        elif is_tool(data):
            yield Found(data, pointer, server)


def _in_list(element: Json, pointer: str, server: str | None) -> Iterator[Found]:
    """Yield the tools of one element of a bare array: a tool, a page or a response."""
    if isinstance(element, dict) and _describes(element) and "tools" not in element:
        yield Found(element, pointer, server_name(element) or server)
    elif isinstance(element, dict):
        yield from find_tools(element, pointer, server)


def _under_tools(data: JsonObject, pointer: str, server: str | None) -> Iterator[Found]:
    """Yield what stands in a `tools` list; lists of names, as agents' settings have, are none."""
    listed = data["tools"]
    if not isinstance(listed, list) or not any(_describes(element) for element in listed):
        return
    complete = not is_manifest(data)
    name = data.get("name")
    if server is None and isinstance(name, str):
        server = name.strip() or None
    for number, element in enumerate(listed):
        own = server_name(element) if isinstance(element, dict) else None
        yield Found(element, f"{pointer}/tools/{number}", own or server, complete)


def is_manifest(data: Json) -> bool:
    """Say whether a document is the manifest of an MCP bundle."""
    return isinstance(data, dict) and any(key in data for key in _MANIFEST_KEYS)


def is_tool(data: JsonObject) -> bool:
    """Say whether a mapping on its own is one tool; a `package.json` is not."""
    if not isinstance(data.get("name"), str):
        return False
    if any(isinstance(data.get(key), dict) for key in _TELLING):
        return True
    return "description" in data and DESCRIPTION_KEYS.issuperset(data)


def _describes(element: Json) -> bool:
    """Say whether an element of a list is meant to be a tool."""
    return isinstance(element, dict) and (
        "inputSchema" in element
        or ("name" in element and ("description" in element or not _no_telling(element)))
    )


def _no_telling(data: JsonObject) -> bool:
    return not any(key in data for key in _TELLING)


def server_name(data: JsonObject) -> str | None:
    """Return the name a mapping gives its server: `server`, `serverInfo` or in `_meta`."""
    meta = data.get("_meta")
    candidates = (
        data.get("server") if not is_manifest(data) else data.get("name"),
        data.get("serverInfo"),
        meta.get(_SERVER_META) if isinstance(meta, dict) else None,
    )
    for candidate in candidates:
        name = candidate.get("name") if isinstance(candidate, dict) else candidate
        if isinstance(name, str) and name.strip():
            return name.strip()
    return None
