"""What decisions and forms rest on is compiled, so that a start does not parse YAML."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from elicit_design.data_files import COMPILED
from elicit_design.resources import resource_dir
from elicit_design.rules.decision import catalogue
from elicit_design.rules.registry import INDEX

ROOT = Path(__file__).resolve().parents[1]


def test_the_compiled_data_is_fresh() -> None:
    spec = importlib.util.spec_from_file_location("compile_data", ROOT / "scripts/compile_data.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for name, patterns in COMPILED.items():
        shipped = (resource_dir("data") / name).read_text("utf-8")
        assert shipped == script.compiled(patterns), "run `make outputs`"
    assert (resource_dir("data") / INDEX).read_text("utf-8") == script.rules(), "run `make outputs`"
    listed = (resource_dir("data") / catalogue.INDEX).read_text("utf-8")
    assert listed == script.decision_rules(), "run `make outputs`"
