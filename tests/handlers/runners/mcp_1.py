"""Plays situations against the client and the server of `mcp` 1.x; runs in its environment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import mcp.client.session as client_session
from mcp import types
from mcp.client.streamable_http import streamable_http_client
from mcp.server.fastmcp import Context, FastMCP
from mcp.shared.memory import create_connected_server_and_client_session
from world import World, outcome, run_all, serving, unwrapped


def server(world: World) -> FastMCP[Any]:
    """A server with the one tool of the design; the low level takes its schemas as they are."""
    made = FastMCP("tests", log_level="CRITICAL")
    low = made._mcp_server

    async def list_tools() -> list[types.Tool]:
        return [
            types.Tool(
                name=world.spec["tool"],
                inputSchema=world.spec["inputSchema"],
                outputSchema=world.spec["outputSchema"],
            )
        ]

    async def call_tool(name: str, arguments: dict[str, Any]) -> Any:
        context: Context[Any, Any, Any] = made.get_context()
        return await world.handle(context, arguments)

    low.list_tools()(list_tools)
    low.call_tool()(call_tool)
    return made


class Session(client_session.ClientSession):
    """The SDK's client, which by itself always declares both modes."""

    declared: Any = None

    async def send_request(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        if isinstance(request.root, types.InitializeRequest):
            request.root.params.capabilities.elicitation = self.declared
            request.root.params.protocolVersion = client_session.types.LATEST_PROTOCOL_VERSION
        return await super().send_request(request, *args, **kwargs)


def declare(modes: str | None) -> None:
    shapes = {
        None: None,
        "form": types.ElicitationCapability(form=types.FormElicitationCapability()),
        "url": types.ElicitationCapability(url=types.UrlElicitationCapability()),
        "empty": types.ElicitationCapability(),
        "both": types.ElicitationCapability(
            form=types.FormElicitationCapability(), url=types.UrlElicitationCapability()
        ),
    }
    Session.declared = shapes[modes]


async def play(spec: dict[str, Any], revision: str, situation: str) -> dict[str, Any]:
    world = World({**spec, "waits": True}, situation)
    result: Any = None
    try:
        with anyio.fail_after(20):
            result = await call(world, revision)
    except (Exception, BaseExceptionGroup) as error:
        result = unwrapped(error)
    return outcome(world, result)


@asynccontextmanager
async def connecting(made: FastMCP[Any], http: bool, elicited: Any) -> AsyncIterator[Any]:
    """Connect the SDK's client, in memory or over HTTP."""
    if not http:
        session = create_connected_server_and_client_session(
            made._mcp_server, elicitation_callback=elicited
        )
        async with session as connected:
            yield connected
        return
    async with (
        serving(made.streamable_http_app()) as address,
        streamable_http_client(address) as (read, write, _),
        Session(read, write, elicitation_callback=elicited) as connected,
    ):
        await connected.initialize()
        yield connected


async def call(world: World, revision: str) -> Any:
    """Call the tool as any client does."""

    async def elicited(context: Any, params: Any) -> Any:
        form = isinstance(params, types.ElicitRequestFormParams)
        if world.situation == "client-error":
            return types.ErrorData(code=-32603, message="broken")
        action, content = await world.answer(
            params.message,
            params.requestedSchema if form else None,
            None if form else params.url,
        )
        return types.ElicitResult(action=action, content=content)

    declare(world.modes)
    types.LATEST_PROTOCOL_VERSION = revision
    async with connecting(server(world), world.spec["http"], elicited) as connected:
        with anyio.CancelScope() as scope:
            world.abandon = scope.cancel
            result = await connected.call_tool(world.spec["tool"], world.spec["arguments"])
            await connected.send_ping()  # an answer that came too late has then been sent
            return result
    return None


if __name__ == "__main__":
    import mcp.shared.memory

    mcp.shared.memory.ClientSession = Session  # type: ignore[misc]
    run_all(play)
