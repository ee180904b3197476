"""What decisions rest on is compiled, so that a start does not parse YAML."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from elicit_design.assessing.data import COMPILED
from elicit_design.resources import resource_dir

ROOT = Path(__file__).resolve().parents[2]


def test_the_compiled_data_is_fresh() -> None:
    spec = importlib.util.spec_from_file_location("compile_data", ROOT / "scripts/compile_data.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    shipped = (resource_dir("data") / COMPILED).read_text("utf-8")
    assert shipped == script.compiled(), "run `make outputs`"
