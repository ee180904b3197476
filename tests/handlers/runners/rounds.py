"""Situations that only 2026-07-28 has: a call in rounds, with state that comes back.

`made` is the runner's module: it makes servers and clients of its SDK.
"""

from __future__ import annotations

from typing import Any

import mcp_types as types
from world import World


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


async def replayed(made: Any, world: World, revision: str) -> Any:
    async with made.client(world, made.server(world), revision) as connected:
        first = await _first(world, connected.session)
        done = await _retry(world, connected.session, first, first.request_state)
        again = await _retry(world, connected.session, first, first.request_state)
        assert isinstance(again, types.InputRequiredResult), again
        return done


async def tampered(made: Any, world: World, revision: str) -> Any:
    async with made.client(world, made.server(world), revision) as connected:
        first = await _first(world, connected.session)
        state = first.request_state
        other = "A" if state[-10] != "A" else "B"
        return await _retry(world, connected.session, first, state[:-10] + other + state[-9:])


async def workers(made: Any, world: World, revision: str) -> Any:
    """Asked by one worker, answered to another; then the answer is sent to the first."""
    spent = world.module.SpentInMemory()
    one, two = made.server(world, spent=spent), made.server(world, spent=spent)
    async with (
        made.client(world, one, revision) as first_worker,
        made.client(world, two, revision) as second_worker,
    ):
        first = await _first(world, first_worker.session)
        done = await _retry(world, second_worker.session, first, first.request_state)
        again = await _retry(world, first_worker.session, first, first.request_state)
        assert isinstance(again, types.InputRequiredResult), again
        return done


async def keys(made: Any, world: World, revision: str) -> Any:
    """Two workers that share no key: the second cannot read what the first asked."""
    async with (
        made.client(world, made.server(world), revision) as first_worker,
        made.client(world, made.server(world, b"1" * 32), revision) as second_worker,
    ):
        first = await _first(world, first_worker.session)
        return await _retry(world, second_worker.session, first, first.request_state)


ROUNDS = {"replayed": replayed, "tampered": tampered, "workers": workers, "keys": keys}
