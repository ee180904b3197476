"""The notes server, with the tools beside it that the official conformance suite calls by name.

    python server.py FOLDER_OF_HANDLERS PORT        in the environment of mcp 2.x

The handlers are what `elicit-design handler` makes of the designs in `designs/`. Two of the suite's
forms hold shapes that no design mixes (a plain list beside titled ones, and names for the values of
an `enum`, which the newer revisions only keep for old servers), so their schema is changed here.
"""

from __future__ import annotations

import importlib
import json
import sys
import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import anyio
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.tools.base import Tool

from notes.registering import Result, answered, registered
from notes.roots import Adapted
from notes.server import NotesServer
from notes.settings import Settings

DESIGNS = Path(__file__).parent / "designs"
NAMES = {"test_input_required_result_elicitation": "user_name"}
ROOTS = "test_input_required_result_list_roots"


class Actions:
    """Nothing to read, and nothing to do but to say what was answered."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    async def perform(self, accepted: Any, /) -> Any:
        answer = vars(accepted.answer)
        said = self._module.WORDS["en"]["outcome.accepted"]
        return self._module.Done(text=f"{said} {json.dumps(answer)}")


def plain(field: dict[str, Any]) -> None:
    """Take the titles from a choice."""
    field["enum"] = [option["const"] for option in field.pop("oneOf")]


def defaults(properties: dict[str, dict[str, Any]]) -> None:
    plain(properties["status"])


def enums(properties: dict[str, dict[str, Any]]) -> None:
    plain(properties["untitledSingle"])
    legacy = properties["legacyEnum"]
    legacy["enumNames"] = [option["title"] for option in legacy["oneOf"]]
    plain(legacy)
    items = properties["untitledMulti"]["items"]
    items["type"] = "string"
    items["enum"] = [option["const"] for option in items.pop("anyOf")]


SHAPES = {
    "test_elicitation_sep1034_defaults": defaults,
    "test_elicitation_sep1330_enums": enums,
}


def shaped(module: ModuleType, change: Any) -> None:
    """Have the questions of a handler show other shapes; answers are judged as before."""
    question = module.Question

    class Shaped(question):  # type: ignore[misc, valid-type]
        """The question with its schema changed."""

        def schema(self, *arguments: Any, **named: Any) -> dict[str, Any]:
            schema: dict[str, Any] = super().schema(*arguments, **named)
            change(schema["properties"])
            return schema

    module.Question = Shaped  # type: ignore[attr-defined]


def designed(path: Path) -> Tool:
    """Return the tool of a design, answered by the handler in a file."""
    module = importlib.import_module(path.stem)
    name = module.TOOL
    handle = getattr(module, path.stem.removesuffix("_handler"))
    design = json.loads((DESIGNS / f"{name}.json").read_text("utf-8"))
    module.KEY = NAMES.get(name, module.KEY)  # type: ignore[attr-defined]
    if name in SHAPES:
        shaped(module, SHAPES[name])

    async def call(ctx: Context[Any, Any], arguments: Mapping[str, Any]) -> Result:
        result: Result = await handle(Actions(module), arguments, ctx)
        return result

    described = {
        "name": name,
        "title": design["title"],
        "description": "A tool of the conformance suite.",
        "inputSchema": design["inputSchema"],
    }
    return registered(described, call)


async def list_roots(ctx: Context[Any, Any], arguments: Mapping[str, Any]) -> Result:
    """Ask for roots as the server's migration adapter does."""
    adapted = Adapted(ctx)
    if adapted.roots is None:
        return adapted.ask()
    return answered(f"Roots: {', '.join(adapted.roots)}")


def main(handlers: str, port: int) -> None:
    sys.path.insert(0, handlers)
    tools = [designed(path) for path in sorted(Path(handlers).glob("*_handler.py"))]
    roots = {"name": ROOTS, "description": "Lists roots.", "inputSchema": {"type": "object"}}
    tools.append(registered(roots, list_roots))
    with tempfile.TemporaryDirectory() as folder:
        server = NotesServer(Settings((folder,), Path(folder) / "state"))
        mcp = server.mcp(more=tools, log_level="CRITICAL")
        anyio.run(partial(mcp.run_streamable_http_async, port=port))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
