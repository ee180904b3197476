"""Sign-in to note sync in URL mode, against a small authorization server."""

from __future__ import annotations

import importlib.metadata
import runpy
from pathlib import Path
from typing import Any

import httpx2
import mcp_types as types
from provider import Provider
from world import LEGACY, MODERN, World, browser, ending, text, token

from notes.handlers import notes_sign_in_handler

WORK = {"account": "work"}


def signing_in(folder: Path, fault: str = "") -> tuple[World, Provider]:
    provider = Provider(fault)
    return World(folder, sync_issuer=provider.issuer), provider


async def go(client: httpx2.AsyncClient, url: str) -> httpx2.Response:
    """Go through the server's page to the provider; return what leads back from there."""
    page = await client.get(url)
    assert page.status_code == 200, page.text
    sent = await client.post(url, data={"token": token(page)})
    assert sent.status_code == 303, sent.text
    return await client.get(sent.headers["location"])


async def sign_in(url: str) -> httpx2.Response:
    async with browser() as client:
        away = await go(client, url)
        return await client.get(away.headers["location"])


async def check_a_user_connects_an_account(folder: Path, revision: str) -> None:
    world, _ = signing_in(folder)

    async def answer(params: Any) -> tuple[str, None]:
        assert (await sign_in(params.url)).status_code == 200
        return "accept", None

    async with world.client(revision, answer) as client:
        result = await client.call_tool("notes_sign_in", WORK)
        again = await client.call_tool("notes_sign_in", WORK)
    assert not result.is_error
    assert "work" in text(result)
    assert not again.is_error
    assert len(world.asked) == 1
    assert world.server.vault.grant(None, "work")
    assert world.server.vault.grant(None, "home") is None
    assert "secret-token" not in f"{result}{again}{world.asked}{world.seen}"


async def check_the_link_leads_to_the_servers_own_page_with_nothing_in_it(folder: Path) -> None:
    world, provider = signing_in(folder)
    async with world.client(MODERN, ending("decline")) as client:
        result = await client.call_tool("notes_sign_in", WORK)
    url = world.asked[0].url
    assert url.startswith(f"{world.server.pages.base()}/connect/")
    assert "?" not in url
    assert "work" not in url
    assert not result.is_error
    assert not provider.asked


async def check_completion_is_found_on_retry(folder: Path) -> None:
    world, _ = signing_in(folder)
    async with world.client(MODERN, ending("accept")) as client:
        call = {"allow_input_required": True}
        first = await client.session.call_tool("notes_sign_in", WORK, **call)
        opened = {"answer": types.ElicitResult(action="accept")}
        pending = await client.session.call_tool(
            "notes_sign_in",
            WORK,
            input_responses=opened,
            request_state=first.request_state,
            **call,
        )
        assert isinstance(pending, types.InputRequiredResult)
        assert pending.input_requests is None
        await sign_in(first.input_requests["answer"].params.url)
        done = await client.session.call_tool(
            "notes_sign_in", WORK, request_state=pending.request_state, **call
        )
    assert isinstance(done, types.CallToolResult)
    assert not done.is_error


async def check_completion_is_told_on_2025_11_25(folder: Path) -> None:
    world, _ = signing_in(folder)

    async def answer(params: Any) -> tuple[str, None]:
        await sign_in(params.url)
        return "accept", None

    async with world.client(LEGACY, answer) as client:
        await client.call_tool("notes_sign_in", WORK)
    (done,) = [one for one in world.seen if isinstance(one, types.ElicitCompleteNotification)]
    assert done.params.elicitation_id == world.asked[0].elicitation_id


async def check_the_answer_counts_only_in_the_browser_that_was_sent(folder: Path) -> None:
    """A link that brings somebody else's authorization back connects nothing."""
    world, _ = signing_in(folder)
    url = world.server.pages.open("one", "connect", None, "work")
    async with browser() as owner, browser() as other:
        away = await go(owner, url)
        assert (await other.get(away.headers["location"])).status_code == 410
        # The state is used up by the attempt; nobody can finish what it was for.
        assert (await owner.get(away.headers["location"])).status_code == 410
    assert world.server.vault.grant(None, "work") is None


async def check_a_state_is_used_once(folder: Path) -> None:
    world, provider = signing_in(folder)
    url = world.server.pages.open("one", "connect", None, "work")
    async with browser() as client:
        away = await go(client, url)
        assert (await client.get(away.headers["location"])).status_code == 200
        assert (await client.get(away.headers["location"])).status_code == 410
        assert (await client.get(f"{world.server.pages.base()}/callback")).status_code == 410
    assert provider.asked[0]["code_challenge_method"] == "S256"


async def check_what_the_provider_refuses_or_mixes_up_connects_nothing(folder: Path) -> None:
    for fault in ("denied", "mixed-up"):
        world, _ = signing_in(folder / fault, fault)

        async def answer(params: Any) -> tuple[str, None]:
            assert (await sign_in(params.url)).status_code == 400
            return "accept", None

        async with world.client(MODERN, answer) as client:
            result = await client.call_tool("notes_sign_in", WORK)
        assert result.is_error
        assert world.server.vault.grant(None, "work") is None


async def check_a_provider_that_calls_itself_something_else_is_not_gone_to(folder: Path) -> None:
    world, provider = signing_in(folder, "misnamed")
    url = world.server.pages.open("one", "connect", None, "work")
    async with browser() as client:
        assert (await client.get(url)).status_code == 500
    assert not provider.asked


async def check_a_grant_belongs_to_its_user(folder: Path) -> None:
    world, _ = signing_in(folder)
    await sign_in(world.server.pages.open("one", "connect", None, "work"))
    assert world.server.vault.grant(None, "work")
    assert world.server.vault.grant("client-7/bob", "work") is None


async def check_an_sdk_outside_the_range_is_refused_when_the_handler_loads(folder: Path) -> None:
    real = importlib.metadata.version
    for found in ("2.2.9", "3.0.0"):
        importlib.metadata.version = lambda _name, found=found: found
        said = ""
        try:
            runpy.run_path(str(notes_sign_in_handler.__file__))
        except ImportError as error:
            said = str(error)
        finally:
            importlib.metadata.version = real
        assert found in said
        assert "mcp 2.3" in said
