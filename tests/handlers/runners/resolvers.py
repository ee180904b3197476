"""What the resolvers of `mcp` 2.x make of an answer; runs in its environment, prints JSON."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal

import anyio
import mcp_types as types
from mcp import Client
from mcp.server.elicitation import ElicitationResult
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.resolve import Elicit, Resolve
from pydantic import BaseModel

MODERN = "2026-07-28"


class Choice(BaseModel):
    """The answer, as a model of its own."""

    choice: Literal["keep the note", "delete the note"]


def ask() -> Elicit[Choice]:
    """Ask every time."""
    return Elicit("Delete the note?", Choice)


def made(ran: list[str]) -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer("resolvers", log_level="CRITICAL")

    @server.tool()
    async def delete(answer: Annotated[ElicitationResult[Choice], Resolve(ask)]) -> str:
        ran.append(answer.action)
        return answer.action

    return server


async def call(revision: str, action: str, content: dict[str, Any] | None) -> dict[str, Any]:
    """Call the tool once and report the schema that was shown and what came of the answer."""
    ran: list[str] = []
    shown: list[Any] = []

    async def elicited(context: Any, params: Any) -> types.ElicitResult:
        shown.append(params.requested_schema)
        return types.ElicitResult.model_validate({"action": action, "content": content})

    mode = revision if revision == MODERN else "legacy"
    async with Client(made(ran), mode=mode, elicitation_callback=elicited) as client:
        try:
            result = await client.call_tool("delete", {})
            text = " ".join(getattr(block, "text", "") for block in result.content)
            return {"schema": shown[0], "ran": ran, "isError": result.is_error, "text": text}
        except Exception as error:
            return {"schema": shown[0], "ran": ran, "isError": True, "text": str(error)}


async def main() -> None:
    answers = {"decline": ("decline", None), "accept without content": ("accept", {})}
    report = {
        f"{name} {revision}": await call(revision, *answer)
        for revision in ("2025-11-25", MODERN)
        for name, answer in answers.items()
    }
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    anyio.run(main)
