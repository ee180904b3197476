"""The TypeScript sibling of the notes server: it compiles, and deletes what was chosen."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from handlers import typescript_play as ts

EXAMPLE = Path(__file__).parents[2] / "examples" / "notes_server" / "typescript"
NOTES = ["home/plan.md", "link.md", "work/plan.md"]


def test_the_delete_tool_deletes_what_was_chosen(tmp_path: Path) -> None:
    built, folder = build(tmp_path / "server"), notes(tmp_path / "notes")
    run = subprocess.run(
        [ts.node(), ts.HOME / "example.mjs", built, folder],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    played = json.loads(run.stdout)
    for scene in played["scenes"]:
        several = ["keep every note", "home/plan.md", "work/plan.md"]
        for name in ("declined", "changed", "deleted"):
            assert [sorted(one) for one in scene[name]["asked"]] == [sorted(several)], name
        for name in ("outside", "none"):
            assert scene[name]["asked"] == []
            assert scene[name]["isError"]
            assert scene[name]["left"] == NOTES
        assert scene["declined"]["left"] == scene["changed"]["left"] == NOTES
        assert scene["changed"]["isError"]
        assert scene["deleted"]["structuredContent"] == {"deleted": 1, "path": "home/plan.md"}
        assert scene["deleted"]["left"] == NOTES[1:]
    assert played["spent"] in ([True, False], None)  # None: this Node has no SQLite


def build(home: Path) -> Path:
    """Compile the example as its own package is compiled."""
    ts.node()
    shutil.copytree(EXAMPLE, home, ignore=shutil.ignore_patterns("node_modules", "dist"))
    (home / "node_modules").symlink_to(ts.HOME / "node_modules")
    ts.compiled(home)
    return home / "dist"


def notes(folder: Path) -> Path:
    """Write two notes of one title, and a link to one that lies outside."""
    for name in ("home", "work"):
        (folder / name).mkdir(parents=True)
        (folder / name / "plan.md").write_text(f"# Plan\n\nat {name}\n", encoding="utf-8")
    outside = folder.parent / "secret.md"
    outside.write_text("# Secret\n", encoding="utf-8")
    (folder / "link.md").symlink_to(outside)
    return folder


def test_the_example_pins_what_is_tested() -> None:
    tested = json.loads((ts.HOME / "package.json").read_text("utf-8"))["devDependencies"]
    manifest = json.loads((EXAMPLE / "package.json").read_text("utf-8"))
    for name, version in {**manifest["dependencies"], **manifest["devDependencies"]}.items():
        assert tested[name] == version


def test_the_example_is_formatted_and_clean(tmp_path: Path) -> None:
    ts.node()
    home = ts.workplace(tmp_path / "checked")
    shutil.copytree(EXAMPLE, home / "src", ignore=shutil.ignore_patterns("node_modules", "dist"))
    formatted = ts.tool("prettier", "--check", "src", cwd=home)
    assert formatted.returncode == 0, formatted.stderr
    clean = ts.tool("eslint", "src", cwd=home)
    assert clean.returncode == 0, clean.stdout
