"""Writing: nothing outside the folder, nothing half, nothing of a person's work lost."""

import json
from pathlib import Path

import pytest

from elicit_design.lock_file import LOCK
from elicit_design.model.artifact import Artifact
from elicit_design.outputs import Run, check, diff, read_decisions, write
from elicit_design.problems import UserError

A = Artifact("server/tool/design.json", '{"a": 1}\n')
B = Artifact("server/other/design.json", '{"b": 1}\n')
A2 = Artifact(A.path, '{"a": 2}\n')
RUN = Run(("tools.yaml",))


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.name != LOCK
    }


def test_files_are_written_and_a_second_run_finds_nothing_to_do(tmp_path: Path) -> None:
    first = write([A, B], tmp_path, run=RUN)
    assert first.written == (A.path, B.path)
    assert files(tmp_path) == {A.path: A.text, B.path: B.text}
    lock = (tmp_path / LOCK).read_text()
    again = write([A, B], tmp_path, run=RUN)
    assert (again.written, again.same) == ((), (A.path, B.path))
    assert (tmp_path / LOCK).read_text() == lock
    assert check([A, B], tmp_path, RUN) == ()


def test_a_changed_design_replaces_its_file(tmp_path: Path) -> None:
    write([A], tmp_path, run=RUN)
    assert [step.state for step in check([A2], tmp_path, RUN)] == ["changed"]
    assert write([A2], tmp_path, run=RUN).written == (A.path,)
    assert files(tmp_path) == {A.path: A2.text}


def test_check_and_diff_write_nothing(tmp_path: Path) -> None:
    write([A], tmp_path, run=RUN)
    before = files(tmp_path)
    assert diff([A2, B], tmp_path, RUN) == (
        "--- a/server/tool/design.json\n+++ b/server/tool/design.json\n@@ -1 +1 @@\n"
        '-{"a": 1}\n+{"a": 2}\n'
        "--- /dev/null\n+++ b/server/other/design.json\n@@ -0,0 +1 @@\n"
        '+{"b": 1}\n'
    )
    assert [(step.path, step.state) for step in check([A2, B], tmp_path, RUN)] == [
        (A.path, "changed"),
        (B.path, "new"),
    ]
    assert files(tmp_path) == before


def test_a_file_edited_by_hand_is_reported_with_the_difference_and_kept(tmp_path: Path) -> None:
    write([A, B], tmp_path, run=RUN)
    (tmp_path / A.path).write_text("mine\n")
    done = write([A2, B], tmp_path, run=RUN)
    assert [(step.path, step.state) for step in done.kept] == [(A.path, "edited")]
    assert '-mine\n+{"a": 2}\n' in done.kept[0].difference
    assert files(tmp_path)[A.path] == "mine\n"
    assert [step.state for step in check([A, B], tmp_path, RUN)] == ["edited"]
    assert write([A2, B], tmp_path, force=True, run=RUN).written == (A.path,)
    assert files(tmp_path)[A.path] == A2.text


def test_a_file_that_was_there_before_is_not_ours_to_overwrite(tmp_path: Path) -> None:
    target = tmp_path / A.path
    target.parent.mkdir(parents=True)
    target.write_text("notes of somebody\n")
    assert [step.state for step in write([A], tmp_path, run=RUN).kept] == ["edited"]
    assert target.read_text() == "notes of somebody\n"


def test_line_ends_changed_by_a_checkout_are_no_edit(tmp_path: Path) -> None:
    write([A], tmp_path, run=RUN)
    (tmp_path / A.path).write_bytes(A.text.replace("\n", "\r\n").encode())
    assert check([A], tmp_path, RUN) == ()


def test_what_the_run_no_longer_makes_is_removed_with_its_empty_folder(tmp_path: Path) -> None:
    write([A, B], tmp_path, run=RUN)
    assert [step.state for step in check([A], tmp_path, RUN)] == ["orphan"]
    assert write([A], tmp_path, run=RUN).removed == (B.path,)
    assert files(tmp_path) == {A.path: A.text}
    assert not (tmp_path / "server/other").exists()


def test_an_edited_orphan_is_reported_and_kept_until_forced(tmp_path: Path) -> None:
    write([A, B], tmp_path, run=RUN)
    (tmp_path / B.path).write_text("mine\n")
    done = write([A], tmp_path, run=RUN)
    assert [(step.path, step.state) for step in done.kept] == [(B.path, "edited-orphan")]
    assert files(tmp_path)[B.path] == "mine\n"
    assert write([A], tmp_path, force=True, run=RUN).removed == (B.path,)


