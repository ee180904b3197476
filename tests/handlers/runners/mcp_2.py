"""Plays situations against the client and the server of `mcp` 2.x; runs in its environment."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import mcp.client._input_required as driver
import mcp.client.session as client_session
import mcp_types as types
from mcp import Client
from mcp.server.mcpserver import Context, MCPServer, RequestStateSecurity
from mcp.server.mcpserver.tools.base import Tool
from mcp.server.mcpserver.utilities.func_metadata import ArgModelBase, FuncMetadata
from pydantic import ConfigDict
from rounds import ROUNDS
from world import World, outcome, run_all, serving, unwrapped

KEY = b"0" * 32
MODERN = "2026-07-28"
driver._STATE_ONLY_BACKOFF_INITIAL_SECONDS = 0.0


class AnyArguments(ArgModelBase):
    """Arguments as they came; what they may be stands in the design's inputSchema."""

    model_config = ConfigDict(extra="allow")

    def model_dump_one_level(self) -> dict[str, Any]:
        return {"arguments": dict(self.model_extra or {})}


def server(world: World, key: bytes = KEY, **options: Any) -> MCPServer[Any]:
    """A server with the one tool of the design, as an author would register it."""

    async def tool(arguments: dict[str, Any], ctx: Context[Any, Any]) -> Any:
        return await world.handle(ctx, arguments, **options)

    metadata = FuncMetadata(arg_model=AnyArguments, output_schema=world.spec["outputSchema"])
    made = Tool(
        fn=tool,
        name=world.spec["tool"],
        description="",
        parameters=world.spec["inputSchema"],
        fn_metadata=metadata,
        is_async=True,
        context_kwarg="ctx",
    )
    security = RequestStateSecurity(keys=[key])
    return MCPServer("tests", tools=[made], request_state_security=security, log_level="CRITICAL")


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


def client(world: World, to: Any, revision: str) -> Client:
    async def elicited(context: Any, params: Any) -> Any:
        form = isinstance(params, types.ElicitRequestFormParams)
        if world.situation == "client-error":
            return types.ErrorData(code=-32603, message="broken")
        action, content = await world.answer(
            params.message,
            params.requested_schema if form else None,
            None if form else params.url,
        )
        return types.ElicitResult(action=action, content=content)

    declare(world.modes)
    if revision != MODERN:
        client_session.LATEST_HANDSHAKE_VERSION = revision
    mode = revision if revision == MODERN else "legacy"
    return Client(to, mode=mode, elicitation_callback=elicited)


async def play(spec: dict[str, Any], revision: str, situation: str) -> dict[str, Any]:
    world = World({**spec, "waits": revision != MODERN}, situation)
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
async def reached(made: MCPServer[Any], http: bool) -> AsyncIterator[Any]:
    """What a client connects to: the server itself in memory, or its address."""
    if not http:
        yield made
        return
    async with serving(made.streamable_http_app()) as address:
        yield address


async def call(world: World, revision: str) -> Any:
    """Call the tool as any client does."""
    async with (
        reached(server(world), world.spec["http"]) as to,
        client(world, to, revision) as connected,
    ):
        with anyio.CancelScope() as scope:
            world.abandon = scope.cancel
            return await connected.call_tool(world.spec["tool"], world.spec["arguments"])
    return None


if __name__ == "__main__":
    run_all(play)
