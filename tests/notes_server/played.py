"""Runs what needs an SDK in the environment of that SDK."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import pytest

from handlers import environments

HERE = Path(__file__).parent
INSIDE = HERE / "inside"
SERVER = HERE.parents[1] / "examples" / "notes_server"
MODULES = {
    "mcp-2": ("asking_checks", "roots_checks", "pages_checks", "sign_in_checks"),
    "fastmcp-4": ("fastmcp_checks",),
}
REVISIONS = ("2025-11-25", "2026-07-28")


def labels() -> list[tuple[str, str]]:
    """Return every check with the SDK it needs, read without importing one."""
    return [
        (sdk, f"{module}:{label}")
        for sdk, modules in MODULES.items()
        for module in modules
        for label in _labels(INSIDE / f"{module}.py")
    ]


def _labels(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AsyncFunctionDef) and node.name.startswith("check_"):
            if "revision" in {argument.arg for argument in node.args.args}:
                yield from (f"{node.name}[{revision}]" for revision in REVISIONS)
            else:
                yield node.name


@lru_cache
def came_of(sdk: str) -> Mapping[str, str]:
    """Return what came of each check of an SDK: nothing, or a traceback."""
    run = in_environment(sdk, [str(INSIDE / "run.py"), *MODULES[sdk]])
    assert run.returncode == 0, run.stderr[-4000:]
    reports: Mapping[str, str] = json.loads(run.stdout)
    return reports


def environment(sdk: str) -> Path:
    """Return the interpreter of an SDK line; skips the test when there is none."""
    python = environments.python(sdk)
    if python is None:
        pytest.skip(f"no environment for {sdk}: its package could not be installed")
    return python


def in_environment(sdk: str, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run Python of an SDK line with the server and the checks in reach."""
    return subprocess.run(
        [environment(sdk), "-W", "ignore", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=reach(),
        timeout=120,
    )


def reach() -> dict[str, str]:
    """Return the environment in which the server and the checks can be imported."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(SERVER), str(INSIDE)])}
