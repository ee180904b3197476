"""A document's tools as `ToolSpec`s."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from elicit_design.digests import sha256
from elicit_design.loading.arguments import flatten
from elicit_design.loading.document import Document
from elicit_design.loading.naming import kind_of, nearest
from elicit_design.loading.places import escape
from elicit_design.loading.recognise import DESCRIPTION_KEYS, Found, find_tools
from elicit_design.model.tool import Annotations, ToolSpec
from elicit_design.model.values import JsonObject
from elicit_design.problems import Problem

if TYPE_CHECKING:
    from elicit_design.loading.short_form import Expanded
    from elicit_design.model.authored import Authored

_HINTS = {
    "readOnlyHint": "read_only",
    "destructiveHint": "destructive",
    "idempotentHint": "idempotent",
    "openWorldHint": "open_world",
}
_FOREIGN_SCHEMAS = ("input_schema", "parameters", "inputschema")
_encode = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False
).encode


def tool_specs(document: Document) -> tuple[tuple[ToolSpec, ...], tuple[Problem, ...]]:
    """Return the tools of a document and what is wrong with them.

    A tool that is wrong in part is returned with the parts that are right. A document about
    something else has no tools and no problems.
    """
    tools: list[ToolSpec] = []
    problems: list[Problem] = []
    stem = document.stem
    for found in find_tools(document.data):
        reader = _Reader(document, found, found.server or stem, problems)
        tool = reader.tool()
        if tool is not None:
            tools.append(tool)
    return tuple(tools), tuple(problems)


class _Reader:
    """Reads one tool, adding what is wrong to the problems."""

    def __init__(
        self, document: Document, found: Found, server: str, problems: list[Problem]
    ) -> None:
        self.document = document
        self.found = found
        self.server = server
        self.problems = problems

    def tool(self) -> ToolSpec | None:
        data = self.found.data
        if not isinstance(data, dict):
            self.wrong("", "a tool is a mapping.", "Write `name`, `description`, `inputSchema`.")
            return None
        name = data.get("name")
        if not isinstance(name, str) or not name.strip():
            place = "/name" if "name" in data else ""
            self.wrong(place, "a tool has no name.", "Write `name:` with the name it is called by.")
            return None
        if self.document.syntax == "yaml":
            self._misspelt(data)
        return self._described(name, data)

    def _described(self, name: str, data: JsonObject) -> ToolSpec:
        schema, expanded = self._schema(data)
        origin = self.document.origin(self.found.pointer)
        if expanded is not None:
            from elicit_design.loading.short_form import locate_written

            locate = locate_written(origin.locate, origin.pointer, expanded.written)
            origin = origin._replace(locate=locate)
        known = ["annotations"] if self.found.complete else []
        if self.found.complete and (schema is not None or "inputSchema" not in data):
            known.append("arguments")
        return ToolSpec(
            server=self.server,
            name=name,
            origin=origin,
            title=self._text(data, "title"),
            description=self._text(data, "description") or "",
            annotations=self._annotations(data),
            arguments=flatten(schema) if schema is not None else (),
            input_schema=schema,
            output_schema=self._output_schema(data),
            described=frozenset(known),
            authored=self._authored(data),
            digest=digest_of(data),
        )

    def _schema(self, data: JsonObject) -> tuple[JsonObject | None, Expanded | None]:
        """Return the input schema, and what the short form came to if it is used."""
        schema = data.get("inputSchema")
        if isinstance(schema, dict):
            if data.get("arguments") is not None:
                says = "`arguments` beside `inputSchema`: two descriptions of the same."
                self.wrong("/arguments", says, "Keep one of them.", True)
            return schema, None
        if schema is not None:
            says = f"`inputSchema` is {kind_of(schema)}, not a JSON Schema of an object."
            self.wrong("/inputSchema", says, "Write `{type: object, properties: {...}}`.")
            return None, None
        short = data.get("arguments")
        if isinstance(short, dict):
            from elicit_design.loading.short_form import expand

            expanded = expand(short)
            for complaint in expanded.complaints:
                self.wrong(complaint.pointer, complaint.says, complaint.hint, complaint.at_key)
            return expanded.schema, expanded
        if short is not None:
            says = f"`arguments` is {kind_of(short)}, not a mapping of names to types."
            self.wrong("/arguments", says, "Write `title: string`, one argument a line.")
        foreign = next((key for key in _FOREIGN_SCHEMAS if key in data), None)
        if foreign:
            self.wrong(
                f"/{foreign}", f"`{foreign}` is not a key of MCP.", "Write `inputSchema`.", True
            )
        return None, None

    def _output_schema(self, data: JsonObject) -> JsonObject | None:
        schema = data.get("outputSchema")
        if schema is None or isinstance(schema, dict):
            return schema
        says = f"`outputSchema` is {kind_of(schema)}, not a JSON Schema of an object."
        self.wrong("/outputSchema", says, "Write `{type: object, properties: {...}}`.")
        return None

    def _annotations(self, data: JsonObject) -> Annotations:
        annotations = data.get("annotations")
        if annotations is None:
            return _NO_ANNOTATIONS
        if not isinstance(annotations, dict):
            says = f"`annotations` is {kind_of(annotations)}, not a mapping."
            self.wrong("/annotations", says, "Write `{readOnlyHint: true}` or the like.")
            return _NO_ANNOTATIONS
        hints: dict[str, bool | None] = {}
        for key, attribute in _HINTS.items():
            value = annotations.get(key)
            if value is None or isinstance(value, bool):
                hints[attribute] = value
            else:
                says = f"`{key}` is {kind_of(value)}, not a boolean."
                self.wrong(f"/annotations/{key}", says, "Write true or false, without quotes.")
        title = annotations.get("title")
        return Annotations(title=title if isinstance(title, str) else None, **hints)

    def _text(self, data: JsonObject, key: str) -> str | None:
        value = data.get(key)
        if value is None or isinstance(value, str):
            return value
        self.wrong(f"/{key}", f"`{key}` is {kind_of(value)}, not text.", "Put it in quotes.")
        return None

    def _authored(self, data: JsonObject) -> Authored | None:
        block = data.get("elicitation")
        if block is None:
            return None
        # Most tools have no block, and reading one takes a dozen modules.
        from elicit_design.loading.authored import read_block

        authored, problems = read_block(self.document, f"{self.found.pointer}/elicitation", block)
        self.problems.extend(problems)
        return authored

    def _misspelt(self, data: JsonObject) -> None:
        """Report keys that are nearly those of a tool: only people write YAML."""
        for key in data:
            if key not in DESCRIPTION_KEYS:
                hint = nearest(key, DESCRIPTION_KEYS - data.keys())
                if hint.startswith("Did"):
                    self.wrong(f"/{escape(key)}", f"a tool has no key {key!r}.", hint, True)

    def wrong(self, pointer: str, says: str, hint: str, at_key: bool = False) -> None:
        """Add a problem at a pointer below the tool."""
        place = self.found.pointer + pointer
        self.problems.append(self.document.problem(place, says, hint, at_key))


_NO_ANNOTATIONS = Annotations()


def digest_of(data: JsonObject) -> str:
    """Return `sha256:` of the canonical JSON of a description without `elicitation`."""
    if "elicitation" in data:
        data = {key: value for key, value in data.items() if key != "elicitation"}
    return f"sha256:{sha256(_encode(data).encode())}"
