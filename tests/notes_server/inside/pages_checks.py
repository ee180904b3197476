"""The page for the passphrase: one path, one use, one browser, one person, and the one secret."""

from __future__ import annotations

import io
import logging
from pathlib import Path
from typing import Any

import httpx2
import mcp_types as types
from starlette.applications import Starlette
from world import LEGACY, MODERN, World, browser, ending, text, token

PASSPHRASE = "correct horse battery staple"


async def enter(url: str, passphrase: str = PASSPHRASE) -> httpx2.Response:
    """Open the page in a new browser, type the passphrase twice, send it."""
    async with browser() as client:
        page = await client.get(url)
        assert page.status_code == 200, page.text
        form = {"token": token(page), "passphrase": passphrase, "again": passphrase}
        return await client.post(url, data=form)


async def check_the_passphrase_is_typed_in_the_page_and_seen_nowhere_else(
    folder: Path, revision: str
) -> None:
    world = World(folder)
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    logging.disable(logging.NOTSET)
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(logging.DEBUG)

    async def answer(params: Any) -> tuple[str, None]:
        assert (await enter(params.url)).status_code == 200
        return "accept", None

    try:
        async with world.client(revision, answer) as client:
            result = await client.call_tool("notes_setup", {})
            again = await client.call_tool("notes_setup", {})
    finally:
        logging.getLogger().removeHandler(handler)
        logging.disable(logging.CRITICAL)
    assert not result.is_error
    assert not again.is_error
    assert len(world.asked) == 1, "a passphrase that is stored is not asked for again"
    assert world.server.vault.has_passphrase()
    said = f"{result}{again}{world.asked}{world.seen}{log.getvalue()}"
    assert PASSPHRASE not in said
    kept = [path for path in world.state.rglob("*") if path.is_file()]
    assert not [path for path in kept if PASSPHRASE.encode() in path.read_bytes()]
    assert {path.stat().st_mode & 0o077 for path in kept} == {0}


async def check_2025_11_25_is_told_that_the_page_is_finished_and_2026_07_28_is_not(
    folder: Path,
) -> None:
    for revision, told in ((LEGACY, True), (MODERN, False)):
        world = World(folder / revision)

        async def answer(params: Any) -> tuple[str, None]:
            await enter(params.url)
            return "accept", None

        async with world.client(revision, answer) as client:
            await client.call_tool("notes_setup", {})
        done = [one for one in world.seen if isinstance(one, types.ElicitCompleteNotification)]
        assert bool(done) is told
        if told:
            assert done[0].params.elicitation_id == world.asked[0].elicitation_id
        else:
            assert world.asked[0].elicitation_id is None


async def check_completion_is_found_when_the_call_is_made_again(folder: Path) -> None:
    """2026-07-28: opened, then pending without a second dialog, then done."""
    world = World(folder)

    async def unused(params: Any) -> tuple[str, None]:
        raise AssertionError

    async with world.client(MODERN, unused) as client:
        call = {"allow_input_required": True}
        first = await client.session.call_tool("notes_setup", {}, **call)
        url = first.input_requests["answer"].params.url
        opened = {"answer": types.ElicitResult(action="accept")}
        pending = await client.session.call_tool(
            "notes_setup", {}, input_responses=opened, request_state=first.request_state, **call
        )
        assert pending.input_requests is None
        await enter(url)
        done = await client.session.call_tool(
            "notes_setup", {}, request_state=pending.request_state, **call
        )
    assert isinstance(done, types.CallToolResult)
    assert not done.is_error


async def check_a_page_that_is_never_finished_ends_as_pending(folder: Path) -> None:
    world = World(folder)
    async with world.client(MODERN, ending("accept")) as client:
        result = await client.call_tool("notes_setup", {})
    assert not result.is_error
    assert "not" in text(result).lower() or "nothing" in text(result).lower()
    assert len(world.asked) == 1, "the dialog never comes twice"
    assert not world.server.vault.has_passphrase()


