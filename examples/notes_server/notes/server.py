"""The server: every tool of `notes.tools.yaml`, on one endpoint for all revisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from anyio.to_thread import run_sync
from mcp.server.mcpserver import Context, MCPServer, RequestStateSecurity
from mcp.server.mcpserver.tools.base import Tool
from starlette.requests import Request
from starlette.routing import Route

from notes.calls import CALLS, Call
from notes.handlers.tools import TOOLS
from notes.loopback import Loopback
from notes.pages import Pages
from notes.registering import Result, failed, registered
from notes.roots import Adapted, Scopes
from notes.scope import Scope, ScopeError
from notes.settings import Settings
from notes.setup_page import routes as setup_routes
from notes.sign_in_page import SignIn
from notes.storage import NoteError, Notes
from notes.vault import Vault

Arguments = dict[str, Any]


class NotesServer:
    """The notes server.

    Args:
        settings: what the operator sets.
        public: where browsers reach the server itself; None for pages of a loopback server.
        browser_user: who is logged in to a browser, where that is known.
    """

    def __init__(
        self,
        settings: Settings,
        public: str | None = None,
        browser_user: Callable[[Request], str | None] = lambda _request: None,
    ) -> None:
        self.vault = Vault(settings.state)
        self.scopes = Scopes(settings.folders, adapter=settings.roots_adapter)
        self.loopback = Loopback(self.routes)
        base = self.loopback.base if public is None else lambda: public
        self.pages = Pages(base, browser_user)
        self.sign_in = SignIn(self.pages, self.vault, settings.sync_issuer, settings.sync_client)

    def routes(self) -> list[Route]:
        """The pages of the server."""
        return [*setup_routes(self.pages, self.vault), *self.sign_in.routes()]

    def mcp(
        self, keys: list[bytes] | None = None, more: Sequence[Tool] = (), **options: Any
    ) -> MCPServer[Any]:
        """The server of the SDK; `keys` seal the state of calls, shared by all workers.

        `more` are tools beside those of notes, on the same endpoint.
        """
        mine = [registered(one, partial(self.call, one["name"])) for one in TOOLS]
        security = RequestStateSecurity(keys=keys) if keys else None
        return MCPServer(
            "notes",
            tools=[*mine, *more],
            middleware=[self.scopes.watch],
            request_state_security=security,
            **options,
        )

    async def call(self, name: str, ctx: Context[Any, Any], arguments: Arguments) -> Result:
        """Handle a call, or a round of one, within the folders that are open to it."""
        try:
            if self.scopes.adapts(ctx):
                return await self._adapted(name, ctx, arguments)
            async with self.scopes.of_call(ctx) as scope:
                return await self._within(scope, name, ctx, arguments)
        except (ScopeError, NoteError) as error:
            return failed(str(error))

    async def _adapted(self, name: str, ctx: Context[Any, Any], arguments: Arguments) -> Result:
        adapted = Adapted(ctx)
        if adapted.roots is None:
            return adapted.ask()
        async with self.scopes.of_roots(adapted.roots) as scope:
            result: Result = adapted.keep(
                await self._within(scope, name, adapted.as_context(), arguments)
            )
        return result

    async def _within(
        self, scope: Scope, name: str, ctx: Context[Any, Any], arguments: Arguments
    ) -> Result:
        preferred = await run_sync(self.vault.preferences)
        notes = Notes(scope, preferred.get("sort", "newest"), self.vault.keep_old)
        call = Call(ctx, arguments, scope, notes, self.vault, self.pages, preferred)
        return await CALLS[name](call)
