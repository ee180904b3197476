"""What the checks share: a notes server, a client that answers as told, and a browser."""

from __future__ import annotations

import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import mcp.client._input_required as driver
import mcp_types as types
import uvicorn
from mcp import Client
from mcp.server.mcpserver import MCPServer

from notes.server import NotesServer
from notes.settings import Settings

LEGACY, MODERN = "2025-11-25", "2026-07-28"
driver._STATE_ONLY_BACKOFF_INITIAL_SECONDS = 0.0
Answer = Callable[[Any], Awaitable[tuple[str, dict[str, Any] | None]]]

NOTES = {
    "work/plan.md": "# Plan\n\nBuy the ground.\n",
    "home/plan.md": "# Plan\n\nPaint the door.\n",
    "home/old plan.md": "# Old plan\n\nSell the boat.\n",
    "home/shopping.md": "# Shopping\n\nBread.\n",
}


class World:
    """A folder of notes with its server, and everything that was asked."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.notes = folder / "notes"
        self.state = folder / "state"
        for name, text in NOTES.items():
            path = self.notes / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        configured = settings.pop("folders", (str(self.notes),))
        more = {key: settings.pop(key) for key in ("public", "browser_user") if key in settings}
        self.server = NotesServer(Settings(configured, self.state, **settings), **more)
        self.mcp = self.server.mcp(log_level="CRITICAL")
        self.asked: list[Any] = []
        self.seen: list[Any] = []
        self.roots_asked = 0
        self.roots: list[str] = []

    def left(self) -> set[str]:
        return {str(path.relative_to(self.notes)) for path in self.notes.rglob("*.md")}

    def client(
        self,
        revision: str,
        answer: Answer | None = None,
        *,
        to: MCPServer[Any] | str | None = None,
        roots: Callable[[], Awaitable[None]] | bool = False,
        **more: Any,
    ) -> Client:
        """A client of a revision; `answer` gets what is asked, `roots` is awaited before any."""

        async def elicited(context: Any, params: Any) -> Any:
            self.asked.append(params)
            assert answer is not None
            action, content = await answer(params)
            return types.ElicitResult.model_validate({"action": action, "content": content})

        async def listed(context: Any) -> Any:
            self.roots_asked += 1
            if callable(roots):
                await roots()
            found = [{"uri": uri} for uri in self.roots]
            return types.ListRootsResult.model_validate({"roots": found})

        async def message(received: Any) -> None:
            self.seen.append(received)

        return Client(
            to or self.mcp,
            mode=revision if revision == MODERN else "legacy",
            elicitation_callback=elicited if answer else None,
            list_roots_callback=listed if roots else None,
            message_handler=message,
            **more,
        )


def choosing(value: str) -> Answer:
    """A person who chooses this."""

    async def answer(params: Any) -> tuple[str, dict[str, Any] | None]:
        return "accept", {"choice": value}

    return answer


def ending(action: str) -> Answer:
    """A person who declines, or closes the dialog."""

    async def answer(params: Any) -> tuple[str, dict[str, Any] | None]:
        return action, None

    return answer


def text(result: Any) -> str:
    return " ".join(getattr(part, "text", "") for part in result.content)


@contextmanager
def serving(mcp: MCPServer[Any]) -> Iterator[str]:
    """Serve over streamable HTTP on this machine."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    app = mcp.streamable_http_app()
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/mcp"
    finally:
        server.should_exit = True
        server.force_exit = True
        thread.join(5)


@asynccontextmanager
async def browser(**more: Any) -> AsyncIterator[httpx2.AsyncClient]:
    """A browser with cookies of its own that follows redirects by hand."""
    async with httpx2.AsyncClient(follow_redirects=False, **more) as client:
        yield client


def token(page: httpx2.Response) -> str:
    """What guards the form of a page."""
    return page.text.split('name=token value="')[1].split('"')[0]
