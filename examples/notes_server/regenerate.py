"""Write what the product makes of the designs: handlers, and the tools as clients see them.

Run it where `elicit-design` is installed (`make notes-handlers`); the server needs none of it.

    python examples/notes_server/regenerate.py            writes
    python examples/notes_server/regenerate.py --check    exits with 1 when something is stale
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from pprint import pformat
from typing import Any

from elicit_design import DesignSettings, assess, design, load
from elicit_design.handlers.render import handler, sdk
from elicit_design.model.tool import ToolSpec

HERE = Path(__file__).resolve().parent
TOOLS = HERE.parent / "notes.tools.yaml"
# The server itself asks for everything, whatever a host would ask for on its own.
SETTINGS = DesignSettings(policy="elicit")
SIBLINGS = {
    "notes_delete": (("fastmcp-4", HERE / "fastmcp_sibling"), ("ts-2", HERE / "typescript"))
}


def generated() -> Iterator[tuple[Path, str]]:
    """Yield every generated file with its text."""
    tools = load(TOOLS).tools
    yield HERE / "notes" / "handlers" / "tools.py", _tools([described(tool) for tool in tools])
    for assessment in assess(tools):
        made = design(assessment, tools, SETTINGS)
        if not made.questions:
            continue
        yield _home(HERE / "notes", made.tool), handler(made, "mcp-2")
        for line, folder in SIBLINGS.get(made.tool, ()):
            yield _home(folder, made.tool, sdk(line).suffix), handler(made, line)


def described(tool: ToolSpec) -> dict[str, Any]:
    """Return a tool as `tools/list` gives it."""
    hints = {
        "readOnlyHint": tool.annotations.read_only,
        "destructiveHint": tool.annotations.destructive,
        "idempotentHint": tool.annotations.idempotent,
        "openWorldHint": tool.annotations.open_world,
    }
    found = {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "inputSchema": tool.input_schema or {"type": "object"},
        "outputSchema": tool.output_schema,
        "annotations": {key: value for key, value in hints.items() if value is not None},
    }
    return {key: value for key, value in found.items() if value is not None}


def _home(folder: Path, tool: str, suffix: str = ".py") -> Path:
    return folder / "handlers" / f"{tool}_handler{suffix}"


def _tools(tools: Sequence[dict[str, Any]]) -> str:
    """Return the tools as Python, where no folder of descriptions takes them for one more."""
    written = pformat(tools, width=96, sort_dicts=False)
    return (
        '"""The tools as clients see them."""\n\n'
        "from typing import Any\n\n"
        f"TOOLS: list[dict[str, Any]] = {written}\n"
    )


def main() -> int:
    """Write, or check, and say what was found."""
    stale = [
        (path, text)
        for path, text in generated()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    for path, text in stale:
        print(path.relative_to(HERE.parents[1]))  # noqa: T201 - a script says what it does
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
