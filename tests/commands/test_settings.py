"""Settings files: what they say counts, flags win, mistakes are named with their line."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from elicit_design.config import config_schema, load_options
from elicit_design.problems import UserError


def settings(folder: Path, text: str, name: str = "elicit-design.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_nothing_written_means_the_defaults(tmp_path: Path) -> None:
    assert load_options(tmp_path).policy == "auto"


def test_the_nearest_file_above_counts(tmp_path: Path) -> None:
    settings(tmp_path, '[tool.elicit-design]\npolicy = "elicit"\n', "pyproject.toml")
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    assert load_options(inner).policy == "elicit"


def test_its_own_file_wins_over_the_project_file_beside_it(tmp_path: Path) -> None:
    settings(tmp_path, '[tool.elicit-design]\npolicy = "elicit"\n', "pyproject.toml")
    settings(tmp_path, 'policy = "annotate"\n')
    assert load_options(tmp_path).policy == "annotate"


def test_flags_win(tmp_path: Path) -> None:
    settings(tmp_path, 'policy = "elicit"\nclients = ["codex"]\n')
    options = load_options(tmp_path).with_flags(policy="annotate", clients=None)
    assert (options.policy, options.clients) == ("annotate", ("codex",))


def test_paths_are_relative_to_the_file(tmp_path: Path) -> None:
    settings(tmp_path, 'out = "generated"\n')
    assert load_options(tmp_path).out == tmp_path / "generated"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('policy = "elicit"\npolcy = "auto"\n', 2, "Did you mean `policy`?"),
        ('policy = "always"\n', 1, "Use elicit, annotate, auto."),
        ('[lint]\nselect = "ELS"\n', 2, "not a list"),
        ("review-below = 7\n", 1, "between 0 and 1"),
        ("policy = \n", None, "cannot be read"),
    ],
)
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, text: str, line: int | None, says: str
) -> None:
    path = settings(tmp_path, text)
    with pytest.raises(UserError) as caught:
        load_options(tmp_path)
    assert says in str(caught.value)
    assert str(path) in str(caught.value)
    if line:
        assert f":{line}:" in str(caught.value)


def test_the_schema_for_editors_has_the_same_keys(tmp_path: Path) -> None:
    everything = {
        "out": "o", "policy": "elicit", "protocol": "2025-11-25", "clients": ["codex"],
        "emit": ["page"], "locales": ["en"], "locale-dir": "l", "client-dir": "c",
        "template-dir": "t", "review-below": 0.5, "sdks": ["mcp-2"],
        "lint": {
            "select": ["ELS"], "ignore": ["ELS001"], "fail-on": "warning", "baseline": "b.json",
            "per-path-ignores": {"tests/*": ["ELS"]},
        },
    }  # fmt: skip
    schema = config_schema()
    jsonschema.validate(everything, schema)
    assert set(everything) == set(schema["properties"])
    top = {key: value for key, value in everything.items() if key != "lint"}
    lines = [f"{key} = {json.dumps(value)}" for key, value in top.items()]
    lines.append(
        '[lint]\nselect = ["ELS"]\nignore = ["ELS001"]\nfail-on = "warning"\n'
        'baseline = "b.json"\nper-path-ignores = {"tests/*" = ["ELS"]}'
    )
    settings(tmp_path, "\n".join(lines))
    options = load_options(tmp_path)
    assert options.lint.per_path_ignores == {"tests/*": ("ELS",)}
    assert options.sdks == ("mcp-2",)
