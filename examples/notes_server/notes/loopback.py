"""A web server of our own on a loopback address, started when the first page is opened."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Sequence

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route


class Loopback:
    """Serves routes on 127.0.0.1, on a port that the system chooses.

    Args:
        routes: called once, when the server starts.
    """

    def __init__(self, routes: Callable[[], Sequence[Route]]) -> None:
        self._routes = routes
        self._base: str | None = None
        self._server: uvicorn.Server | None = None
        self._lock = threading.Lock()

    def base(self) -> str:
        """Scheme, host and port; starts the server if need be."""
        with self._lock:
            if self._base is None:
                self._base = self._start()
            return self._base

    def _start(self) -> str:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        listening.listen()  # a browser that comes at once waits instead of failing
        config = uvicorn.Config(Starlette(routes=list(self._routes())), log_level="critical")
        self._server = uvicorn.Server(config)
        threading.Thread(target=self._server.run, args=([listening],), daemon=True).start()
        return f"http://127.0.0.1:{listening.getsockname()[1]}"

    def stop(self) -> None:
        """Let the server end."""
        if self._server is not None:
            self._server.should_exit = True
