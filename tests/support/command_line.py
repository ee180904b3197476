"""Run the command line the way a shell would, in this process or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from elicit_design.app import run

_SCRUBBED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "GITHUB_ACTIONS", "TERM")


@dataclass(frozen=True, slots=True)
class Ended:
    """How a run ended: exit code and what it printed."""

    code: int
    out: str
    err: str


class CommandLine:
    """Runs `elicit-design` in a folder, with the environment scrubbed of what changes output."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder, self._monkeypatch, self._capsys = folder, monkeypatch, capsys
        for name in _SCRUBBED:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.chdir(folder)

    def __call__(self, *arguments: str, stdin: str | bytes = b"") -> Ended:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self._monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        self._capsys.readouterr()
        code = run(list(arguments))
        printed = self._capsys.readouterr()
        return Ended(code, printed.out, printed.err)

    def write(self, name: str, text: str) -> Path:
        """Write a file below the folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path


def in_own_process(*arguments: str, folder: Path, stdin: bytes = b"") -> Ended:
    """Run the command line in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key not in _SCRUBBED}
    ended = subprocess.run(
        [sys.executable, "-m", "elicit_design", *arguments],
        cwd=folder,
        input=stdin,
        capture_output=True,
        check=False,
        env=environment,
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())
