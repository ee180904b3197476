"""Generated TypeScript: written, compiled once, and played against the SDKs by Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from elicit_design.handlers.planning import plan
from elicit_design.handlers.render import handler
from elicit_design.handlers.typescript_code import camel
from elicit_design.model.design import Design
from handlers.playing import changes, key, situations
from handlers.situations import EXAMPLES, Example

HOME = Path(__file__).parent / "typescript"
SDKS = ("ts-2", "ts-1")
Report = Mapping[str, Any]


def node() -> str:
    """Return Node, or skip the test with what is missing."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node is not installed; TypeScript handlers were not checked")
    if not (HOME / "node_modules").is_dir():
        pytest.skip("run `npm ci` in tests/handlers/typescript to check TypeScript handlers")
    return found


def tool(name: str, *arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a tool of the JavaScript ecosystem that comes as a package."""
    paths = {
        "tsc": "typescript/bin/tsc",
        "eslint": "eslint/bin/eslint.js",
        "prettier": "prettier/bin/prettier.cjs",
    }
    command = [node(), str(HOME / "node_modules" / paths[name]), *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def workplace(folder: Path) -> Path:
    """Make a folder in which modules are compiled as in a package of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "tsconfig.json", "eslint.config.mjs"):
        shutil.copy(HOME / name, folder / name)
    (folder / "node_modules").symlink_to(HOME / "node_modules")
    return folder


def write(folder: Path, designs: Mapping[str, Design], sdks: Sequence[str] = SDKS) -> list[Path]:
    """Write a handler for every design and SDK line."""
    made = []
    for sdk in sdks:
        for name, design in designs.items():
            path = folder / f"{sdk}_{name}.ts"
            path.write_text(handler(design, sdk), encoding="utf-8")
            made.append(path)
    return made


def compiled(folder: Path) -> None:
    """Compile every module of a folder, which also checks its types."""
    run = tool("tsc", "--project", ".", cwd=folder)
    assert run.returncode == 0, run.stdout[:4000]


def specification(example: Example, sdk: str, folder: Path, played: list[tuple[str, str]]) -> Any:
    """Return what a runner needs to know about a design."""
    return {
        "name": key(example),
        "module": str(folder / f"{sdk}_{example.name}.js"),
        "function": camel(plan(example.design).function),
        "tool": example.design.tool,
        "inputSchema": example.design.input_schema,
        "outputSchema": example.design.output_schema,
        "arguments": example.call,
        "otherArguments": {**example.call, "another": "argument"},
        "facts": {camel(name): value for name, value in example.facts.items()},
        "changes": [
            {camel(name): value for name, value in change.items()} for change in changes(example)
        ],
        "accept": example.accept,
        "negative": example.negative,
        "unknown": example.unknown,
        "done": example.done,
        "values": {},
        "situations": played,
    }


def play(sdk: str, specifications: Sequence[Any]) -> list[Report]:
    """Play situations in one process of Node."""
    run = subprocess.run(
        [node(), str(HOME / f"{sdk}.mjs")],
        input=json.dumps(specifications),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr[-4000:]
    reports: list[Report] = json.loads(run.stdout)
    return reports


def play_all(sdk: str, folder: Path, revisions: Sequence[str]) -> list[Report]:
    """Play every situation of every design."""
    specs = []
    for example in EXAMPLES:
        played = situations(example, revisions)
        if "2026-07-28" in revisions:
            played.append(("2026-07-28", "other-arguments"))
        specs.append(specification(example, sdk, folder, played))
    return play(sdk, specs)
