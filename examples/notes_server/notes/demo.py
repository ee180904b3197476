"""Three scenes with a scripted client: `make notes-demo`.

Nobody is at the keyboard: what the user answers is written below, and the output says so.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import anyio
from mcp import Client
from mcp_types import (
    ElicitRequestFormParams,
    ElicitResult,
    ListRootsResult,
    Root,
)

from notes.roots import MODERN
from notes.server import NotesServer
from notes.settings import Settings

NOTES = {
    "work/plan.md": ("Plan", 412),
    "home/plan.md": ("Plan", 35),
    "work/plan 2025.md": ("Plan of last year", 80),
    "home/shopping.md": ("Shopping", 12),
}
LEGACY = "2025-11-25"


class Scene:
    """A folder of notes, the server over it, and a client that answers as it was told."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "notes"
        self.places = {str(folder): "~"}
        for age, (name, (title, words)) in enumerate(NOTES.items()):
            path = self.notes / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"# {title}\n" + "word " * (words - len(title.split())), "utf-8")
            os.utime(path, (1_750_000_000 - age, 1_750_000_000 - age))
        self.server = NotesServer(Settings((str(self.notes),), folder / "state"))
        self.answer = ""

    def say(self, who: str, text: str) -> None:
        """Print a line, with the folder of the demo called `~`."""
        for place, short in self.places.items():
            text = text.replace(place, short)
        print(f"  {who:<9}{text}")  # noqa: T201 - what a demo is for

    def title(self, text: str) -> None:
        """Print what comes next."""
        print(f"\n{text}")  # noqa: T201

    async def asked(self, context: Any, params: Any) -> ElicitResult:
        """Show the form, and answer it as the script says."""
        assert isinstance(params, ElicitRequestFormParams)  # noqa: S101 - the scenes ask forms
        self.say("server", f"asks: {params.message}")
        field = params.requested_schema["properties"]["choice"]
        for option in field["oneOf"]:
            mark = "x" if option["const"] == self.answer else " "
            self.say("", f"({mark}) {option['title']}")
        self.say("user", f"chooses: {self.answer}  [scripted]")
        return ElicitResult(action="accept", content={"choice": self.answer})

    async def roots(self, context: Any) -> ListRootsResult:
        """Open the folder `work` to the server, and nothing else."""
        opened = f"file://{self.notes}/work"
        self.say("client", f"opens: {opened}")
        return ListRootsResult.model_validate({"roots": [Root.model_validate({"uri": opened})]})

    async def call(self, client: Client, tool: str, **arguments: Any) -> None:
        """Call a tool and print what comes back."""
        written = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        self.say("model", f"calls {tool}({written})")
        result = await client.call_tool(tool, arguments)
        text = " ".join(getattr(part, "text", "") for part in result.content)
        self.say("server", f"{'error' if result.is_error else 'answers'}: {text}")
        if result.structured_content is not None:
            self.say("", f"{result.structured_content}")

    def left(self) -> None:
        """Print which notes there are now."""
        found = sorted(str(path.relative_to(self.notes)) for path in self.notes.rglob("*.md"))
        self.say("on disk", ", ".join(found))


async def main() -> None:
    """Play the scenes."""
    with tempfile.TemporaryDirectory() as folder:
        scene = Scene(Path(folder).resolve())
        mcp = scene.server.mcp(log_level="CRITICAL")
        scene.title(f"1. One note matches ({MODERN}): only whether is left to ask")
        async with Client(mcp, mode=MODERN, elicitation_callback=scene.asked) as client:
            scene.answer = "home/shopping.md"
            await scene.call(client, "notes_delete", title="shop")
            scene.left()
        scene.title(f"2. Three match ({LEGACY}): which and whether, in one form")
        async with Client(mcp, mode="legacy", elicitation_callback=scene.asked) as client:
            scene.answer = "home/plan.md"
            await scene.call(client, "notes_delete", title="plan")
            scene.answer = "keep every note"
            await scene.call(client, "notes_delete", title="plan")
            scene.left()
        scene.title(f"3. A write outside the roots ({LEGACY}): refused, and told what is allowed")
        async with Client(mcp, mode="legacy", list_roots_callback=scene.roots) as client:
            await scene.call(client, "notes_write", title="Idea", text="...", folder="../home")
            await scene.call(client, "notes_write", title="Idea", text="...", folder=".")
            scene.left()


if __name__ == "__main__":
    anyio.run(main)
