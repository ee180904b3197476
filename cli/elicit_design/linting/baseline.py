"""A baseline: known findings that are not reported again, so that new ones stand out.

The file is JSON and lists path, code and pointer of each finding, as often as it was found. It
serves JSON documents too, which have no comments to write an ignore in.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

from elicit_design.model.finding import Finding
from elicit_design.problems import Problem, UserError

Known: TypeAlias = "Counter[tuple[str, str, str]]"

VERSION = 1


def write_baseline(path: Path, findings: Iterable[Finding]) -> None:
    """Write a baseline of these findings, in a stable order."""
    from elicit_design.rewriting import rewrite  # only --write-baseline needs it

    entries = sorted(_key(finding) for finding in findings)
    data = {
        "version": VERSION,
        "findings": [{"path": p, "code": c, "pointer": at} for p, c, at in entries],
    }
    rewrite(path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())


def read_baseline(path: Path) -> Known:
    """Read a baseline.

    Raises:
        UserError: when it cannot be read or is none.
    """
    try:
        data = json.loads(path.read_text("utf-8"))
        entries = [(e["path"], e["code"], e["pointer"]) for e in data["findings"]]
    except OSError as error:
        says = f"the baseline cannot be read: {error.strerror or error}."
        hint = "Write one with --write-baseline."
        raise UserError(Problem(says, hint, str(path))) from error
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        says, hint = "this is no baseline.", "Write one with --write-baseline."
        raise UserError(Problem(says, hint, str(path))) from error
    return Counter((str(p), str(c), str(at)) for p, c, at in entries)


def without_known(findings: Sequence[Finding], known: Known) -> tuple[list[Finding], int]:
    """Return the findings that the baseline does not hold, and how many entries match nothing."""
    left = Counter(known)
    new = []
    for finding in findings:
        key = _key(finding)
        if left[key] > 0:
            left[key] -= 1
        else:
            new.append(finding)
    return new, sum(left.values())


def _key(finding: Finding) -> tuple[str, str, str]:
    path = finding.path.replace("\\", "/").removeprefix("./")
    return path, finding.code, finding.pointer
