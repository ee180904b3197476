"""The hooks as pre-commit runs them in another repository, and the action's own script."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
ACTION = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))

GOOD = """{
  "message": "Which paper shall be used?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "size": {
        "type": "string",
        "title": "Paper size",
        "description": "The printer holds both",
        "enum": ["A4 paper", "A3 paper"]
      }
    },
    "required": ["size"]
  }
}
"""
BAD = GOOD.replace('"type": "object",', '"title": "Print", "type": "object",', 1)


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, free of what git and pip of the surroundings say."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "PRE_COMMIT"))}
    environment = {**kept, "PRE_COMMIT_HOME": str(folder.parent / "pre-commit-home")}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false")
    done = run(folder, "git", *who, *arguments)
    assert done.returncode == 0, done.stderr


def product(folder: Path) -> Path:
    """A repository with this product as it stands, as a user's pre-commit would clone it."""
    folder.mkdir()
    for name in ("cli", "templates", "skills"):
        leave = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        shutil.copy(ROOT / name, folder / name)
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "product")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository of somebody's with a form, and files that are none of ours."""
    folder = tmp_path / "project"
    folder.mkdir()
    git(folder, "init", "-q")
    (folder / "form.json").write_text(GOOD, "utf-8")
    (folder / "package.json").write_text('{"name": "x"}', "utf-8")
    (folder / "tsconfig.json").write_text('{ // comments\n "strict": true }', "utf-8")
    (folder / "ci.yaml").write_text("on: [push]\njobs: {}\n", "utf-8")
    return folder


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_pre_commit_lints_a_second_repository(project: Path, tmp_path: Path) -> None:
    revision = run(product(tmp_path / "product"), "git", "rev-parse", "HEAD").stdout.strip()
    config = {
        "repos": [
            {
                "repo": str(tmp_path / "product"),
                "rev": revision,
                "hooks": [{"id": "elicit-lint", "verbose": True}],
            }
        ]
    }
    (project / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config), "utf-8")
    git(project, "add", "-A")
    pre_commit = (sys.executable, "-m", "pre_commit", "run", "--all-files", "--color", "never")
    clean = run(project, *pre_commit)
    if "pip" in clean.stdout and "install" in clean.stdout and clean.returncode == 3:
        pytest.skip("the hook's dependencies cannot be installed here")
    assert clean.returncode == 0, clean.stdout + clean.stderr
    assert "Skipped 4 documents of other kinds" in clean.stdout

    (project / "form.json").write_text(BAD, "utf-8")
    git(project, "add", "-A")
    failed = run(project, *pre_commit)
    assert failed.returncode == 1
    assert "ELS001 root-unknown-key" in failed.stdout


def test_hooks_name_commands_that_exist() -> None:
    from elicit_design.app import COMMANDS

    for hook in HOOKS:
        program, command, *_ = hook["entry"].split()
        assert (program, command in COMMANDS) == ("elicit-design", True)


def steps() -> dict[str, Any]:
    return {step["name"]: step for step in ACTION["runs"]["steps"] if "name" in step}


def test_the_action_writes_sarif_and_hands_on_the_exit_code(project: Path, tmp_path: Path) -> None:
    (project / "form.json").write_text(BAD, "utf-8")
    program = tmp_path / "runner" / "elicit-design" / "bin" / "elicit-design"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m elicit_design "$@"\n', "utf-8")
    program.chmod(0o755)
    outputs = tmp_path / "outputs"
    environment = {
        **os.environ,
        "RUNNER_TEMP": str(tmp_path / "runner"),
        "GITHUB_OUTPUT": str(outputs),
        "PATHS": "form.json package.json",
        "CLIENTS": "codex",
        "PROTOCOL": "",
        "FAIL_ON": "error",
        "ARGS": "",
        "SARIF_FILE": "out.sarif",
    }
    done = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", steps()["Lint"]["run"]],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert outputs.read_text("utf-8") == "code=1\n"
    assert '"ruleId": "ELS001"' in (project / "out.sarif").read_text("utf-8")
    assert "::error file=form.json" in done.stdout


def test_the_action_gives_inputs_to_its_scripts_by_the_environment_only() -> None:
    for step in ACTION["runs"]["steps"]:
        assert "${{" not in step.get("run", "")
