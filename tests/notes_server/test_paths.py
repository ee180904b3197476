"""What a text stands for, and opening it without being led outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from notes import paths
from notes.paths import BadPathError, Folder


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    for name in ("notes/work", "notes-evil", "outside"):
        (tmp_path / name).mkdir(parents=True)
    held = paths.hold(str(tmp_path / "notes"))
    yield held
    os.close(held.fd)


def steps(text: str, folder: Folder) -> tuple[str, ...] | None:
    return paths.below(paths.resolved(text, folder.path), folder)


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("work", ("work",)),
        ("work/new.md", ("work", "new.md")),
        ("./work/../plan.md", ("plan.md",)),
        (".", ()),
        ("%2e%2e/outside", ("%2e%2e", "outside")),  # no URI: a folder that is really called so
        ("file://{notes}/work/My%20plan.md", ("work", "My plan.md")),
        ("file://localhost{notes}/work", ("work",)),
        ("FILE://{notes}/work", ("work",)),
    ],
)
def test_what_lies_inside_is_found_step_by_step(
    text: str, inner: tuple[str, ...], folder: Folder
) -> None:
    assert steps(text.replace("{notes}", folder.path), folder) == inner


@pytest.mark.parametrize(
    "text",
    [
        "..",
        "work/../../outside",
        "{notes}/../outside",
        "{notes}-evil",  # begins like the folder
        "{notes}-evil/plan.md",
        "{notes}.md",
        "/",
        "{NOTES}",  # another case is another folder, where the file system says so
        "file://{notes}/%2e%2e/outside",
        "file://{notes}/..%2foutside",
        "file://{notes}-evil",
        "file:///",
    ],
)
def test_what_lies_outside_is_not(text: str, folder: Folder) -> None:
    upper = str(Path(folder.path).parent / "NOTES")
    written = text.replace("{notes}", folder.path).replace("{NOTES}", upper)
    assert steps(written, folder) is None


@pytest.mark.parametrize(
    "text",
    [
        "a\0b",
        "file:///a%00b",
        "file://elsewhere/share",
        "file://user@localhost/a",
        "file:relative",
        "file:///a?b",
        "file:///a#b",
        "file:///%ff%fe",
        "lone \ud800 surrogate",
    ],
)
def test_what_names_no_path_is_said_to_name_none(text: str) -> None:
    with pytest.raises(BadPathError):
        paths.resolved(text, "/")


def test_a_link_inside_that_leads_outside_is_outside(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "notes/link").symlink_to(tmp_path / "outside")
    assert steps("link/secret.md", folder) is None


def test_a_link_that_stays_inside_leads_where_it_leads(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "notes/link").symlink_to(tmp_path / "notes/work")
    assert steps("link/plan.md", folder) == ("work", "plan.md")


def test_links_in_a_circle_name_nothing_inside_that_could_be_opened(
    folder: Folder, tmp_path: Path
) -> None:
    (tmp_path / "notes/a").symlink_to("b")
    (tmp_path / "notes/b").symlink_to("a")
    found = steps("a/plan.md", folder)
    assert found is not None
    with pytest.raises(OSError, match=r"symbolic|directory"):
        paths.descend(folder.fd, found[:-1])


def test_a_folder_under_another_name_is_the_same_folder(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "notes").rename(tmp_path / "renamed")
    assert paths.below(str(tmp_path / "renamed/work"), folder) == ("work",)
    (tmp_path / "notes").mkdir()
    assert paths.below(str(tmp_path / "notes/work"), folder) is None


def test_going_down_follows_no_link(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "notes/work").rmdir()
    (tmp_path / "notes/work").symlink_to(tmp_path / "outside")
    with pytest.raises(OSError, match=r"directory|symbolic"):
        paths.descend(folder.fd, ("work",))
    with pytest.raises(OSError, match=r"directory|symbolic"):
        paths.descend(folder.fd, ("work", "new"), make=True)
    assert not (tmp_path / "outside/new").exists()


def test_only_plain_files_of_a_size_are_read(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "outside/secret.md").write_text("secret")
    (tmp_path / "notes/link.md").symlink_to(tmp_path / "outside/secret.md")
    os.mkfifo(tmp_path / "notes/pipe.md")
    (tmp_path / "notes/plan.md").write_text("plan")
    names = [path.name for path in (tmp_path / "notes").iterdir()]
    read = {name: paths.read(name, folder.fd, 100) for name in names}
    assert read == {"link.md": None, "pipe.md": None, "plan.md": b"plan", "work": None}
    assert paths.read("plan.md", folder.fd, 3) is None


def test_a_folder_that_is_moved_away_is_no_longer_inside(folder: Folder, tmp_path: Path) -> None:
    work = paths.descend(folder.fd, ("work",))
    assert paths.inside(work, [folder])
    (tmp_path / "notes/work").rename(tmp_path / "outside/work")
    assert not paths.inside(work, [folder])
    os.close(work)
