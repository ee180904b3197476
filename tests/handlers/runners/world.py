"""What surrounds a handler in a test: facts, a person who answers, and a clock that can be set.

Imports no SDK and not the product, as it runs inside the environment of every SDK.
"""

from __future__ import annotations

import importlib.util
import json
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import anyio

LIMIT = 300.0
FORM, URL, BOTH = "form", "url", "both"


class World:
    """One situation of one design."""

    def __init__(self, spec: dict[str, Any], situation: str) -> None:
        self.spec = spec
        self.situation = situation
        self.module = load_module(Path(spec["module"]))
        self.facts: dict[str, Any] = dict(spec["facts"])
        self.performed: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        self.now = 1_000_000.0
        self.question_shown = anyio.Event()
        self.gave_up = anyio.Event()
        self.page: bool | None = False
        self.failing = situation == "act-failed"
        self.abandon: Any = None

    @property
    def modes(self) -> str | None:
        """What the client declares."""
        named = {"url-only": URL, "form-only": FORM, "empty": "empty"}
        if self.situation in ("no-capability", "operator"):
            return None
        return named.get(self.situation, BOTH)

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Wait until the time is up, which it only is where the situation says so."""
        if seconds < LIMIT:
            return
        if self.situation == "time-out":
            await self.question_shown.wait()
            self.gave_up.set()
            return
        await anyio.sleep_forever()

    async def handle(self, ctx: Any, arguments: dict[str, Any], **more: Any) -> Any:
        handler = getattr(self.module, self.spec["function"])
        options = {"clock": self.clock, "sleep": self.sleep, **self.spec["options"], **more}
        if self.situation == "operator":
            options["operator_allows"] = True
        return await handler(Actions(self), arguments, ctx, **options)

    async def answer(self, message: str, schema: Any, url: str | None) -> tuple[str, Any]:
        """What the person does once the question is shown."""
        self.asked.append({"message": message, "schema": schema, "url": url})
        self.question_shown.set()
        if self.situation == "time-out":
            self.now += LIMIT + 1
            if self.spec["waits"]:
                await self.gave_up.wait()  # and answers too late
        if self.situation == "client-gone":
            self.abandon()
            await anyio.sleep_forever()
        if self.situation in ("changed", "changed-once"):
            shown = len(self.asked) if self.situation == "changed" else 1
            for change in self.spec["changes"][:shown]:
                self.facts.update(change)
        if self.situation in ("decline", "cancel"):
            return self.situation, None
        if url is not None:
            self.page = {"pending": False, "page-failed": None}.get(self.situation, True)
            return "accept", None
        content = {
            "no-content": None,
            "empty-content": {},
            "negative": self.spec["negative"],
            "unknown": self.spec["unknown"],
        }
        return "accept", content.get(self.situation, self.spec["accept"])


class Actions:
    """What an author writes, for every design at once."""

    def __init__(self, world: World) -> None:
        self._world = world

    def __getattr__(self, name: str) -> Any:
        async def read(arguments: dict[str, Any]) -> Any:
            value = self._world.facts[name]
            if value == "raises":
                raise RuntimeError("a secret in the text of an exception")
            return value

        return read

    async def page_url(self, arguments: Any, page_id: str, user: str | None) -> str:
        return f"http://127.0.0.1:8123/connect/{page_id}"

    async def finished(self, page_id: str) -> bool | None:
        return self._world.page

    async def perform(self, accepted: Any) -> Any:
        world = self._world
        answer = vars(accepted.answer) if accepted.answer is not None else None
        world.performed.append({"answer": answer, "candidate": accepted.candidate})
        if world.failing:
            raise RuntimeError("a secret in the text of an exception")
        return world.module.Done(structured=world.spec["done"], values=world.spec["values"])


def load_module(path: Path) -> ModuleType:
    """Import a generated module from its file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    HANDLERS.add(path.stem)
    spec.loader.exec_module(module)
    return module


def outcome(world: World, result: Any) -> dict[str, Any]:
    """What is reported of a situation."""
    seen = SimpleNamespace(text=None, structured=None, is_error=None, error=None)
    if isinstance(result, BaseException):
        seen.error = {"type": type(result).__name__, "code": getattr(result, "code", None)}
        seen.error["text"] = str(result)[:300]
    elif result is not None:
        seen.text = "".join(getattr(part, "text", "") for part in result.content)
        seen.is_error = bool(
            result.is_error if hasattr(result, "is_error") else getattr(result, "isError", None)
        )
        seen.structured = (
            result.structured_content
            if hasattr(result, "structured_content")
            else getattr(result, "structuredContent", None)
        )
    report = vars(seen)
    logged = [record.getMessage() for record in LOGGED]
    return {**report, "performed": world.performed, "asked": world.asked, "logged": logged}


LOGGED: list[logging.LogRecord] = []
HANDLERS: set[str] = set()


class Logged(logging.Handler):
    """Keeps what handlers log; what SDKs log is theirs."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.name in HANDLERS:
            LOGGED.append(record)


@asynccontextmanager
async def serving(app: Any) -> AsyncIterator[str]:
    """Serve an ASGI application on a free port of this machine; give the address."""
    import uvicorn

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    web = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", port, log_level="critical"))
    async with anyio.create_task_group() as group:
        group.start_soon(web.serve)
        while not web.started:
            await anyio.sleep(0.01)
        yield f"http://127.0.0.1:{port}/mcp"
        web.should_exit = True


def unwrapped(error: BaseException) -> BaseException:
    """The error inside groups of one."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def run_all(play: Any) -> None:
    """Read specifications from standard input, play every situation, print what happened."""
    specs = json.load(sys.stdin)
    results = []
    logging.basicConfig(handlers=[Logged()], level=logging.DEBUG, force=True)
    for spec in specs:
        for revision, situation in spec["situations"]:
            LOGGED.clear()
            report = anyio.run(play, spec, revision, situation)
            results.append(
                {"design": spec["name"], "revision": revision, "situation": situation, **report}
            )
    json.dump(results, sys.stdout, default=str)
