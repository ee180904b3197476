"""What decisions and forms rest on is compiled, so that a start does not parse YAML."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from elicit_design.resources import resource_dir

ROOT = Path(__file__).resolve().parents[1]


def test_the_compiled_data_is_fresh() -> None:
    spec = importlib.util.spec_from_file_location("compile_data", ROOT / "scripts/compile_data.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    data = resource_dir("data")
    expected = script.texts()
    assert {name for name in expected if name.startswith("compiled/")} == {
        f"compiled/{path.name}" for path in (data / "compiled").iterdir()
    }
    for name, text in expected.items():
        assert (data / name).read_text("utf-8") == text, "run `make outputs`"
