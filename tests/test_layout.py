"""The layout of the package and the repository."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST_MODULE = 400


def test_the_wheel_holds_the_package_its_templates_skills_and_data(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "-w", str(tmp_path), "."],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"elicit_design"}
    for part in ("templates/", "skills/", "data/locales/en.yaml", "data/clients/", "py.typed"):
        assert any(name.startswith(f"elicit_design/{part}") for name in names), part


def test_no_module_is_too_long_to_read() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "cli").rglob("*.py")
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST_MODULE
    }
    assert not long


def test_the_model_imports_nothing_else_of_ours() -> None:
    for path in (ROOT / "cli/elicit_design/model").glob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            if "elicit_design" in line and "import" in line:
                assert "elicit_design.model" in line, f"{path.name}: {line}"
