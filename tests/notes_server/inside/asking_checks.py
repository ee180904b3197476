"""What asks, on both revisions, in memory and over streamable HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mcp_types as types
from world import LEGACY, MODERN, World, choosing, ending, serving, text


async def check_one_match_is_confirmed(folder: Path, revision: str) -> None:
    world = World(folder)
    async with world.client(revision, choosing("home/shopping.md")) as client:
        result = await client.call_tool("notes_delete", {"title": "shop"})
    assert result.structured_content == {"deleted": 1, "path": "home/shopping.md"}
    assert "home/shopping.md" not in world.left()
    assert len(world.asked) == 1
    assert "Permanently delete the note" in world.asked[0].message


async def check_of_three_matches_one_is_chosen_and_confirmed_at_once(
    folder: Path, revision: str
) -> None:
    world = World(folder)
    async with world.client(revision, choosing("home/plan.md")) as client:
        result = await client.call_tool("notes_delete", {"title": "PLAN"})
    assert result.structured_content == {"deleted": 1, "path": "home/plan.md"}
    assert world.left() == {"work/plan.md", "home/old plan.md", "home/shopping.md"}
    (asked,) = world.asked
    options = {one["const"] for one in asked.requested_schema["properties"]["choice"]["oneOf"]}
    assert options == {"keep every note", "work/plan.md", "home/plan.md", "home/old plan.md"}


async def check_no_match_asks_nothing_and_says_what_to_do(folder: Path, revision: str) -> None:
    world = World(folder)
    async with world.client(revision, choosing("x")) as client:
        result = await client.call_tool("notes_delete", {"title": "holiday"})
    assert result.is_error
    assert "Call again" in text(result)
    assert not world.asked


async def check_every_no_keeps_every_note(folder: Path, revision: str) -> None:
    for answer in (choosing("keep every note"), ending("decline"), ending("cancel")):
        world = World(folder)
        async with world.client(revision, answer) as client:
            result = await client.call_tool("notes_delete", {"title": "plan"})
        assert result.structured_content == {"deleted": 0}
        assert len(world.left()) == 4


async def check_a_client_that_cannot_ask_deletes_nothing(folder: Path, revision: str) -> None:
    world = World(folder)
    async with world.client(revision) as client:
        result = await client.call_tool("notes_delete", {"title": "shop"})
    assert result.is_error
    assert len(world.left()) == 4


async def check_a_note_that_changes_meanwhile_is_kept(folder: Path, revision: str) -> None:
    world = World(folder)

    async def answer(params: Any) -> tuple[str, dict[str, Any] | None]:
        (world.notes / "home/shopping.md").write_text("# Shopping\n\nCake.\n")
        return "accept", {"choice": "home/shopping.md"}

    async with world.client(revision, answer) as client:
        result = await client.call_tool("notes_delete", {"title": "shop"})
    assert result.is_error
    assert "changed" in text(result)
    assert len(world.left()) == 4


async def check_archiving_asks_every_time(folder: Path, revision: str) -> None:
    world = World(folder)
    async with world.client(revision, choosing("archive the note")) as client:
        for _ in range(2):
            assert not (await client.call_tool("notes_archive", {"title": "shopping"})).is_error
        missing = await client.call_tool("notes_archive", {"title": "no such note"})
    assert len(world.asked) == 2
    assert missing.is_error
    archived = list((world.state / "archive").iterdir())
    assert len(archived) == 2
    assert {path.stat().st_mode & 0o222 for path in archived} == {0}


async def check_preferences_are_a_form_once(folder: Path, revision: str) -> None:
    world = World(folder)

    async def answer(params: Any) -> tuple[str, dict[str, Any] | None]:
        return "accept", {"language": "pt-BR", "sort": "title", "folder": "../elsewhere"}

    async with world.client(revision, answer) as client:
        first = await client.call_tool("notes_preferences", {})
        again = await client.call_tool("notes_preferences", {"sort": "newest"})
        await client.call_tool("notes_delete", {"title": "shop"})
    assert "Allowed" in text(first)  # all but the folder, and why
    assert not again.is_error
    form, deletion = world.asked
    assert set(form.requested_schema["properties"]) == {"language", "sort", "folder"}
    assert "Excluir" in deletion.message
    assert world.server.vault.preferences() == {"language": "pt-BR", "sort": "newest"}


async def check_one_endpoint_serves_both_revisions_over_http(folder: Path) -> None:
    world = World(folder)
    with serving(world.mcp) as url:
        for revision, path in ((LEGACY, "home/plan.md"), (MODERN, "work/plan.md")):
            async with world.client(revision, choosing(path), to=url) as client:
                result = await client.call_tool("notes_delete", {"title": "plan"})
                assert result.structured_content == {"deleted": 1, "path": path}
    assert len(world.asked) == 2


async def check_a_model_drafts_and_a_person_approves_on_2025_connections(folder: Path) -> None:
    world = World(folder)
    tasks = []

    async def sampled(context: Any, params: Any) -> Any:
        tasks.append(params.messages[0].content.text)
        said = types.TextContent(type="text", text="Bread is\nneeded.")
        return types.CreateMessageResult(role="assistant", content=said, model="scripted")

    answer = choosing("add this summary")
    async with world.client(LEGACY, answer, sampling_callback=sampled) as client:
        result = await client.call_tool("notes_digest", {"title": "Shopping"})
    assert not result.is_error
    assert len(tasks) == 1, "one draft a call: what is approved is what is added"
    assert "Bread." in tasks[0]
    assert "Bread is needed." in world.asked[0].message
    written = (world.notes / "home/shopping.md").read_text()
    assert written == "# Shopping\n\n> Bread is needed.\n\nBread.\n"


async def check_a_draft_that_is_not_approved_changes_nothing(folder: Path) -> None:
    world = World(folder)

    async def sampled(context: Any, params: Any) -> Any:
        said = types.TextContent(type="text", text="Something else.")
        return types.CreateMessageResult(role="assistant", content=said, model="scripted")

    async with world.client(LEGACY, ending("decline"), sampling_callback=sampled) as client:
        await client.call_tool("notes_digest", {"title": "Shopping"})
    assert (world.notes / "home/shopping.md").read_text() == "# Shopping\n\nBread.\n"


async def check_on_2026_07_28_the_calling_model_writes_and_a_person_approves(folder: Path) -> None:
    world = World(folder)

    async def sampled(context: Any, params: Any) -> Any:
        raise AssertionError("sampling is deprecated here")

    answer = choosing("add this summary")
    async with world.client(MODERN, answer, sampling_callback=sampled) as client:
        first = await client.call_tool("notes_digest", {"title": "Shopping"})
        assert "Bread." in text(first)
        assert not world.asked
        await client.call_tool("notes_digest", {"title": "Shopping", "summary": "To buy."})
    assert "To buy." in world.asked[0].message
    assert "> To buy." in (world.notes / "home/shopping.md").read_text()


async def check_arguments_that_do_not_fit_are_an_error_for_the_model(
    folder: Path, revision: str
) -> None:
    world = World(folder)
    async with world.client(revision) as client:
        result = await client.call_tool("notes_search", {"query": 7})
    assert result.is_error
    assert "query" in text(result)
