"""The skill: valid for every validator, within its limits, and right in each of its examples."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from mcp_types._v2025_11_25 import ElicitRequestFormParams as FormParams2025
from mcp_types._v2026_07_28 import ElicitRequestFormParams as FormParams2026
from mcp_types._v2026_07_28 import InputRequiredResult
from skills_ref import validate  # type: ignore[import-untyped]

from elicit_design.linting import LintSettings, lint_text
from elicit_design.model.artifact import Artifact
from elicit_design.model.design import Design
from elicit_design.rendering.skill import FLAT_FILE, SKILL_NAME, skill_artifacts
from support.designs import ALL
from support.hostile import HOSTILE, hostile_design

ROOT = Path(__file__).resolve().parents[2]
MANY = tuple(
    replace(design, server=f"server-{n % 15}", tool=f"{design.tool}-{n}")
    for n in range(70)
    for design in ALL
)
SETS = {"generic": (), "project": ALL, "large": MANY}
EXAMPLE = re.compile(r"^```json (\S+)\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def by_path(designs: tuple[Design, ...]) -> dict[str, str]:
    return {artifact.path: artifact.text for artifact in skill_artifacts(designs)}


def frontmatter(text: str) -> tuple[dict[str, Any], str]:
    found = re.match(r"^---\n(.*?)\n---\n(.*)", text, re.DOTALL)
    assert found
    return yaml.safe_load(found[1]), found[2]


def put(artifacts: list[Artifact], folder: Path) -> Path:
    for artifact in artifacts:
        target = folder / artifact.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(artifact.text, encoding="utf-8")
    return folder / SKILL_NAME


@pytest.mark.parametrize("designs", SETS.values(), ids=SETS)
def test_the_folder_is_a_valid_skill(designs: tuple[Design, ...], tmp_path: Path) -> None:
    assert validate(put(skill_artifacts(designs), tmp_path)) == []


@pytest.mark.parametrize("designs", SETS.values(), ids=SETS)
def test_frontmatter_keeps_to_what_all_validators_share(designs: tuple[Design, ...]) -> None:
    """The rules of quick_validate and agnix, beside those of skills-ref."""
    data, _ = frontmatter(by_path(designs)[f"{SKILL_NAME}/SKILL.md"])
    assert set(data) <= {"name", "description", "license", "compatibility", "metadata",
                         "allowed-tools"}  # fmt: skip
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", data["name"])
    assert data["name"] == SKILL_NAME
    assert len(data["description"]) <= 1024
    assert not set(data["description"]) & set("<>")
    assert "Use it whenever" in data["description"]


@pytest.mark.parametrize("designs", SETS.values(), ids=SETS)
def test_sizes_stay_within_their_limits(designs: tuple[Design, ...]) -> None:
    files = by_path(designs)
    assert files[FLAT_FILE].count("\n") < 500
    _, body = frontmatter(files[f"{SKILL_NAME}/SKILL.md"])
    assert body.count("\n") < 500
    assert len(body) < 20_000  # about 5,000 tokens


@pytest.mark.parametrize("designs", SETS.values(), ids=SETS)
def test_every_link_leads_to_a_file_one_level_deep(designs: tuple[Design, ...]) -> None:
    files = by_path(designs)
    for link in re.findall(r"\]\(([^)]+)\)", files[f"{SKILL_NAME}/SKILL.md"]):
        assert f"{SKILL_NAME}/{link}" in files
        assert re.fullmatch(r"references/[^/]+\.md", link)


def test_long_references_begin_with_their_contents() -> None:
    files = by_path(MANY)
    long = {path: text for path, text in files.items() if text.count("\n") > 100}
    assert any("/references/" in path for path in long)
    for path, text in long.items():
        assert "/references/" not in path or "Contents:" in text


EXAMPLES = [
    pytest.param(revision, json.loads(text), id=f"{path.rsplit('/', 1)[-1]}-{n}")
    for path, page in by_path(()).items()
    for n, (revision, text) in enumerate(EXAMPLE.findall(page))
]


@pytest.mark.parametrize(("revision", "example"), EXAMPLES)
def test_every_example_passes_our_own_checks(revision: Any, example: Any) -> None:
    result = lint_text("example.json", json.dumps(example), LintSettings(protocol=revision))
    assert (result.findings, result.problems, result.skipped) == ((), (), ())
    assert result.checked == 1


@pytest.mark.parametrize(("revision", "example"), EXAMPLES)
def test_every_form_is_accepted_by_the_official_types(revision: str, example: Any) -> None:
    for schema in _schemas(example):
        params = {"message": "x", "mode": "form", "requestedSchema": schema}
        if revision == "2025-11-25":
            FormParams2025.model_validate(params)
        if revision == "2026-07-28":
            FormParams2026.model_validate(params)
    if isinstance(example.get("result"), dict) and "inputRequests" in example["result"]:
        InputRequiredResult.model_validate(example["result"])


def _schemas(value: Any) -> list[Any]:
    if not isinstance(value, dict):
        return []
    own = [value] if value.get("type") == "object" and "properties" in value else []
    return own + [schema for member in value.values() for schema in _schemas(member)]


def test_there_are_examples_of_every_revision_and_of_requests() -> None:
    examples: list[tuple[str, Any]] = [
        (revision, json.loads(text))
        for page in by_path(()).values()
        for revision, text in EXAMPLE.findall(page)
    ]
    assert {revision for revision, _ in examples} == {"2025-06-18", "2025-11-25", "2026-07-28"}
    assert sum("method" in example for _, example in examples) >= 4


def test_the_flat_file_teaches_everything_the_folder_does() -> None:
    files = by_path(())
    flat = files[FLAT_FILE]
    for path, text in files.items():
        for heading in re.findall(r"^## .+$", text, re.MULTILINE):
            assert heading in flat or heading == "## References", path


def test_designs_of_the_project_are_listed_and_kept_whole_in_references() -> None:
    files = by_path(ALL)
    assert "`linear` `team_delete`" in files[FLAT_FILE]
    reference = files[f"{SKILL_NAME}/references/designs-linear.md"]
    assert '"const": "GRW"' in reference
    assert "Nothing was deleted" in reference


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_strangers_stays_quoted(text: str, tmp_path: Path) -> None:
    files = skill_artifacts((hostile_design(text),))
    assert validate(put(files, tmp_path)) == []
    for artifact in files:
        outside = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", artifact.text, flags=re.DOTALL)
        assert "<script" not in outside
        assert "](javascript" not in outside
        assert "7*7" not in outside.replace("{7*7}", "")
        artifact.text.encode("utf-8")


def test_the_skill_that_ships_is_fresh() -> None:
    """Write it again with `elicit-design skill --out skills`."""
    shipped = ROOT / "skills"
    for artifact in skill_artifacts(()):
        assert (shipped / artifact.path).read_text(encoding="utf-8") == artifact.text
