"""Keeps the output that README.md shows real: runs every `$ elicit-design` line in it.

Usage: python docs/shown_output.py   (rewrites README.md in place)

A console block starts with the command; what follows is replaced by what the command prints.
A block whose command ends in `| head -N` shows the first N lines.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
_BLOCK = re.compile(
    r"^(````?)console\n\$ elicit-design ([^\n|]+?)(?: \| head -(\d+))?\n.*?^\1$", re.M | re.S
)


def refreshed(text: str) -> str:
    """Return the text with every console block showing what its command prints now."""
    return _BLOCK.sub(_run, text)


def _run(block: re.Match[str]) -> str:
    fence, command, lines = block.groups()
    ended = subprocess.run(
        [sys.executable, "-m", "elicit_design", *command.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
    )
    printed = [line.rstrip() for line in (ended.stdout + ended.stderr).splitlines()]
    while printed and not printed[-1]:
        printed.pop()
    shown = printed[: int(lines)] if lines else printed
    head = f"$ elicit-design {command}" + (f" | head -{lines}" if lines else "")
    return "\n".join([f"{fence}console", head, *shown, fence])


if __name__ == "__main__":
    README.write_text(refreshed(README.read_text("utf-8")), "utf-8")
