"""Plays situations against the client and the server of `mcp` 2.x; runs in its environment."""

from __future__ import annotations

import logging
from typing import Any

import anyio
import mcp.client._input_required as driver
import mcp.client.session as client_session
import mcp_types as types
from mcp import Client
from mcp.server.mcpserver import Context, MCPServer, RequestStateSecurity
from mcp.server.mcpserver.tools.base import Tool
from mcp.server.mcpserver.utilities.func_metadata import ArgModelBase, FuncMetadata
from mcp.shared.exceptions import MCPError
from pydantic import ConfigDict
from world import World, outcome, run_all

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


def client(world: World, to: MCPServer[Any], revision: str) -> Client:
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
    special = {"replayed": replayed, "tampered": tampered, "workers": workers, "keys": keys}
    try:
        with anyio.fail_after(20):
            result = await special.get(situation, call)(world, revision)
    except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001 - it is the report
        result = unwrapped(error)
    return outcome(world, result)


def unwrapped(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


async def call(world: World, revision: str) -> Any:
    """Call the tool as any client does."""
    options = {"operator_allows": True} if world.situation == "operator" else {}
    if world.situation in ("operator",):
        world.situation = "no-capability"
    async with client(world, server(world, **options), revision) as connected:
        with anyio.CancelScope() as scope:
            world.abandon = scope.cancel
            return await connected.call_tool(world.spec["tool"], world.spec["arguments"])
    return None


async def _first(world: World, session: Any) -> Any:
    first = await session.call_tool(
        world.spec["tool"], world.spec["arguments"], allow_input_required=True
    )
    assert isinstance(first, types.InputRequiredResult), first
    return first


async def _retry(world: World, session: Any, first: Any, state: str) -> Any:
    request = first.input_requests["answer"].params
    schema = getattr(request, "requested_schema", None)
    action, content = await world.answer(request.message, schema, getattr(request, "url", None))
    answer = types.ElicitResult(action=action, content=content)
    return await session.call_tool(
        world.spec["tool"],
        world.spec["arguments"],
        input_responses={"answer": answer},
        request_state=state,
        allow_input_required=True,
    )


async def replayed(world: World, revision: str) -> Any:
    async with client(world, server(world), revision) as connected:
        first = await _first(world, connected.session)
        done = await _retry(world, connected.session, first, first.request_state)
        again = await _retry(world, connected.session, first, first.request_state)
        assert isinstance(again, types.InputRequiredResult), again
        return done


async def tampered(world: World, revision: str) -> Any:
    async with client(world, server(world), revision) as connected:
        first = await _first(world, connected.session)
        state = first.request_state
        other = "A" if state[-10] != "A" else "B"
        return await _retry(world, connected.session, first, state[:-10] + other + state[-9:])


async def workers(world: World, revision: str) -> Any:
    """Asked by one worker, answered to another; then the answer is sent to the first."""
    spent = world.module.SpentInMemory()
    one, two = server(world, spent=spent), server(world, spent=spent)
    async with client(world, one, revision) as first_worker:
        async with client(world, two, revision) as second_worker:
            first = await _first(world, first_worker.session)
            done = await _retry(world, second_worker.session, first, first.request_state)
            again = await _retry(world, first_worker.session, first, first.request_state)
            assert isinstance(again, types.InputRequiredResult), again
            return done


async def keys(world: World, revision: str) -> Any:
    """Two workers that share no key: the second cannot read what the first asked."""
    async with client(world, server(world), revision) as first_worker:
        async with client(world, server(world, b"1" * 32), revision) as second_worker:
            first = await _first(world, first_worker.session)
            return await _retry(world, second_worker.session, first, first.request_state)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    assert MCPError
    run_all(play)