def test_a_run_over_other_inputs_or_a_part_of_them_removes_nothing(tmp_path: Path) -> None:
    write([A, B], tmp_path, run=RUN)
    assert write([A], tmp_path, run=Run(("other.yaml",))).removed == ()
    assert write([A], tmp_path, run=Run(("tools.yaml",), partial=True)).removed == ()
    assert set(files(tmp_path)) == {A.path, B.path}


@pytest.mark.parametrize("path", ["../x", "/etc/x", "a/../../x", "a\\..\\x", "C:x", ""])
def test_a_path_that_leads_out_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(ValueError, match="plain"):
        write([Artifact(path, "x")], tmp_path / "out")
    assert not list(tmp_path.rglob("*"))


def test_a_link_inside_the_folder_is_never_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    out = tmp_path / "out"
    out.mkdir()
    (out / "server").symlink_to(outside)
    with pytest.raises(UserError, match="is a link"):
        write([A], out)
    assert not list(outside.iterdir())


def test_a_linked_file_is_an_edit_and_force_replaces_the_link_not_its_target(
    tmp_path: Path,
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("keep\n")
    target = tmp_path / "out" / A.path
    target.parent.mkdir(parents=True)
    target.symlink_to(secret)
    assert [step.state for step in write([A], tmp_path / "out").kept] == ["edited"]
    write([A], tmp_path / "out", force=True)
    assert secret.read_text() == "keep\n"
    assert not target.is_symlink()
    assert target.read_text() == A.text


@pytest.mark.parametrize(
    "text",
    [
        "<<<<<<< HEAD\n",
        "[]",
        '{"version": 99}',
        '{"version": 1, "files": {"a": 3}, "decisions": {}}',
    ],
)
def test_a_broken_lock_is_named_with_what_to_do(tmp_path: Path, text: str) -> None:
    (tmp_path / LOCK).write_text(text)
    with pytest.raises(UserError, match="--force"):
        write([A], tmp_path)


def test_a_file_where_a_folder_is_to_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "server").write_text("x")
    with pytest.raises(UserError, match="where a folder is to be"):
        write([A], tmp_path)


def test_decisions_are_kept_for_the_next_run_and_those_of_other_runs_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = tmp_path / "out"
    write([A], out, run=Run(("a.yaml",), decisions={"s/t": {"verdict": "form"}}))
    write([B], out, run=Run(("b.yaml",), decisions={"s/u": {"verdict": "url"}}))
    assert read_decisions(out) == {
        "s/t": {"verdict": "form", "run": "../a.yaml"},
        "s/u": {"verdict": "url", "run": "../b.yaml"},
    }
    write([A], out, run=Run(("a.yaml",), decisions={"s/v": {"verdict": "form"}}))
    assert set(read_decisions(out)) == {"s/u", "s/v"}


def test_a_run_is_known_from_wherever_it_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sub").mkdir()
    monkeypatch.chdir(tmp_path)
    write([A, B], Path("out"), run=Run(("./tools.yaml",)))
    monkeypatch.chdir(tmp_path / "sub")
    absolute = Run((str(tmp_path / "tools.yaml"),))
    assert [step.state for step in check([A], Path("../out"), absolute)] == ["orphan"]
    assert str(tmp_path) not in (tmp_path / "out" / LOCK).read_text()


def test_a_run_with_many_inputs_has_a_short_name_of_its_own(tmp_path: Path) -> None:
    many = tuple(f"servers/{n}.json" for n in range(50))
    write([A], tmp_path / "one", run=Run(many))
    write([A], tmp_path / "two", run=Run(many[1:]))
    runs = [
        json.loads((tmp_path / name / LOCK).read_text())["files"][A.path]["run"]
        for name in ("one", "two")
    ]
    assert all(len(run) < 150 for run in runs)
    assert len(set(runs)) == 2
    assert [step.state for step in check([], tmp_path / "one", Run(many))] == ["orphan"]


def test_no_half_written_file_is_left_when_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write([A], tmp_path, run=RUN)

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(UserError, match="No space left"):
        write([A2], tmp_path, run=RUN)
    monkeypatch.undo()
    assert files(tmp_path) == {A.path: A.text}
