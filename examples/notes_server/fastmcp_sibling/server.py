"""The delete tool of the notes server, on FastMCP 4.x.

python -m fastmcp_sibling.server ~/notes
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from anyio.to_thread import run_sync
from fastmcp import Context, FastMCP
from fastmcp.tools import ToolResult
from mcp_types import InputRequiredResult, ToolAnnotations
from pydantic import Field

from fastmcp_sibling.handlers.notes_delete_handler import TOOL, Accepted, Done, notes_delete
from notes.handlers.tools import TOOLS
from notes.scope import Scope
from notes.storage import Notes

DESCRIBED = next(tool for tool in TOOLS if tool["name"] == TOOL)


class Deleting:
    """What the handler needs of the author."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    async def notes(self, arguments: Mapping[str, Any], /) -> Sequence[Mapping[str, Any]]:
        """Read the notes that match."""
        found = await run_sync(self._notes.titled, str(arguments["title"]))
        return [note.candidate() for note in found]

    async def perform(self, accepted: Accepted, /) -> Done:
        """Delete the one that was chosen, if it is still the one that was shown."""
        chosen = accepted.candidate or {}
        await run_sync(self._notes.delete, chosen["path"], chosen["version"])
        return Done(structured={"deleted": 1, "path": chosen["path"]})


def server(folders: Sequence[str]) -> FastMCP:
    """Return the server over these folders."""
    made = FastMCP("notes")

    @made.tool(
        name=TOOL,
        title=DESCRIBED["title"],
        description=DESCRIBED["description"],
        annotations=ToolAnnotations.model_validate(DESCRIBED["annotations"]),
        output_schema=DESCRIBED["outputSchema"],
    )
    async def delete(
        title: Annotated[str, Field(description="Title of the note, or a part of it")],
        ctx: Context,
    ) -> ToolResult | InputRequiredResult:
        scope = Scope(folders)
        try:
            return await notes_delete(Deleting(Notes(scope)), {"title": title}, ctx)
        finally:
            scope.close()

    return made


if __name__ == "__main__":
    server(sys.argv[1:]).run()
