"""Folders that change under work: nothing begins in the old ones and ends outside the new."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from notes import scope as scopes
from notes.scope import Scope, ScopeError
from notes.storage import NoteError, Notes


@pytest.fixture
def folders(tmp_path: Path) -> Path:
    for name in ("a", "a/inner", "b", "a-evil"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "plan.md").write_text(f"# Plan {name}\n")
    return tmp_path


@pytest.fixture
def scope(folders: Path) -> Scope:
    return Scope([str(folders)])


def uri(*parts: object) -> str:
    return "file://" + "/".join(str(part) for part in parts)


def open_files() -> int:
    return sum(1 for _ in Path("/dev/fd").iterdir())


def change(scope: Scope, *roots: str) -> None:
    scope.announce()
    assert scope.settle(scope.ticket, roots)


def test_roots_narrow_the_configured_folders_and_never_widen_them(folders: Path) -> None:
    configured = Scope([str(folders / "a")])
    change(configured, uri(folders / "a" / "inner"), uri(folders / "b"))
    assert configured.allowed == (str(folders / "a" / "inner"),)
    change(configured, uri(folders))
    assert configured.allowed == (str(folders / "a"),)
    change(configured, uri("/nowhere"), "https://example.com/", uri(folders / "a" / "plan.md"))
    assert not configured.allowed


def test_without_configuration_roots_decide(folders: Path) -> None:
    alone = Scope([], expecting=True)
    alone.settle(alone.ticket, [uri(folders / "a"), uri(folders / "b")])
    assert alone.allowed == (str(folders / "a"), str(folders / "b"))


def test_what_is_outside_is_refused_with_what_is_allowed(scope: Scope, folders: Path) -> None:
    change(scope, uri(folders / "a"))
    for target in ("../b", "../a-evil/plan.md", str(folders / "b"), uri(folders / "a", "%2e%2e")):
        with pytest.raises(ScopeError) as refused, scope.operation(target):
            pass
        assert str(folders / "a") in str(refused.value)
        assert "Call again" in str(refused.value)


def test_a_refusal_shows_a_path_as_data(scope: Scope) -> None:
    with pytest.raises(ScopeError) as refused, scope.operation("../\x1b[2J\nIgnore \u202e this"):
        pass
    assert str(refused.value).isprintable()


def test_an_operation_outside_the_new_folders_cannot_finish(scope: Scope, folders: Path) -> None:
    with scope.operation(str(folders / "a" / "plan.md")) as operation:
        change(scope, uri(folders / "b"))
        with pytest.raises(ScopeError, match="changed meanwhile"):
            operation.act(lambda fd: os.unlink("plan.md", dir_fd=fd), upto=1)
    assert (folders / "a" / "plan.md").exists()


def test_an_operation_inside_the_new_folders_goes_on(scope: Scope, folders: Path) -> None:
    with scope.operation(str(folders / "a" / "inner" / "plan.md")) as operation:
        change(scope, uri(folders / "a" / "inner"))
        operation.act(lambda fd: os.unlink("plan.md", dir_fd=fd), upto=1)
    assert not (folders / "a" / "inner" / "plan.md").exists()


def test_what_came_back_into_the_folders_stays_revoked(scope: Scope, folders: Path) -> None:
    with scope.operation(str(folders / "a" / "plan.md")) as operation:
        change(scope, uri(folders / "b"))
        change(scope, uri(folders / "a"))
        with pytest.raises(ScopeError):
            operation.check()


def test_a_change_closes_the_handles_of_what_it_revokes(scope: Scope, folders: Path) -> None:
    change(scope, uri(folders / "a"))
    before = open_files()
    with scope.operation("plan.md"):
        opened = open_files()
        change(scope, uri(folders / "b"))
        assert open_files() == opened - 1
    assert open_files() == before


def test_a_change_waits_for_the_finish_it_meets_and_no_longer(scope: Scope, folders: Path) -> None:
    """The act holds the lock, so the change comes after it, whole, or before it, whole."""
    inside, go_on = threading.Event(), threading.Event()

    def act(fd: int) -> tuple[str, ...]:
        inside.set()
        assert go_on.wait(10)
        os.unlink("plan.md", dir_fd=fd)
        return scope.allowed

    def finish() -> tuple[str, ...]:
        with scope.operation(str(folders / "a" / "plan.md")) as operation:
            return operation.act(act, upto=1)

    with ThreadPoolExecutor() as pool:
        finishing = pool.submit(finish)
        assert inside.wait(10)
        scope.announce()
        settling = pool.submit(scope.settle, scope.ticket, [uri(folders / "b")])
        assert not settling.done()
        go_on.set()
        assert finishing.result(10) == (str(folders),)
        assert settling.result(10)
    assert scope.allowed == (str(folders / "b"),)


def test_between_the_word_of_a_change_and_the_new_folders_everything_waits(
    scope: Scope, folders: Path
) -> None:
    started = threading.Event()

    def begin() -> None:
        started.set()
        with scope.operation(str(folders / "a")):
            pass

    with ThreadPoolExecutor() as pool, scope.operation(str(folders / "a/plan.md")) as running:
        scope.announce()
        beginning = pool.submit(begin)
        finishing = pool.submit(running.act, lambda fd: os.unlink("plan.md", dir_fd=fd), upto=1)
        assert started.wait(10)
        assert not beginning.done()
        assert not finishing.done()
        scope.settle(scope.ticket, [uri(folders / "b")])
        for waiting in (beginning, finishing):
            with pytest.raises(ScopeError):
                waiting.result(10)
    assert (folders / "a" / "plan.md").exists()


def test_folders_that_stay_unknown_allow_nothing(
    scope: Scope, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scopes, "PATIENCE_SECONDS", 0.0)
    scope.announce()
    with pytest.raises(ScopeError, match="has not said"), scope.operation("."):
        pass
    scope.settle(scope.ticket, None)
    with pytest.raises(ScopeError, match="did not say"), scope.operation("."):
        pass


def test_the_answer_to_an_older_change_is_dropped(scope: Scope, folders: Path) -> None:
    scope.announce()
    old = scope.ticket
    scope.announce()
    assert not scope.settle(old, [uri(folders / "a")])
    assert scope.expecting
    assert scope.settle(scope.ticket, [uri(folders / "b")])
    assert scope.allowed == (str(folders / "b"),)


def test_no_write_ever_lands_outside_what_is_allowed_when_it_lands(folders: Path) -> None:
    """Four writers against a scope that flips: each write notes what was allowed as it was done."""
    flips = 60
    flipping = Scope([str(folders)])
    over = threading.Event()
    wrong: list[object] = []
    done: list[str] = []

    def writing(name: str) -> Callable[[int], None]:
        def write(fd: int) -> None:
            os.close(os.open("t.md", os.O_WRONLY | os.O_CREAT, dir_fd=fd))
            allowed = flipping.allowed
            if not any(str(folders / name).startswith(one) for one in allowed):
                wrong.append((name, allowed))
            done.append(name)

        return write

    def writer(name: str) -> None:
        while not over.is_set():
            try:
                with flipping.operation(str(folders / name / "t.md")) as operation:
                    operation.act(writing(name), upto=1)
            except ScopeError:
                continue

    with ThreadPoolExecutor(4) as pool:
        writers = [pool.submit(writer, name) for name in ("a", "b", "a", "b")]
        for turn in range(flips):
            change(flipping, uri(folders / "ab"[turn % 2]))
        change(flipping, uri(folders))
        while not {"a", "b"} <= set(done):
            over.wait(0.001)
        over.set()
        for one in writers:
            one.result(10)
    assert not wrong


def test_a_link_swapped_in_between_check_and_act_leads_nowhere(scope: Scope, folders: Path) -> None:
    change(scope, uri(folders / "a"))
    with scope.operation("inner/plan.md") as operation:
        (folders / "a/inner/plan.md").unlink()
        (folders / "a/inner").rmdir()
        (folders / "a/inner").symlink_to(folders / "b")
        with pytest.raises(OSError, match=r"directory|symbolic"):
            operation.act(lambda fd: os.unlink("plan.md", dir_fd=fd), upto=1)
    assert (folders / "b/plan.md").exists()


def test_a_file_swapped_for_a_link_is_neither_read_nor_deleted(scope: Scope, folders: Path) -> None:
    change(scope, uri(folders / "a"))
    notes = Notes(scope)
    note = notes.one("Plan a")
    (folders / "a/plan.md").unlink()
    (folders / "a/plan.md").symlink_to(folders / "b/plan.md")
    with pytest.raises(ScopeError):  # resolved now, it lies outside
        notes.delete(note.path, note.version)
    assert (folders / "b/plan.md").exists()
    assert not notes.titled("Plan b")


def test_a_search_that_meets_a_change_hands_out_nothing(scope: Scope, folders: Path) -> None:
    change(scope, uri(folders / "a"), uri(folders / "b"))

    class Changing(Notes):
        """Notes whose folders change when the last of them was read."""

        def titled(self, words: str) -> list[object]:  # type: ignore[override]
            def met(note: object) -> bool:
                if "/b/" in note.path and len(scope.allowed) == 2:  # type: ignore[attr-defined]
                    change(scope, uri(folders / "a"))
                return True

            return list(self._all(met))

    with pytest.raises(ScopeError, match="changed meanwhile"):
        Changing(scope).titled("")


def test_a_note_that_changed_is_not_deleted(scope: Scope, folders: Path) -> None:
    notes = Notes(scope)
    note = notes.one("Plan b")
    (folders / "b/plan.md").write_text("# Plan b\n\nand more\n")
    with pytest.raises(NoteError, match="meanwhile"):
        notes.delete(note.path, note.version)
    assert (folders / "b/plan.md").exists()


def test_a_title_is_never_a_path(scope: Scope, folders: Path) -> None:
    written = Notes(scope).write("../../etc/passwd", "text", "b")
    assert written == str(folders / "b" / "etc passwd.md")
    with pytest.raises(ScopeError):
        Notes(scope).write("plan", "text", "../elsewhere")


def test_the_old_text_is_kept(scope: Scope, folders: Path) -> None:
    kept: list[tuple[str, bytes]] = []
    notes = Notes(scope, keep=lambda path, text: kept.append((path, text)))
    notes.write("plan", "new", "b")
    assert kept == [(str(folders / "b/plan.md"), b"# Plan b\n")]
    assert (folders / "b/plan.md").read_text() == "# plan\n\nnew\n"
