"""Roots, as clients of each revision give them, change them, and fail to."""

from __future__ import annotations

from pathlib import Path

import anyio
from world import LEGACY, MODERN, World, choosing, serving, text


def opened(world: World, *names: str) -> None:
    world.roots = [f"file://{world.notes}/{name}" for name in names]


async def check_roots_are_asked_for_once_a_connection_is_initialised(folder: Path) -> None:
    world = World(folder)
    asked = anyio.Event()

    async def giving() -> None:
        asked.set()

    async with world.client(LEGACY, roots=giving):
        await asked.wait()
    assert world.roots_asked == 1


async def check_a_write_outside_the_roots_is_refused_with_what_is_allowed(folder: Path) -> None:
    world = World(folder)
    opened(world, "work")
    async with world.client(LEGACY, roots=True) as client:
        for outside in ("../home", f"file://{world.notes}/work/%2e%2e/home", str(world.notes)):
            result = await client.call_tool(
                "notes_write", {"title": "Idea", "text": "...", "folder": outside}
            )
            assert result.is_error
            assert f"{world.notes}/work" in text(result)
        inside = await client.call_tool("notes_write", {"title": "Idea", "text": "..."})
        found = await client.call_tool("notes_search", {"query": "plan"})
    assert not inside.is_error
    assert world.left() - {"work/Idea.md"} == {
        "work/plan.md",
        "home/plan.md",
        "home/old plan.md",
        "home/shopping.md",
    }
    assert "Old plan" not in text(found)


async def check_what_is_called_while_roots_change_is_judged_by_the_new_ones(folder: Path) -> None:
    """The client says that they changed, and takes its time to say to what."""
    world = World(folder)
    opened(world, "work", "home")
    slow, asked = anyio.Event(), anyio.Event()

    async def giving() -> None:
        if world.roots_asked > 1:
            asked.set()
            await slow.wait()

    results = []
    async with world.client(LEGACY, roots=giving) as client:
        assert not (await client.call_tool("notes_search", {"query": "plan"})).is_error

        async def write() -> None:
            call = {"title": "Late", "text": "...", "folder": f"{world.notes}/home"}
            results.append(await client.call_tool("notes_write", call))

        opened(world, "work")
        await client.send_roots_list_changed()
        await asked.wait()
        async with anyio.create_task_group() as group:
            group.start_soon(write)
            await anyio.sleep(0.05)
            assert not results, "nothing is done before the new roots are known"
            slow.set()
    (result,) = results
    assert result.is_error
    assert "home/Late.md" not in world.left()


async def check_a_client_that_does_not_answer_opens_nothing_until_it_does(folder: Path) -> None:
    world = World(folder)
    opened(world, "work")

    async def giving() -> None:
        if world.roots_asked < 3:
            raise RuntimeError("broken")

    async with world.client(LEGACY, roots=giving) as client:
        first = await client.call_tool("notes_write", {"title": "Idea", "text": "..."})
        second = await client.call_tool("notes_write", {"title": "Idea", "text": "..."})
    assert first.is_error
    assert "did not say" in text(first)
    assert not second.is_error
    assert "work/Idea.md" in world.left()


async def check_a_client_without_roots_works_in_the_configured_folders(
    folder: Path, revision: str
) -> None:
    world = World(folder)
    async with world.client(revision) as client:
        inside = await client.call_tool(
            "notes_write", {"title": "Idea", "text": "...", "folder": "home"}
        )
        outside = await client.call_tool(
            "notes_write", {"title": "Idea", "text": "...", "folder": ".."}
        )
    assert not inside.is_error
    assert outside.is_error
    assert str(world.notes) in text(outside)


async def check_on_2026_07_28_roots_are_not_asked_for(folder: Path) -> None:
    world = World(folder)
    opened(world, "work")
    async with world.client(MODERN, roots=True) as client:
        result = await client.call_tool(
            "notes_write", {"title": "Idea", "text": "...", "folder": "home"}
        )
    assert not result.is_error
    assert world.roots_asked == 0


async def check_the_adapter_asks_for_roots_first_and_keeps_them_through_a_question(
    folder: Path,
) -> None:
    world = World(folder, roots_adapter=True)
    opened(world, "home")
    async with world.client(MODERN, choosing("plan.md"), roots=True) as client:
        refused = await client.call_tool(
            "notes_write", {"title": "Idea", "text": "...", "folder": "../work"}
        )
        deleted = await client.call_tool("notes_delete", {"title": "plan"})
    assert refused.is_error
    assert deleted.structured_content == {"deleted": 1, "path": "plan.md"}
    assert "home/plan.md" not in world.left()
    assert "work/plan.md" in world.left()
    (asked,) = world.asked
    options = asked.requested_schema["properties"]["choice"]["oneOf"]
    assert {one["const"] for one in options} == {"keep every note", "plan.md", "old plan.md"}


async def check_a_client_without_roots_is_not_asked_by_the_adapter(folder: Path) -> None:
    world = World(folder, roots_adapter=True)
    async with world.client(MODERN) as client:
        assert not (await client.call_tool("notes_search", {"query": "plan"})).is_error


async def check_roots_over_http_change_for_one_connection_and_not_for_another(
    folder: Path,
) -> None:
    one, two = World(folder), World(folder)
    opened(one, "work")
    opened(two, "home")
    write = {"title": "Idea", "text": "..."}
    with serving(one.mcp) as url:
        async with (
            one.client(LEGACY, roots=True, to=url) as first,
            two.client(LEGACY, roots=True, to=url) as second,
        ):
            assert "work/Idea.md" in text(await first.call_tool("notes_write", write))
            assert "home/Idea.md" in text(await second.call_tool("notes_write", write))
            opened(one, "home")
            before = one.roots_asked
            await first.send_roots_list_changed()
            # Over HTTP two messages may overtake each other; once asked again, it is known.
            while one.roots_asked == before:
                await anyio.sleep(0.01)
            outside = {**write, "folder": f"{one.notes}/work"}
            assert (await first.call_tool("notes_write", outside)).is_error
            assert not (await second.call_tool("notes_write", write)).is_error
