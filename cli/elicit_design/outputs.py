"""Writing of generated files: the only writer, and the judge of what is stale or edited.

`<out>/elicitation.lock` records the digest of every file as it was written and the run (the
inputs as given) that wrote it. By it a file that a person edited is known and left alone, and
a file that the same run no longer makes is removed. Files of other runs are never touched.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Literal

from elicit_design.lock_file import LOCK, Entry, Lock, digest, lock_text, read_lock
from elicit_design.model.artifact import Artifact
from elicit_design.model.values import JsonObject
from elicit_design.problems import Problem, UserError

_RUN_NAME = 120

State = Literal["new", "same", "changed", "edited", "orphan", "edited-orphan"]
"""What a file is, before writing.

`new` is not there yet; `same` needs nothing; `changed` is as it was written and is to become
different; `edited` was changed by hand or is not ours; an `orphan` is no longer made.
"""


@dataclass(frozen=True, slots=True)
class Step:
    """One file: what is there (`old`), what it is to be (`new`), None where there is nothing."""

    path: str
    state: State
    old: str | None
    new: str | None

    @property
    def difference(self) -> str:
        """The unified difference from what is there to what it is to be."""
        return _difference(self)


@dataclass(frozen=True, slots=True)
class Written:
    """What a write did; `kept` are edited files and edited orphans, left as they are."""

    written: tuple[str, ...]
    same: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """What a run is known by: its inputs as given; `partial` when it covers a part of them.

    Attributes:
        decisions: what was decided, `server/tool` -> data, kept in the lock for the next run.
    """

    inputs: tuple[str, ...] = ()
    partial: bool = False
    decisions: Mapping[str, JsonObject] | None = None


def write(
    artifacts: Sequence[Artifact], out_dir: Path, *, force: bool = False, run: Run = Run()
) -> Written:
    """Write the artifacts under `out_dir`, each in one step, and then the lock.

    Edited files and edited orphans stay and are reported, unless `force` is set.

    Raises:
        UserError: when a file would land outside `out_dir`, through a link, or cannot be written.
    """
    steps = plan(artifacts, out_dir, run)
    held = () if force else ("edited", "edited-orphan")
    todo = [step for step in steps if step.state not in ("same", *held)]
    try:
        for step in todo:
            if step.new is None:
                _remove(out_dir, step.path)
            else:
                _write_file(out_dir, step.path, step.new)
        _write_lock(out_dir, steps, held, run)
    except OSError as error:
        raise UserError(_unwritable(out_dir, error)) from error
    return Written(
        written=tuple(step.path for step in todo if step.new is not None),
        same=tuple(step.path for step in steps if step.state == "same"),
        removed=tuple(step.path for step in todo if step.new is None),
        kept=tuple(step for step in steps if step.state in held),
    )


def check(artifacts: Sequence[Artifact], out_dir: Path, run: Run = Run()) -> tuple[Step, ...]:
    """Return the steps a write would have to take; nothing is stale when there are none."""
    return tuple(step for step in plan(artifacts, out_dir, run) if step.state != "same")


def diff(artifacts: Sequence[Artifact], out_dir: Path, run: Run = Run()) -> str:
    """Return what a write would change, as one unified difference."""
    return "".join(step.difference for step in check(artifacts, out_dir, run))


def plan(artifacts: Sequence[Artifact], out_dir: Path, run: Run = Run()) -> tuple[Step, ...]:
    """Compare the artifacts with what is there.

    Raises:
        UserError: when a path leads through a link or a file, or the lock cannot be read.
    """
    lock = _lock_of(out_dir)
    paths = {artifact.path for artifact in artifacts}
    steps = [_step(out_dir, artifact, lock) for artifact in artifacts]
    if not run.partial:
        steps += _orphans(out_dir, paths, lock, run)
    return tuple(steps)


# --- comparing -----------------------------------------------------------------------------


def _step(out_dir: Path, artifact: Artifact, lock: Lock) -> Step:
    target = _target(out_dir, artifact.path)
    old = _read(target)
    if old is None:
        return Step(artifact.path, "new", None, artifact.text)
    if digest(old) == digest(artifact.text) and not target.is_symlink():
        return Step(artifact.path, "same", artifact.text, artifact.text)
    untouched = digest(old) == lock.digest_of(artifact.path)
    state: State = "changed" if untouched and not target.is_symlink() else "edited"
    return Step(artifact.path, state, old, artifact.text)


def _orphans(out_dir: Path, paths: set[str], lock: Lock, run: Run) -> list[Step]:
    key = _run_key(run, out_dir)
    steps = []
    for path, entry in sorted(lock.files.items()):
        if path in paths or entry.run != key or not _is_plain(path):
            continue
        target = _target(out_dir, path)
        old = _read(target)
        if old is not None:
            untouched = digest(old) == entry.digest and not target.is_symlink()
            steps.append(Step(path, "orphan" if untouched else "edited-orphan", old, None))
    return steps


def _difference(step: Step) -> str:
    lines = difflib.unified_diff(
        (step.old or "").splitlines(keepends=True),
        (step.new or "").splitlines(keepends=True),
        f"a/{step.path}" if step.old is not None else "/dev/null",
        f"b/{step.path}" if step.new is not None else "/dev/null",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _read(target: Path) -> str | None:
    """Return the text of a file; one that is not UTF-8 differs from everything we write."""
    try:
        return target.read_bytes().decode("utf-8", "surrogateescape")
    except FileNotFoundError:
        return "" if target.is_symlink() else None
    except OSError as error:
        raise UserError(_unwritable(target, error)) from error


# --- places --------------------------------------------------------------------------------


def _target(out_dir: Path, path: str) -> Path:
    """Return the place of a file, refusing every folder on the way that is a link or a file."""
    if not _is_plain(path):
        raise ValueError(f"not a plain relative path: {path!r}")
    place = out_dir
    for segment in PurePosixPath(path).parts[:-1]:
        place /= segment
        if place.is_symlink() or (place.exists() and not place.is_dir()):
            raise UserError(
                Problem(
                    f"{place} is a link or a file where a folder is to be.",
                    "Remove it, or write to another folder with --out.",
                )
            )
    return place / PurePosixPath(path).name


def _is_plain(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return bool(parts) and not (
        path.startswith("/") or "\\" in path or ":" in path or "\0" in path or ".." in parts
    )


def _write_file(out_dir: Path, path: str, text: str) -> None:
    """Write next to the place and move there, so that nobody ever reads half a file.

    The move replaces a link that stands at the place, and never writes through it.
    """
    target = _target(out_dir, path)
    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = target.parent / f".{os.getpid()}.tmp"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    temporary.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(temporary, flags, 0o666), "wb") as file:
            file.write(text.encode("utf-8"))
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)


def _remove(out_dir: Path, path: str) -> None:
    target = _target(out_dir, path)
    target.unlink(missing_ok=True)
    for folder in target.parents:
        if folder == out_dir or any(folder.iterdir()):
            break
        folder.rmdir()


def _unwritable(place: Path, error: OSError) -> Problem:
    reason = error.strerror or str(error)
    return Problem(f"{error.filename or place} cannot be read or written: {reason}.")


# --- the lock ------------------------------------------------------------------------------


def read_decisions(out_dir: Path) -> Mapping[str, JsonObject]:
    """Return what earlier runs recorded as decided, `server/tool` -> data.

    Raises:
        UserError: when the lock cannot be read.
    """
    return _lock_of(out_dir).decisions


def _lock_of(out_dir: Path) -> Lock:
    text = _read(out_dir / LOCK)
    try:
        return Lock() if text is None else read_lock(text)
    except ValueError as error:
        raise UserError(
            Problem(
                "is not a lock file that this version can read.",
                "Delete it and run again with --force, which takes all files as generated.",
                str(out_dir / LOCK),
            )
        ) from error


def _write_lock(out_dir: Path, steps: Iterable[Step], held: Sequence[str], run: Run) -> None:
    old, key = _lock_of(out_dir), _run_key(run, out_dir)
    files = dict(old.files)
    for step in steps:
        if step.state in held:
            continue
        if step.new is None:
            files.pop(step.path, None)
        else:
            files[step.path] = Entry(digest(step.new), key)
    text = lock_text(Lock(files, _decisions(old, run, key)))
    if _read(out_dir / LOCK) != text:
        _write_file(out_dir, LOCK, text)


def _decisions(lock: Lock, run: Run, key: str) -> Mapping[str, JsonObject]:
    """Keep what other runs decided; of this run's, what it covers now."""
    kept = {
        tool: decision
        for tool, decision in lock.decisions.items()
        if run.partial or decision.get("run") != key
    }
    new = {tool: {**decision, "run": key} for tool, decision in (run.decisions or {}).items()}
    return {**kept, **new}


def _run_key(run: Run, out_dir: Path) -> str:
    """Name a run by its inputs as seen from the output folder, the same on every machine.

    Every entry of the lock repeats the name, so that of a run with many inputs is cut.
    """
    inputs = sorted(_seen_from(out_dir, path) for path in run.inputs)
    name = " ".join(inputs)
    if len(inputs) < 2 or len(name) <= _RUN_NAME:
        return name
    mark = digest(name).removeprefix("sha256:")[:8]
    return f"{inputs[0]} and {len(inputs) - 1} more ({mark})"


def _seen_from(out_dir: Path, path: str) -> str:
    if path == "-":
        return path
    try:
        return Path(os.path.relpath(path, out_dir)).as_posix()
    except ValueError:  # another drive
        return path