async def check_a_page_is_used_once(folder: Path) -> None:
    """Not even the browser that used it sees its form again."""
    world = World(folder)
    url = world.server.pages.open("one", "setup", None)
    async with browser() as client:
        form = {"token": token(await client.get(url)), "passphrase": PASSPHRASE}
        form["again"] = PASSPHRASE
        assert (await client.post(url, data=form)).status_code == 200
        stored = (world.state / "passphrase.json").read_bytes()
        assert (await client.get(url)).status_code == 410
        assert (await client.post(url, data=form)).status_code == 410
        assert (await client.get(url.replace("one", "other"))).status_code == 410
    assert (world.state / "passphrase.json").read_bytes() == stored


async def check_a_page_belongs_to_the_browser_that_opened_it_first(folder: Path) -> None:
    world = World(folder)
    url = world.server.pages.open("one", "setup", None)
    async with browser() as owner, browser() as thief:
        page = await owner.get(url)
        assert (await thief.get(url)).status_code == 410
        form = {"token": token(page), "passphrase": PASSPHRASE, "again": PASSPHRASE}
        assert (await thief.post(url, data=form)).status_code == 410
        assert not world.server.vault.has_passphrase()
        assert (await owner.post(url, data=form)).status_code == 200


async def check_what_is_sent_has_to_come_from_the_page(folder: Path) -> None:
    world = World(folder)
    url = world.server.pages.open("one", "setup", None)
    async with browser() as client:
        page = await client.get(url)
        form = {"passphrase": PASSPHRASE, "again": PASSPHRASE}
        assert (await client.post(url, data=form)).status_code == 403
        forged = {**form, "token": "x" * len(token(page))}
        assert (await client.post(url, data=forged)).status_code == 403
        short = {"token": token(page), "passphrase": "short", "again": "short"}
        assert "12 characters" in (await client.post(url, data=short)).text
    assert not world.server.vault.has_passphrase()


async def check_a_page_runs_out(folder: Path) -> None:
    world = World(folder)
    now = [1_000.0]
    world.server.pages._clock = lambda: now[0]
    url = world.server.pages.open("one", "setup", None)
    now[0] += 601
    async with browser() as client:
        assert (await client.get(url)).status_code == 410
    assert world.server.pages.finished("one") is None


async def check_another_host_name_leads_nowhere(folder: Path) -> None:
    """A name that somebody points at this machine is not the server's name."""
    world = World(folder)
    url = world.server.pages.open("one", "setup", None)
    async with browser(headers={"host": "attacker.example"}) as client:
        assert (await client.get(url)).status_code == 421


async def check_a_page_is_for_the_user_whose_call_it_was(folder: Path) -> None:
    """On a remote server: the login of the browser against the token of the call."""
    world = World(
        folder,
        public="https://notes.example.com",
        browser_user=lambda request: request.headers.get("x-login"),
    )
    app = Starlette(routes=world.server.routes())
    url = world.server.pages.open("one", "setup", "client-7/alice")
    for login, status in ((None, 403), ("bob", 403), ("client-7/alice", 403), ("alice", 200)):
        headers = {"x-login": login} if login else {}
        async with browser(transport=httpx2.ASGITransport(app=app), headers=headers) as client:
            assert (await client.get(url)).status_code == status, login


async def check_a_page_cannot_be_framed_cached_or_scripted(folder: Path) -> None:
    world = World(folder)
    async with browser() as client:
        page = await client.get(world.server.pages.open("one", "setup", None))
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["referrer-policy"] == "no-referrer"
    cookie = page.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def check_a_client_without_url_mode_is_shown_another_way(folder: Path, revision: str) -> None:
    world = World(folder)
    async with world.client(revision) as client:
        result = await client.call_tool("notes_setup", {})
    assert result.is_error
    assert "notes-server setup" in text(result)
    assert not world.server.pages._pages


async def check_old_texts_are_encrypted_once_there_is_a_passphrase(folder: Path) -> None:
    world = World(folder)
    write = {"title": "shopping", "folder": "home"}
    async with world.client(MODERN) as client:
        await client.call_tool("notes_write", {**write, "text": "Butter."})
        await enter(world.server.pages.open("one", "setup", None))
        await client.call_tool("notes_write", {**write, "text": "Cheese."})
    first, second = sorted(
        (world.state / "history").iterdir(), key=lambda path: path.stat().st_mtime_ns
    )
    assert b"Bread." in first.read_bytes()
    assert b"Butter." not in second.read_bytes()
    assert second.suffix == ".aes"
