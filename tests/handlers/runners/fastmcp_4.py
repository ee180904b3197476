"""Plays situations against the client and the server of FastMCP 4.x; runs in its environment."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import fastmcp.client.elicitation as client_elicitation
import mcp.client._input_required as driver
import mcp.client.session as client_session
import mcp_types as types
from fastmcp import Client, FastMCP
from fastmcp.client.elicitation import ElicitResult
from fastmcp.server.dependencies import get_context
from fastmcp.tools import InputRequiredToolResult, Tool, ToolResult
from mcp.server.request_state import RequestStateSecurity
from pydantic import PrivateAttr
from rounds import ROUNDS
from world import World, outcome, run_all, serving, unwrapped

KEY = b"0" * 32
MODERN = "2026-07-28"
driver._STATE_ONLY_BACKOFF_INITIAL_SECONDS = 0.0
# FastMCP's own client checks an answer before it sends it; many clients do not.
client_elicitation._validate_form_content = lambda content, schema: None


class DesignedTool(Tool):
    """The one tool of the design, with its schemas as they are."""

    _world: Any = PrivateAttr()
    _options: dict[str, Any] = PrivateAttr()

    async def run(self, arguments: dict[str, Any]) -> ToolResult:
        result = await self._world.handle(get_context(), arguments, **self._options)
        if isinstance(result, types.InputRequiredResult):
            return InputRequiredToolResult(result)
        return result


def server(world: World, key: bytes = KEY, **options: Any) -> FastMCP:
    tool = DesignedTool(
        name=world.spec["tool"],
        parameters=world.spec["inputSchema"],
        output_schema=world.spec["outputSchema"],
    )
    tool._world, tool._options = world, options
    made = FastMCP("tests", request_state_security=RequestStateSecurity(keys=[key]))
    made.add_tool(tool)
    return made


def declare(modes: str | None) -> None:
    """Have every client declare these modes from here on."""
    shapes = {
        None: None,
        "form": types.ElicitationCapability(form=types.FormElicitationCapability()),
        "url": types.ElicitationCapability(url=types.UrlElicitationCapability()),
        "empty": types.ElicitationCapability(),
        "both": types.ElicitationCapability(
            form=types.FormElicitationCapability(), url=types.UrlElicitationCapability()
        ),
    }
    capability = shapes[modes]
    client_session.ClientSession._build_capabilities = lambda self, version: (  # type: ignore[method-assign]
        types.ClientCapabilities(elicitation=capability)
    )


def client(world: World, to: Any, revision: str) -> Any:
    async def elicited(message: str, response_type: Any, params: Any, context: Any) -> Any:
        form = isinstance(params, types.ElicitRequestFormParams)
        if world.situation == "client-error":
            raise RuntimeError("broken")
        action, content = await world.answer(
            message,
            params.requested_schema if form else None,
            None if form else params.url,
        )
        return ElicitResult(action=action, content=content)

    declare(world.modes)
    if revision != MODERN:
        client_session.LATEST_HANDSHAKE_VERSION = revision
    mode = revision if revision == MODERN else "legacy"
    return Client(to, mode=mode, elicitation_handler=elicited)


async def play(spec: dict[str, Any], revision: str, situation: str) -> dict[str, Any]:
    world = World({**spec, "waits": revision != MODERN}, situation)
    result: Any = None
    try:
        with anyio.fail_after(20):
            if situation in ROUNDS:
                result = await ROUNDS[situation](sys.modules[__name__], world, revision)
            else:
                result = await call(world, revision)
    except (Exception, BaseExceptionGroup) as error:
        result = unwrapped(error)
    return outcome(world, result)


@asynccontextmanager
async def reached(made: FastMCP, http: bool) -> AsyncIterator[Any]:
    """What a client connects to: the server itself in memory, or its address."""
    if not http:
        yield made
        return
    async with serving(made.http_app()) as address:
        yield address


async def call(world: World, revision: str) -> Any:
    """Call the tool as any client does."""
    async with (
        reached(server(world), world.spec["http"]) as to,
        client(world, to, revision) as connected,
    ):
        with anyio.CancelScope() as scope:
            world.abandon = scope.cancel
            return await connected.call_tool(
                world.spec["tool"], world.spec["arguments"], raise_on_error=False
            )
    return None


if __name__ == "__main__":
    run_all(play)
