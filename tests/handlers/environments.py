"""Environments with one SDK line each, as they exclude each other.

They are made once under `.venvs/` at the top of the checkout, by running this file or by the
first test that needs one. Without a package index the tests that need them are skipped.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".venvs"
PINNED = {
    "mcp-2": ("mcp==2.3.0",),
    "mcp-1": ("mcp==1.30.0",),
    "fastmcp-4": ("fastmcp==4.2.3",),
}
MODULES = {"mcp-2": "mcp", "mcp-1": "mcp", "fastmcp-4": "fastmcp"}


@lru_cache
def python(sdk: str) -> Path | None:
    """Return the interpreter of an SDK line, made if need be; None when it cannot be made."""
    folder = FOLDER / sdk
    found = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if _imports(found, MODULES[sdk]):
        return found
    try:
        venv.create(folder, with_pip=True)
        command: list[str | Path] = [found, "-m", "pip", "install", "--quiet", *PINNED[sdk]]
        subprocess.run(command, check=True, capture_output=True, timeout=600)
    except (OSError, subprocess.SubprocessError):
        return None
    return found if _imports(found, MODULES[sdk]) else None


def _imports(interpreter: Path, module: str) -> bool:
    if not interpreter.exists():
        return False
    code = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    return subprocess.run([interpreter, "-c", code], check=False).returncode == 0


if __name__ == "__main__":
    for name in sys.argv[1:] or PINNED:
        sys.stdout.write(f"{name}: {python(name) or 'could not be made'}\n")
