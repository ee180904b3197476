"""Tools as the designs describe them, and calls checked against what they describe."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.tools.base import Tool
from mcp.server.mcpserver.utilities.func_metadata import ArgModelBase, FuncMetadata
from mcp_types import CallToolResult, InputRequiredResult, TextContent, ToolAnnotations
from pydantic import ConfigDict

Result = CallToolResult | InputRequiredResult
Call = Callable[[Context[Any, Any], dict[str, Any]], Awaitable[Result]]


class _Arguments(ArgModelBase):
    """Arguments as they came; what they may be stands in the tool's inputSchema."""

    model_config = ConfigDict(extra="allow")

    def model_dump_one_level(self) -> dict[str, Any]:
        return {"arguments": dict(self.model_extra or {})}


def registered(described: Mapping[str, Any], call: Call) -> Tool:
    """Return a tool for `MCPServer(tools=...)`.

    Args:
        described: the tool as `tools/list` gives it.
        call: what it does, with arguments that fit its inputSchema.
    """
    schema = dict(described["inputSchema"])
    validator = Draft202012Validator(schema)

    async def run(arguments: dict[str, Any], ctx: Context[Any, Any]) -> Any:
        wrong = next(iter(validator.iter_errors(arguments)), None)
        if wrong is not None:
            return failed(f"Nothing was done: {wrong.json_path} of the arguments: {wrong.message}")
        return await call(ctx, arguments)

    return Tool(
        fn=run,
        name=described["name"],
        title=described.get("title"),
        description=described["description"],
        parameters=schema,
        fn_metadata=FuncMetadata(arg_model=_Arguments, output_schema=described.get("outputSchema")),
        is_async=True,
        context_kwarg="ctx",
        annotations=ToolAnnotations.model_validate(described.get("annotations", {})),
    )


def failed(text: str) -> CallToolResult:
    """Return an error that the model can read and act on."""
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)


def answered(text: str, structured: dict[str, Any] | None = None) -> CallToolResult:
    """Return what a tool has to say."""
    return CallToolResult(
        content=[TextContent(type="text", text=text)], structured_content=structured
    )
