"""The skill rules agree with the reference validator of the Agent Skills format."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from skills_ref import validate  # type: ignore[import-untyped]

from elicit_design.linting import lint
from elicit_design.rules.documentation import read_rule_doc
from elicit_design.rules.registry import rule_modules

REFUSED = [
    "bare_file",
    "frontmatter_missing",
    "name_invalid",
    "name_not_folder",
    "unknown_key",
    "value_not_portable",
]
"""Rules whose bad example the reference validator refuses too."""

OURS_ALONE = {
    "body_too_long": "advice of the format, not checked by validators",
    "description_invalid": "another validator refuses the angle bracket",
    "description_without_when": "advice of the format, not checked by validators",
}


def examples(name: str, tmp_path: Path) -> tuple[Path, Path]:
    """Write the bad and the good example of a rule; return their folders."""
    doc = read_rule_doc(import_module(f"elicit_design.rules.skill.{name}").__doc__ or "")
    written = []
    for kind, fragment in (("bad", doc.fires[0]), ("good", doc.silent[0])):
        path = tmp_path / kind / fragment.label.removeprefix("file=")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fragment.text, "utf-8")
        written.append(path.parent)
    return written[0], written[1]


@pytest.mark.parametrize("name", REFUSED)
def test_what_we_refuse_the_reference_refuses(name: str, tmp_path: Path) -> None:
    bad, good = examples(name, tmp_path)
    assert validate(bad)
    assert validate(good) == []
    assert lint(bad).findings
    assert lint(good).findings == ()


@pytest.mark.parametrize("name", OURS_ALONE)
def test_what_we_refuse_alone_is_written_down_with_its_reason(name: str, tmp_path: Path) -> None:
    bad, _ = examples(name, tmp_path)
    assert validate(bad) == [], OURS_ALONE[name]
    assert lint(bad).findings


def test_every_skill_rule_is_compared() -> None:
    ours = {module.rpartition(".")[2] for module in rule_modules() if ".skill." in module}
    assert ours == {*REFUSED, *OURS_ALONE}


def test_a_flat_file_beside_its_folder_is_no_fault(tmp_path: Path) -> None:
    text = (
        '---\nname: deploy-site\ndescription: "Deploys. Use when asked to publish."\n---\n\nRun.\n'
    )
    (tmp_path / "skill-deploy-site.md").write_text(text, "utf-8")
    assert [f.code for f in lint(tmp_path / "skill-deploy-site.md").findings] == ["ELK009"]
    (tmp_path / "deploy-site").mkdir()
    (tmp_path / "deploy-site" / "SKILL.md").write_text(text, "utf-8")
    assert lint(tmp_path).findings == ()


def test_findings_in_the_frontmatter_and_the_body_have_their_places(tmp_path: Path) -> None:
    folder = tmp_path / "deploy-site"
    folder.mkdir()
    (folder / "SKILL.md").write_text(
        '---\nname: deploy-site\ndescription: "Deploys. Use when asked."\nversion: "1"\n---\n\n'
        "See [steps](references/a/b.md).\n",
        "utf-8",
    )
    places = {f.code: (f.position.line, f.position.column) for f in lint(folder).findings}
    assert places == {"ELK006": (4, 1), "ELK008": (7, 13)}
