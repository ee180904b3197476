"""Roots: which folders a client opens to the server, by revision of the protocol.

2025 revisions: a connection lasts. The server asks for `roots/list` once it is initialised, and
again whenever the client says that they changed; from that word on, until the answer, the scope of
the connection lets nothing start or finish (see `scope`). Roots are advice and no sandbox: they
narrow the folders of the operator's configuration and never widen them.

2026-07-28: there is no connection, no word of changes, and roots are deprecated. The scope of a
call is the configuration, and an argument of the tool says where in it. For clients that only know
how to give roots, the operator may turn on an adapter that asks for them through the result of the
call; it is made to be deleted.
"""

from __future__ import annotations

import json
import weakref
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import anyio
from anyio.to_thread import run_sync
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.mcpserver import Context
from mcp.server.session import ServerSession
from mcp.shared.message import ServerMessageMetadata
from mcp_types import (
    InputRequiredResult,
    InputResponses,
    ListRootsRequest,
    ListRootsResult,
    RequestId,
)

from notes.scope import Scope

MODERN = "2026-07-28"
ANSWER_SECONDS = 5.0
PATIENCE_SECONDS = 0.5
CHANGED = "notifications/roots/list_changed"
INITIALIZED = "notifications/initialized"


class Scopes:
    """The scope of every connection, and of every call that has none.

    Args:
        configured: the operator's folders; none of them, and roots alone decide.
        adapter: whether 2026-07-28 clients are asked for roots as well.
    """

    def __init__(self, configured: Sequence[str], *, adapter: bool = False) -> None:
        self._configured = configured
        self._adapter = adapter
        # The SDK has no public name for a connection. What it was opened with stays the same
        # object for as long as it lasts, and goes when it goes.
        self._scopes: dict[int, Scope] = {}
        self._asked: dict[int, anyio.Event] = {}

    async def watch(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Middleware: ask for roots when a connection is ready and when they changed."""
        session = ctx.session
        listens = ctx.method in (INITIALIZED, CHANGED) and _gives_roots(session)
        if listens and ctx.method == CHANGED:
            self._of_connection(session).announce()
        result = await call_next(ctx)
        if listens:
            await self._ask_first(session)
        return result

    async def _ask_first(self, session: ServerSession) -> None:
        """Ask before any call does."""
        answered = self._asked[id(session.client_params)] = anyio.Event()
        try:
            await _ask(session, self._of_connection(session))
        finally:
            answered.set()

    @asynccontextmanager
    async def of_call(self, ctx: Context[Any, Any]) -> AsyncIterator[Scope]:
        """The scope of a call, once it is known."""
        if ctx.session.protocol_version >= MODERN:
            scope = Scope(self._configured)
            try:
                yield scope
            finally:
                scope.close()
            return
        scope = self._of_connection(ctx.session)
        if scope.unanswered:
            scope.announce()
        if scope.expecting and (asked := self._asked.get(id(ctx.session.client_params))):
            with anyio.move_on_after(PATIENCE_SECONDS):
                await asked.wait()
        while scope.expecting:
            await _ask(ctx.session, scope, ctx.request_id)
        yield scope

    @asynccontextmanager
    async def of_roots(self, roots: Sequence[str]) -> AsyncIterator[Scope]:
        """The scope that roots give a call of 2026-07-28."""
        scope = Scope(self._configured, expecting=True)
        try:
            scope.settle(scope.ticket, roots)
            yield scope
        finally:
            scope.close()

    def adapts(self, ctx: Context[Any, Any]) -> bool:
        """Whether a call of 2026-07-28 is asked for roots."""
        modern = ctx.session.protocol_version >= MODERN
        return self._adapter and modern and _gives_roots(ctx.session)

    def _of_connection(self, session: ServerSession) -> Scope:
        opened = session.client_params
        found = self._scopes.get(id(opened))
        if found is None:
            found = Scope(self._configured, expecting=_gives_roots(session))
            if opened is not None:
                self._scopes[id(opened)] = found
                weakref.finalize(opened, self._closed, id(opened))
        return found

    def _closed(self, connection: int) -> None:
        self._asked.pop(connection, None)
        self._scopes.pop(connection).close()


def _gives_roots(session: ServerSession) -> bool:
    capabilities = session.client_capabilities
    return capabilities is not None and capabilities.roots is not None


async def _ask(session: ServerSession, scope: Scope, request: RequestId | None = None) -> None:
    """Ask the client for its roots and settle the scope with the answer.

    Outside of a call there may be no stream to ask on yet (streamable HTTP), so silence there
    settles nothing: the first call asks again on its own stream.
    """
    ticket = scope.ticket
    roots: list[str] | None = None
    try:
        with anyio.fail_after(ANSWER_SECONDS):
            result = await session.send_request(
                ListRootsRequest(),
                ListRootsResult,
                metadata=ServerMessageMetadata(related_request_id=request),
            )
        roots = [str(root.uri) for root in result.roots]
    except Exception:  # a client may fail in any way, and opens nothing then
        if request is None:
            return
    await run_sync(scope.settle, ticket, roots)


class Adapted:
    """One round of a call of a 2026-07-28 client that is asked for its roots first.

    The state of the call then holds two things: the roots, and what the tool itself keeps. The SDK
    seals it, so that neither can be changed on the way.
    """

    KEY = "roots"

    def __init__(self, ctx: Context[Any, Any]) -> None:
        self.session = ctx.session
        self.request_id = ctx.request_id
        self.request_context = ctx.request_context
        self.input_responses: InputResponses | None = ctx.input_responses
        self.roots, self.request_state = self._kept(ctx.request_state)
        answer = (ctx.input_responses or {}).get(self.KEY)
        if self.roots is None and isinstance(answer, ListRootsResult):
            self.roots = [str(root.uri) for root in answer.roots]

    @staticmethod
    def _kept(state: str | None) -> tuple[list[str] | None, str | None]:
        kept = json.loads(state or "{}")
        return kept.get("roots"), kept.get("tool")

    def ask(self) -> InputRequiredResult:
        """Ask for the roots through the result."""
        return InputRequiredResult(
            input_requests={self.KEY: ListRootsRequest()}, request_state="{}"
        )

    def keep(self, result: Any) -> Any:
        """Have the next round remember the roots as well."""
        if not isinstance(result, InputRequiredResult):
            return result
        state = json.dumps({"roots": self.roots, "tool": result.request_state})
        return result.model_copy(update={"request_state": state})

    def as_context(self) -> Context[Any, Any]:
        """The call as the tool sees it: without the roots in its state."""
        return cast("Context[Any, Any]", self)
