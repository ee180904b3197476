"""The delete tool on FastMCP: the same design and storage, another SDK. Runs in its environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastmcp import Client
from fastmcp.client.elicitation import ElicitResult

from fastmcp_sibling.server import server

MODERN = "2026-07-28"


async def check_a_note_is_chosen_and_confirmed_in_one_form(folder: Path, revision: str) -> None:
    for name in ("a.md", "b.md"):
        (folder / name).write_text(f"# Plan {name}\n")
    asked = []

    async def elicited(message: str, response_type: Any, params: Any, context: Any) -> Any:
        asked.append(message)
        return ElicitResult(action="accept", content={"choice": "b.md"})

    mode = revision if revision == MODERN else "legacy"
    async with Client(server([str(folder)]), mode=mode, elicitation_handler=elicited) as client:
        result = await client.call_tool("notes_delete", {"title": "plan"})
        none = await client.call_tool("notes_delete", {"title": "x"}, raise_on_error=False)
    assert result.structured_content == {"deleted": 1, "path": "b.md"}
    assert none.is_error
    assert asked == ["2 notes match plan. Permanently delete one of them? It cannot be restored."]
    assert {path.name for path in folder.iterdir()} == {"a.md"}


async def check_declining_keeps_every_note(folder: Path, revision: str) -> None:
    (folder / "a.md").write_text("# Plan\n")

    async def elicited(message: str, response_type: Any, params: Any, context: Any) -> Any:
        return ElicitResult(action="decline")

    mode = revision if revision == MODERN else "legacy"
    async with Client(server([str(folder)]), mode=mode, elicitation_handler=elicited) as client:
        result = await client.call_tool("notes_delete", {"title": "plan"})
    assert result.structured_content == {"deleted": 0}
    assert (folder / "a.md").exists()
